import type { Endpoint, Envelope, ErrorDetail, InputOf, OutputOf } from "@yunshou/contract";
import { currentLanguage } from "../phrases/language.ts";

/** The parts of an endpoint that a call needs; the schemas stay on the server's side. */
export type Target = Pick<Endpoint, "method" | "path" | "writes">;

/** Why a call failed: no answer, or the server refused. `message` is what a person may read; empty without an answer. */
export class CallFailure extends Error {
  readonly kind: "network" | "refused";
  readonly code: string;
  readonly detail: ErrorDetail;

  constructor(kind: "network" | "refused", code = "", message = "", detail: ErrorDetail = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }
}

export interface CallOptions {
  /** One key for one deed: sent again with it, it takes effect once. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** What is sent instead of the input, as it is: an upload. */
  readonly bytes?: Blob;
}

const timeoutMs = 15_000;
/** A picture over a slow network takes its time. */
const uploadTimeoutMs = 90_000;
/** Both mean success (HTTP-05). */
const successCodes: ReadonlySet<string> = new Set(["H0000", "200"]);

/**
 * Calls an endpoint of the contract and answers its output.
 *
 * @throws CallFailure; AbortError when the caller gave up.
 */
export async function call<E extends Target>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { bytes } = options;
  const message = messageOf(endpoint, input as Record<string, unknown>);
  const { address, body, type } =
    bytes === undefined ? message : { ...message, body: bytes, type: "application/octet-stream" };
  const timeout = AbortSignal.timeout(bytes === undefined ? timeoutMs : uploadTimeoutMs);
  const key: Record<string, string> = endpoint.writes ? { "Idempotency-Key": options.idempotencyKey ?? newKey() } : {};
  let envelope: Partial<Envelope<OutputOf<E>>>;
  try {
    const answer = await fetch(address, {
      method: endpoint.method,
      signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
      headers: {
        "Accept-Language": currentLanguage(),
        ...(body === undefined ? {} : { "Content-Type": type }),
        ...key,
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    envelope = (await answer.json()) as Partial<Envelope<OutputOf<E>>>;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailure("network");
  }
  const code = String(envelope.code ?? "");
  if (successCodes.has(code)) return envelope.data as OutputOf<E>;
  throw new CallFailure("refused", code, envelope.msg ?? "", (envelope.data ?? {}) as ErrorDetail);
}

/** Path filled in, language and channel added (HTTP-03, HTTP-04, LANG-08). */
function messageOf(endpoint: Target, input: Readonly<Record<string, unknown>>) {
  const rest: Record<string, unknown> = { ...input, language: currentLanguage(), channel: "1" };
  const path = endpoint.path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const type = "application/json";
  if (endpoint.method !== "GET") return { address: path, body: JSON.stringify(rest), type };
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return {
    address: `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`,
    body: undefined,
    type,
  };
}

/** At least 128 random bits as a text. `crypto.randomUUID` exists only on secure pages, hence the bytes. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
