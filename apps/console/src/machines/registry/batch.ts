import type { InputOf } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";

/** The machines of a batch: chosen ones, or everything that matches the filters of the list. */
export type MachineChoice = Pick<InputOf<typeof machines.setOperation>, "machineIds" | "matching">;

/** Machines of a batch with what they are called, or how many they are. */
export interface NamedChoice {
  readonly choice: MachineChoice;
  readonly about: string;
}

/** What machines are bound to, or from whom they are taken back. */
export type Binding = "point" | "route" | "users" | "takeBack";
