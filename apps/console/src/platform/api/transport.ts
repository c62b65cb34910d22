import { currentLanguage } from "../phrases/language.ts";
import type { Envelope, ErrorDetail } from "@yunshou/contract";
import { sessionToken } from "../session/session.ts";
import { CallFailure } from "./failure.ts";
import { operationOf } from "./operation.ts";

/** A call fails after this time without an answer (HTTP-06). */
export const callTimeoutMs = 15_000;

/** Both mean success (HTTP-05). */
const successCodes: ReadonlySet<string> = new Set(["H0000", "200"]);
const expiredCode = "S9999";

export interface Message {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: URLSearchParams;
  /** A file travels as it is, everything else as JSON. */
  readonly body?: Readonly<Record<string, unknown>> | Blob;
  readonly idempotencyKey?: string;
  /** Beside those of the session, e.g. the token of a link. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Uploads may take longer than ordinary calls. */
  readonly timeoutMs?: number;
}

export interface Answer<T> {
  readonly data: T;
  readonly headers: Headers;
}

/** HTTP-02: four headers with a session, none without. */
export function sessionHeaders(): Record<string, string> {
  const token = sessionToken();
  return token === undefined ? {} : { Authorization: token, token, provider_id: "1", "provider-id": "1" };
}

/**
 * Sends one message and opens its envelope (HTTP-01, HTTP-05).
 *
 * @throws CallFailure for everything that is not a success; AbortError when the caller gave up.
 */
export async function exchange<T>(message: Message): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(message.timeoutMs ?? callTimeoutMs);
  const signal = message.signal === undefined ? timeout : AbortSignal.any([message.signal, timeout]);
  const query = message.query?.toString() ?? "";
  const isFile = message.body instanceof Blob;
  let answer: Response;
  let envelope: Partial<Envelope<T>>;
  try {
    answer = await fetch(query === "" ? message.path : `${message.path}?${query}`, {
      method: message.method,
      signal,
      headers: {
        ...sessionHeaders(),
        // What is refused before its body is read is refused in this language.
        "Accept-Language": currentLanguage(),
        ...message.headers,
        ...(message.body === undefined
          ? {}
          : { "Content-Type": isFile ? "application/octet-stream" : "application/json" }),
        ...(message.idempotencyKey === undefined ? {} : { "Idempotency-Key": message.idempotencyKey }),
      },
      ...(message.body === undefined ? {} : { body: isFile ? (message.body as Blob) : JSON.stringify(message.body) }),
    });
    envelope = (await answer.json()) as Partial<Envelope<T>>;
  } catch (error) {
    if (message.signal?.aborted) throw error;
    throw new CallFailure(timeout.aborted ? "timeout" : "network");
  }
  const code = String(envelope.code ?? "");
  if (successCodes.has(code)) return { data: envelope.data as T, headers: answer.headers };
  throw new CallFailure(
    code === expiredCode ? "expired" : "refused",
    code,
    envelope.msg ?? "",
    (envelope.data ?? {}) as ErrorDetail,
    operationOf(message),
    answer.headers.get("x-request-id") ?? undefined,
  );
}
