// The names of people, as they were typed on this device: every game offers them again.

import { cleanName, LONGEST_NAME } from "../model/names.ts";
import { device, parsed } from "./device.ts";

const KEY = "rollwise.people";
const MOST = 12;

/** Each once, whatever its capitals, the first of them stays. */
const apart = (names: string[]) =>
  names.filter(
    (name, nth) => name !== "" && nth === names.findIndex((other) => other.toLowerCase() === name.toLowerCase()),
  );

const clean = (name: unknown) => (typeof name === "string" ? cleanName(name, LONGEST_NAME) : "");

/** The names that are remembered, the last one first. */
export function people(): string[] {
  const kept = parsed(device.read(KEY));
  return Array.isArray(kept) ? apart(kept.map(clean)).slice(0, MOST) : [];
}

export function remember(name: string) {
  const names = apart([clean(name), ...people()]).slice(0, MOST);
  device.write(KEY, JSON.stringify(names));
}

export const forgetPeople = () => device.write(KEY, null);
