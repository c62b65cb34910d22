import { ProviderUnreachable } from "./provider.ts";

const answerTimeoutMs = 5_000;
/** More than any answer of a payment call has; a bill is fetched elsewhere. */
const answerBytes = 1_048_576;

/** What a provider answered, as its bytes arrived: signatures are over these. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * One request to a provider, answered by text. Redirects are not followed: a provider has none, and a key is in the headers.
 *
 * @throws ProviderUnreachable when nothing came back, or too much: what the provider did is unknown.
 */
export async function ask(
  url: string,
  init: RequestInit,
  timeoutMs = answerTimeoutMs,
  bytes = answerBytes,
): Promise<RawAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    const body = await response.text();
    if (body.length > bytes) throw new Error("the answer is too long");
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw new ProviderUnreachable(`${init.method ?? "GET"} ${new URL(url).pathname}: ${(error as Error).message}`);
  }
}

export const billTimeoutMs = 60_000;
/** Some million lines, packed. */
export const billBytes = 268_435_456;

/**
 * Downloads a bill as bytes, which may be many.
 *
 * @throws ProviderUnreachable
 */
export async function download(url: string, headers: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const about = `GET ${new URL(url).pathname}`;
  try {
    const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(billTimeoutMs) });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    if (Number(response.headers.get("content-length") ?? 0) > billBytes) throw new Error("the bill is too long");
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new ProviderUnreachable(`${about}: ${(error as Error).message}`);
  }
}

/** Reads JSON of a provider; what cannot be read says nothing about what happened. */
export function readJson(text: string, about: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw new ProviderUnreachable(`${about}: the answer is no JSON`);
  }
}
