// Takes the learned and precomputed files that the package holds.

import { inflated } from "./inflated.js";

/** A file that the package holds as a script of its own, which is loaded once it is wanted. */
export interface Table {
  name: string;
  load: () => Promise<{ default: string }>;
  /** Hands its bytes to the module. */
  take: (bytes: Uint8Array) => void;
}

const taken = /* @__PURE__ */ new Map<Table, Promise<void>>();

/** Whether an argument that may be left out, or null, is there. */
export const isGiven = (base: string | undefined | null): base is string => base !== undefined && base !== null;

/** Loads a table and hands it to the module, unless that is done; after a failure it can be tried again. */
export async function takeTable(table: Table): Promise<void> {
  let taking = taken.get(table);
  if (!taking) {
    taking = load(table);
    taken.set(table, taking);
    taking.catch(() => taken.delete(table));
  }
  return taking;
}

async function load({ load, take }: Table) {
  take(await inflated((await load()).default));
}

/** Takes several tables, and tells which can't be had and why. */
export async function takeTables(tables: Table[]): Promise<{ missing: { name: string; reason: string }[] }> {
  const missing = await Promise.all(
    tables.map(async (table) => {
      try {
        await takeTable(table);
        return [];
      } catch (error) {
        return [{ name: table.name, reason: error instanceof Error ? error.message : String(error) }];
      }
    }),
  );
  return { missing: missing.flat() };
}
