import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../bench/client.ts";
import { allEndpoints } from "../world/samples.ts";
import { publicCalls } from "../world/exceptions.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Routes that no endpoint of the contract describes, with what keeps them to whom they belong. */
const routesBeside: Readonly<Record<string, string>> = {
  "GET /ws/message/:userId": "the live channel; insight/live/channel.database.test.ts",
  "POST /api/v1/payments/notices/:service": "proven by the provider's signature; payments/providers.test.ts",
  "GET /health/live": "tells nothing of anybody",
  "GET /health/ready": "tells nothing of anybody",
  "GET /metrics": "counts of the process",
  "GET /asyncapi.json": "the protocol of machines",
  "GET /api/openapi.json": "the contract",
  "GET /api/docs": "the contract",
  "GET /api/docs.js": "the contract",
  "GET /api/v1/system/agreement-files/:id": "agreements of the platform, under a key",
  "GET /spImg/*": "pictures that everybody may see",
  "GET /sysFile/*": "files that everybody may load",
  "GET /softFile/*": "programs for machines",
  "GET /:fileName(^[\\w-]+\\.txt$)":
    "what proves a business domain to whoever asks there; mall/businessDomains.database.test.ts",
  "GET /m/*": "the pages for phones",
  "GET /m/": "the pages for phones",
  "GET /m/assets/:file": "parts of the pages for phones",
  "GET /assets/:file": "parts of the console",
  "GET /": "the console",
  "GET /*": "the console",
};

describe("the list of calls", () => {
  it("S1 holds every route that the server has", () => {
    const described = new Set(allEndpoints.map(({ call }) => `${call.method} ${call.path}`));
    const { routes } = server.web;
    expect(routes.length).toBeGreaterThan(100);
    expect(
      routes.filter((route) => !described.has(route) && !(route in routesBeside)),
      "routes that are no endpoint of the contract: make them one, or say in `routesBeside` what keeps them apart",
    ).toEqual([]);
  });

  it("S1 says of every public call what limits it", () => {
    const open = allEndpoints.filter(
      ({ name, call }) => call.access === "public" && !(name in publicCalls) && !/^screens|^screenCalls/.test(name),
    );
    expect(
      open.map(({ name }) => name),
      "public calls: say in `publicCalls` of testing/world/exceptions.ts what limits each",
    ).toEqual([]);
  });
});
