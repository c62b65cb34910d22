import type { InputOf } from "@yunshou/contract";
import { machines } from "@yunshou/contract/machines/machines";
import { call } from "../../platform/api/call.ts";

/** The machines of a batch: chosen ones, or everything that matches the filters of the list. */
export type MachineChoice = Pick<InputOf<typeof machines.setOperation>, "machineIds" | "matching">;

/** Machines of a batch with what they are called, or how many they are. */
export interface NamedChoice {
  readonly choice: MachineChoice;
  readonly about: string;
}

/** What machines are bound to, or from whom they are taken back. */
export type Binding = "point" | "route" | "users" | "takeBack";

/** The most rows of one page. */
const pageSize = 200;

/** The machines of a batch by id, for a call that shows what it does to each before it is done. */
export async function idsOf({ machineIds, matching }: MachineChoice): Promise<readonly string[]> {
  if (matching === undefined) return machineIds ?? [];
  const found: string[] = [];
  for (let page = 1; found.length < matching.shown; page += 1) {
    const { rows } = await call(machines.list, { ...matching.filters, page, pageSize }, { fresh: true });
    if (rows.length === 0) break;
    found.push(...rows.map(({ machineId }) => machineId));
  }
  return found;
}
