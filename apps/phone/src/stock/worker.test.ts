import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const file = join(import.meta.dirname, "../../public/worker.js");

/** The worker of a phone with what it keeps, and a network that answers or not. */
function phone() {
  const kept = new Map<string, Response>();
  let network: (path: string) => string | undefined = () => undefined;
  const path = (request: string | { readonly url: string }) =>
    new URL(typeof request === "string" ? request : request.url, "https://phone.test").pathname;
  const cache = {
    put: async (key: string | { readonly url: string }, answer: Response) => void kept.set(path(key), answer),
  };
  const handlers: Record<string, (event: unknown) => void> = {};
  runInNewContext(readFileSync(file, "utf8"), {
    URL,
    Response,
    self: {
      location: { origin: "https://phone.test" },
      addEventListener: (name: string, handler: (event: unknown) => void) => void (handlers[name] = handler),
    },
    caches: {
      open: async () => cache,
      match: async (key: string | { readonly url: string }) => kept.get(path(key))?.clone(),
    },
    fetch: async (request: { readonly url: string }) => {
      const text = network(path(request));
      if (text === undefined) throw new TypeError("no network");
      return new Response(text);
    },
  });
  return {
    kept,
    connect: (answers: typeof network) => void (network = answers),
    /** What the browser gets for a page or a file; undefined where it gets nothing. */
    async get(address: string, mode = "navigate"): Promise<string | undefined> {
      let answer: Promise<Response> | undefined;
      const request = { url: `https://phone.test${address}`, method: "GET", mode };
      handlers["fetch"]?.({ request, respondWith: (given: Promise<Response>) => void (answer = given) });
      return answer?.then(
        (response) => (response.type === "error" ? undefined : response.text()),
        () => undefined,
      );
    },
  };
}

it("STOCK-08 opens with what it has when a new version came only by half before the network was gone", async () => {
  const { kept, connect, get } = phone();
  kept.set("/m/", new Response("page 1"));
  kept.set("/m/assets/1.js", new Response("program 1"));
  // The page of the new version arrives, and nothing more.
  connect((path) => (path === "/m/" ? "page 2" : undefined));
  expect([await get("/m/"), await get("/m/assets/2.js", "cors")]).toEqual(["page 2", undefined]);
  connect(() => undefined);
  expect([await get("/m/machine/A7"), await get("/m/assets/1.js", "cors")]).toEqual(["page 1", "program 1"]);
});

it("STOCK-08 keeps the files of a page as they come, and no call", async () => {
  const { connect, get } = phone();
  connect((path) => `answer of ${path}`);
  expect(await get("/m/assets/2.js", "cors")).toBe("answer of /m/assets/2.js");
  expect(await get("/api/v1/stock/visits", "cors")).toBeUndefined();
  connect(() => undefined);
  expect(await get("/m/assets/2.js", "cors")).toBe("answer of /m/assets/2.js");
});
