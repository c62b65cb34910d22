import { hash } from "node:crypto";
import { messageSizeLimit } from "@yunshou/contract/machines/topics";
import { readUpMessage, type UpMessage } from "@yunshou/contract/machines/upMessages";

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
  | {
      readonly ok: true;
      readonly message: UpMessage;
      /** Empty for a heartbeat, which is not stored. */ readonly hash: string;
    }
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
    const isStored = read.message.type !== "heartbeat";
    return {
      ok: true,
      message: read.message,
      hash: isStored ? bodyHash(value as { type: unknown; at: unknown; body: unknown }) : "",
    };
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
 * Hexadecimal. The raw body is hashed, not the read one, so a later default of ours does not turn a repetition into a contradiction.
 */
export function bodyHash(value: { readonly type: unknown; readonly at: unknown; readonly body: unknown }): string {
  return hash("sha256", canonical([value.type, value.at, value.body]), "hex");
}

/** JSON with sorted fields. Loops that add to one text take a fifth of the time of lists that are joined; every message comes by here. */
function canonical(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const one of value) text += text === "" ? canonical(one) : `,${canonical(one)}`;
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort())
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonical(fields[key])}`;
  return `{${text}}`;
}
