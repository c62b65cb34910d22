import { accept, refuse, type Result } from "../result.ts";
import { checkMachineNumber } from "./machine.ts";

/** Machines that are registered at once at most: their activation codes are a sheet that one person puts up in a day. */
export const registrationLimit = 100;

/** Digits at the end of a number, which count; nine at most, so that they are an exact number. */
const counted = /^(.*?)(\d{1,9})$/;

/**
 * The machine numbers from the first to the last, which differ in the digits at their end alone, as A001 to A050; without
 * a last one the first alone (MACHINE-20, MACHINE-21).
 */
export function numbersBetween(first: string, last: string): Result<readonly string[]> {
  const from = checkMachineNumber(first);
  if (!from.ok) return { ...from, field: "firstNo" };
  if (last.trim() === "" || last.trim() === from.value) return accept([from.value]);
  const to = checkMachineNumber(last);
  if (!to.ok) return { ...to, field: "lastNo" };
  const [, prefix = "", start = ""] = counted.exec(from.value) ?? [];
  const [, lastPrefix = "", end = ""] = counted.exec(to.value) ?? [];
  const isRange = start !== "" && prefix === lastPrefix && start.length === end.length && Number(start) < Number(end);
  if (!isRange) return refuse("machines.rangeMalformed", { field: "lastNo" });
  const count = Number(end) - Number(start) + 1;
  if (count > registrationLimit)
    return refuse("machines.rangeTooLong", { field: "lastNo", values: { limit: registrationLimit } });
  return accept(
    Array.from({ length: count }, (_, index) => prefix + String(Number(start) + index).padStart(start.length, "0")),
  );
}

/** What a machine of a range is called: the common name with its own number, a single one by the name alone. */
export const nameInRange = (name: string, machineNo: string, count: number): string =>
  count === 1 ? name : `${name} ${machineNo}`;

/** Where machines connect to; without a host it is that of the console. */
export interface BrokerAddress {
  readonly host: string | null;
  readonly port: number;
  readonly tls: boolean;
}

/**
 * What the activation QR code of a machine holds: all that it needs for its first connection (docs/machine-protocol.md,
 * "Activation code"). `host` is the console's where the broker names none.
 */
export function activationCode(
  { host, port, tls }: BrokerAddress,
  consoleHost: string,
  { machineNo, secret }: { readonly machineNo: string; readonly secret: string },
): string {
  const query = new URLSearchParams({ no: machineNo, secret });
  return `${tls ? "mqtts" : "mqtt"}://${host ?? consoleHost}:${port}/activate?${query.toString()}`;
}
