import { asSystem, type Database } from "@yunshou/database";
import { errorText } from "@yunshou/phrases/server";
import { takeReading } from "./taking.ts";
import { lockByNumber } from "./taking.queries.ts";

/** What became of a file, or why it is refused. */
export type FileAnswer =
  | { readonly ok: true; readonly told: object }
  | { readonly ok: false; readonly problem: string };

/** Takes files that machines bring themselves, read at the moment at which they come. */
export const takeFileOf =
  (database: Database) =>
  (machineNo: string, content: Buffer): Promise<FileAnswer> =>
    asSystem(database, async (tx): Promise<FileAnswer> => {
      const machine = await lockByNumber(tx, machineNo);
      if (machine === undefined) return { ok: false, problem: "the machine is out of service" };
      const given = { source: "push", readAt: new Date(), fileName: "", content, userId: null } as const;
      const taken = await takeReading(tx, machine, given);
      // Whoever builds machines reads English.
      if (!taken.ok) return { ok: false, problem: errorText("en", taken.code, taken.values ?? {}) };
      const { state, pieces, problem } = taken.value;
      return { ok: true, told: { state, pieces, problem } };
    });
