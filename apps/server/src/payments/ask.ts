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
export async function ask(url: string, init: RequestInit, timeoutMs = answerTimeoutMs): Promise<RawAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    const body = await response.text();
    if (body.length > answerBytes) throw new Error("the answer is too long");
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw new ProviderUnreachable(`${init.method ?? "GET"} ${new URL(url).pathname}: ${(error as Error).message}`);
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
