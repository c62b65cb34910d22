import type { Endpoint, InputOf, OutputOf } from "@yunshou/contract";
import { sessionToken } from "../session/session.ts";
import { currentLanguage } from "../phrases/language.ts";
import { endDuplicateWindow, sendOnce } from "./duplicates.ts";
import { CallFailure } from "./failure.ts";
import { exchange, type Message } from "./transport.ts";

/** The parts of an endpoint that a call needs; the schemas stay on the server's side. */
export type Target = Pick<Endpoint, "method" | "path" | "writes">;

export interface CallOptions {
  /** One key per form instance: a retry of the same form sends it again and takes effect once. */
  readonly idempotencyKey?: string;
  /** Polled data and explicit reloads are always sent (HTTP-09). */
  readonly fresh?: boolean;
  /** The caller shows failures itself. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
}

type Report = (failure: CallFailure) => void;
let report: Report = () => {};

/** Whoever owns the screen tells how failures are shown; there is one reporter. */
export function reportFailuresTo(reporter: Report): void {
  report = reporter;
}

type Prover = () => Promise<boolean>;
let prover: Prover | undefined;

/** Whoever owns the screen asks for a code when a call needs the second factor; there is one prover. */
export function proveWith(asker: Prover | undefined): void {
  prover = asker;
}

/** Shows a failure the way all calls do. */
export function reportFailure(failure: CallFailure): void {
  report(failure);
}

/**
 * Calls an endpoint of the contract and answers its output.
 *
 * @throws CallFailure, after it was shown unless the caller asked for silence. An expired session is always shown (HTTP-10).
 */
export async function call<E extends Target>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const message = messageOf(endpoint, input as Record<string, unknown>, options);
  const send = async () => {
    try {
      return (await exchange<OutputOf<E>>(message)).data;
    } catch (error) {
      const needsFactor =
        error instanceof CallFailure && error.code === "access.secondFactorShow" && options.silent !== true;
      if (!needsFactor || prover === undefined || !(await prover())) throw error;
      return (await exchange<OutputOf<E>>(message)).data;
    }
  };
  try {
    if (options.fresh) return await send();
    const identity = JSON.stringify([
      message.method,
      message.path,
      message.query?.toString(),
      message.body,
      sessionToken(),
    ]);
    const output = await sendOnce(endpoint.path, identity, send);
    if (endpoint.writes) endDuplicateWindow();
    return output;
  } catch (error) {
    if (error instanceof CallFailure && (!options.silent || error.kind === "expired")) report(error);
    throw error;
  }
}

/** The HTTP message of a call: path filled in, language and channel added (HTTP-03, HTTP-04, LANG-08). */
export function messageOf(
  endpoint: Target,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Message {
  const rest: Record<string, unknown> = { ...input, language: currentLanguage(), channel: "1" };
  const path = endpoint.path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const signal = options.signal === undefined ? {} : { signal: options.signal };
  const key = endpoint.writes ? { idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() } : {};
  if (endpoint.method !== "GET") return { method: endpoint.method, path, body: rest, ...key, ...signal };
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return {
    method: "GET",
    path,
    query: new URLSearchParams(given.map(([name, value]) => [name, String(value)])),
    ...key,
    ...signal,
  };
}

/** A key for one form instance. `crypto.randomUUID` exists only on secure pages, hence the bytes. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
