import { imageLimitBytes, refuse } from "@yunshou/domain";
import type { Readable } from "node:stream";
import { toRefused } from "../refused.ts";

/** A body that takes longer keeps others of its merchant waiting. */
const patienceMs = 60_000;

/**
 * The body of a request, never more than a byte above the limit of it.
 *
 * @throws Refused above the limit, or when the body does not arrive in time.
 */
export async function readImageBody(body: Readable | undefined, timeoutMs = patienceMs): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    body?.destroy();
  }, timeoutMs);
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > imageLimitBytes)
        throw toRefused(refuse("image.tooLarge", { field: "image", values: { limit: "2 MB" } }));
      chunks.push(chunk);
    }
  } catch (error) {
    throw late ? toRefused(refuse("image.unprocessed", { field: "image" })) : error;
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
