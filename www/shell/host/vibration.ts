// A short tick where something is taken or placed, on a device that can and where it is not turned off.

import { browser } from "./browser.ts";
import { device } from "./device.ts";

const KEY = "rollwise.vibration";
const TICK = 10; // milliseconds

export const canVibrate = () => typeof browser.navigator.vibrate === "function";

export const vibrates = () => device.read(KEY) !== "off";

export const setVibration = (isOn: boolean) => device.write(KEY, isOn ? null : "off");

export const tick = () => canVibrate() && vibrates() && browser.navigator.vibrate(TICK);
