import { lookup } from "node:dns/promises";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInner } from "./innerNetworks.ts";

const patienceMs = 5_000;
/** What a receiver answers beyond its status is not read. */
const answerBytes = 1_024;

/** A message was not taken; the text says why, without the address. */
export class NotTaken extends Error {}

interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts JSON to an address that somebody of a merchant wrote down. The name is resolved here, and the very address that was
 * looked at is called, so that neither a name of the own network nor one that changes its mind leads inside. No redirection is
 * followed.
 *
 * @param loopback test switch: this very machine is called too.
 * @throws NotTaken when the answer is not 2xx, or nothing was called.
 */
export async function postOutside(
  { url, body, headers }: Message,
  { loopback }: { readonly loopback: boolean },
): Promise<number> {
  const { hostname, protocol } = new URL(url);
  const isOwn = loopback && hostname === "127.0.0.1";
  if (protocol !== "https:" && !isOwn) throw new NotTaken("the address is refused");
  const found = await lookup(hostname, { all: true }).catch(() => {
    throw new NotTaken("the host is unknown");
  });
  const [first] = found;
  if (first === undefined || (!isOwn && found.some(({ address }) => isInner(address))))
    throw new NotTaken("the address is refused");
  const only: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [first]) : done(null, first.address, first.family);
  const status = await answerOf(url, body, headers, isIP(hostname) === 0 ? only : undefined);
  if (status < 200 || status > 299) throw new NotTaken(`HTTP ${status}`);
  return status;
}

function answerOf(
  url: string,
  body: string,
  headers: Message["headers"],
  pinned: LookupFunction | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith("https:") ? secureRequest : plainRequest)(
      url,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        ...(pinned === undefined ? {} : { lookup: pinned }),
      },
      (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > answerBytes) response.destroy();
        });
        response.on("error", () => {});
        resolve(response.statusCode ?? 0);
      },
    );
    request.on("error", () => reject(new NotTaken("no answer")));
    request.end(body);
  });
}
