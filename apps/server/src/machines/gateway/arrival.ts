import { hash } from "node:crypto";
import { messageSizeLimit, readUpMessage, type UpMessage } from "@yunshou/contract";

/** A message as a broker handed it over, read but not stored. */
export interface Arrival {
  readonly machineNo: string;
  readonly topic: string;
  readonly payload: Buffer;
  /** Monotonic ms of the receipt; the writer turns it into a date with the database's clock. */
  readonly arrivedMs: number;
  readonly reading: Reading;
}

export type Reading =
  | { readonly ok: true; readonly message: UpMessage; readonly hash: Buffer }
  | { readonly ok: false; readonly problem: string; readonly boot: string | null; readonly seq: number | null };

/** Reads a payload. What cannot be read is not an error: it will be set aside with the reason. */
export function readArrival(machineNo: string, topic: string, payload: Buffer, arrivedMs: number): Arrival {
  return { machineNo, topic, payload, arrivedMs, reading: readPayload(payload) };
}

function readPayload(payload: Buffer): Reading {
  if (payload.length > messageSizeLimit) return unreadable(`larger than ${messageSizeLimit} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(payload.toString("utf8"));
  } catch {
    return unreadable("not JSON");
  }
  const read = readUpMessage(value);
  if (!read.ok) return unreadable(read.problem, value);
  try {
    return { ok: true, message: read.message, hash: bodyHash(value as { type: unknown; at: unknown; body: unknown }) };
  } catch {
    return unreadable("nested too deeply", value);
  }
}

function unreadable(problem: string, value?: unknown): Reading {
  const { boot, seq } = (typeof value === "object" && value !== null ? value : {}) as { boot?: unknown; seq?: unknown };
  return {
    ok: false,
    problem,
    boot: typeof boot === "string" ? boot.slice(0, 32) : null,
    seq: Number.isSafeInteger(seq) ? (seq as number) : null,
  };
}

/**
 * What makes two sendings the same message: type, time and body, whatever the order of their fields.
 * The raw body is hashed, not the read one, so a later default of ours does not turn a repetition into a contradiction.
 */
export function bodyHash(value: { readonly type: unknown; readonly at: unknown; readonly body: unknown }): Buffer {
  return hash("sha256", canonical([value.type, value.at, value.body]), "buffer");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = value as Record<string, unknown>;
  return `{${Object.keys(fields).sort().map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(",")}}`;
}
