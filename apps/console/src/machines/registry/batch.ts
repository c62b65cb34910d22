import type { InputOf } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";

/** The machines of a batch: chosen ones, or everything that matches the filters of the list. */
export type MachineChoice = Pick<InputOf<typeof machines.setOperation>, "machineIds" | "matching">;

/** What machines are bound to. */
export type Binding = "point" | "route" | "users";
