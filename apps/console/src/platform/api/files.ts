import type { Endpoint, Envelope, ErrorDetail, InputOf, OutputOf } from "@yunshou/contract";
import { messageOf, reportFailure, type Target } from "./call.ts";
import { CallFailure } from "./failure.ts";
import { exchange, sessionHeaders } from "./transport.ts";

const fileTimeoutMs = 300_000;

/** Fetches a file of an endpoint and gives it to the browser to save. */
export async function saveFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, name: string): Promise<void> {
  try {
    save(await readFile(endpoint, input), name);
  } catch (error) {
    reportFailure(error instanceof CallFailure ? error : new CallFailure("network"));
  }
}

/**
 * Fetches a file of an endpoint.
 *
 * @throws CallFailure when the server refuses; it is not shown.
 */
export async function readFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Blob> {
  const { path, query } = messageOf(endpoint as Target, input as Record<string, unknown>);
  const answer = await fetch(`${path}?${query?.toString() ?? ""}`, {
    headers: { ...sessionHeaders(), ...headers },
    signal: AbortSignal.timeout(fileTimeoutMs),
  });
  if (!answer.ok) {
    const envelope = (await answer.json()) as Envelope<ErrorDetail>;
    throw new CallFailure(
      envelope.code === "S9999" ? "expired" : "refused",
      envelope.code,
      envelope.msg,
      envelope.data,
    );
  }
  return answer.blob();
}

/** Gives a file to the person as a download. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Sends a file as the body of an endpoint; the input travels in the query.
 *
 * @throws CallFailure, after it was shown.
 */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  content: Blob,
  headers: Readonly<Record<string, string>> = {},
): Promise<OutputOf<E>> {
  const { query = new URLSearchParams(), path } = messageOf(
    { ...endpoint, method: "GET" },
    input as Record<string, unknown>,
  );
  try {
    return (
      await exchange<OutputOf<E>>({
        method: endpoint.method,
        path,
        query,
        body: content,
        headers,
        timeoutMs: fileTimeoutMs,
      })
    ).data;
  } catch (error) {
    if (error instanceof CallFailure) reportFailure(error);
    throw error;
  }
}
