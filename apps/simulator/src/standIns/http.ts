import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a stand-in was asked, with the body as its bytes came. */
export interface Asked {
  readonly method: string;
  /** Path with query, as it was sent. */
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface Told {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Listening {
  readonly url: string;
  stop(): Promise<void>;
}

const bodyBytes = 65_536;

/** A real HTTP server on this machine; `undefined` is an answer that never comes. */
export async function listen(answer: (asked: Asked) => Told | undefined, port = 0): Promise<Listening> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      body += part;
      if (body.length > bodyBytes) request.destroy();
    });
    request.on("end", () => {
      const told = answer({
        method: request.method ?? "GET",
        target: request.url ?? "/",
        headers: request.headers,
        body,
      });
      if (told !== undefined) response.writeHead(told.status, told.headers).end(told.body);
    });
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

/** Where the phone of a customer pays: a POST to it is the confirmation, a GET shows what is paid. */
export const phonePath = "/phone/";

/** The page behind a code, for people; programs of customers read only whether it went well. */
export const phoneAnswer = (done: boolean, page: string): Told => ({
  status: done ? 200 : 409,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: page,
});

/** How a stand-in is run. */
export interface StandInOptions {
  readonly port?: number;
  /**
   * Codes carry the address of the stand-in's own page instead of the provider's scheme, which no browser opens: for a
   * demo, whose visitors have no app of the provider.
   */
  readonly codesForBrowsers?: boolean;
}

const retryMs = [500, 2_000, 10_000, 30_000];

/** Posts a notice until it is taken, at most five times. */
export async function tell(
  url: string,
  make: () => { readonly headers: Record<string, string>; readonly body: string },
  taken: (status: number, body: string) => boolean,
): Promise<boolean> {
  for (const pause of [0, ...retryMs]) {
    if (pause > 0) await new Promise((done) => setTimeout(done, pause).unref());
    try {
      const answer = await fetch(url, { method: "POST", ...make(), signal: AbortSignal.timeout(5_000) });
      if (taken(answer.status, await answer.text())) return true;
    } catch {
      // Nobody took it; it is told again.
    }
  }
  return false;
}
