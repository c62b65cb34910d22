import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCan } from "../useCan.ts";

/** The name of a machine, which leads to its page for whoever may open it. */
export function MachineLink({ name, machineNo }: { readonly name: ReactNode; readonly machineNo: string }) {
  return useCan("machines.machine.read") ? (
    <Link to={`/shj/jqxq?jqbh=${encodeURIComponent(machineNo)}`}>{name}</Link>
  ) : (
    name
  );
}
