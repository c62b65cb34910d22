import type { MachineStatus } from "@yunshou/domain";

const condition = (name: string) => `m.in_service and '${name}' = any(t.conditions)`;

/**
 * What each state says of a machine `m` with its state row `t`. Lists are narrowed by it and figures count by it, so that a
 * figure opens its rows. A machine that was never activated or that was taken out of service is in no other state.
 */
export const machineStatusIs: Readonly<Record<MachineStatus, string>> = {
  inService: "m.in_service",
  online: "m.in_service and t.connection = 'online'",
  offline: "m.in_service and t.connection = 'offline'",
  inOperation: "m.in_service and m.operation = 'inOperation'",
  stopSell: "m.in_service and m.operation = 'stopSell'",
  fault: condition("fault"),
  temperature: condition("temperature"),
  outOfStock: condition("outOfStock"),
  outOfChange: condition("outOfChange"),
  openAlarm: "m.in_service and exists (select from alarm a where a.machine_id = m.id and a.cleared_at is null)",
  notActivated: "m.activated_at is null and m.decommissioned_at is null",
  decommissioned: "m.decommissioned_at is not null",
};

/** One figure for each of these states, named like it. */
export const countsOf = (states: readonly MachineStatus[]): string =>
  states.map((state) => `count(*) filter (where ${machineStatusIs[state]})::int as "${state}"`).join(", ");
