import type { IncomingMessage, ServerResponse } from "node:http";
import type { Session } from "./session.ts";

/** An answer that is made when it is written, so that nothing is taken for a machine that hung up. */
export interface Answer {
  readonly status: number;
  readonly text: () => string;
}

/** What waits for the machine. */
export const told = (session: Session): Answer => ({ status: 200, text: () => session.take() });

/** A refusal in words for whoever builds the machine. */
export const problem = (status: number, text: string): Answer => ({
  status,
  text: () => JSON.stringify({ problem: text }),
});

/** The body as a whole; undefined when it is larger than the limit. */
export async function receive(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > limit) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const retryAfterSeconds = 1;

export function reply(request: IncomingMessage, response: ServerResponse, { status, text }: Answer): void {
  if (response.destroyed || request.socket.destroyed) return;
  const body = text();
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(body));
  response.setHeader("cache-control", "no-store");
  if (status === 401) response.setHeader("www-authenticate", 'Basic realm="machines"');
  if (status === 429 || status === 503) response.setHeader("retry-after", retryAfterSeconds);
  // What was not read of a refused request would be taken for the next one.
  if (!request.complete) response.setHeader("connection", "close");
  response.end(body);
}
