import { get } from "node:http";
import * as contract from "@yunshou/contract/all";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { Client, loginAs, startTestServer, type TestServer } from "./testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "./testing/bench/people.ts";

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = new Client(server.address);
});
afterAll(() => server.stop());

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const declared = Object.values(contract).flatMap((value) => {
  const calls: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [];
  return calls.every(isEndpoint) ? (calls as contract.Endpoint[]) : [];
});

describe("the whole server", () => {
  it("mounts every endpoint of the contract", () => {
    const mounted = new Set(server.web.mounted);
    expect(
      declared.filter((endpoint) => !mounted.has(endpoint)).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });

  it("HTTP-18 describes every endpoint in OpenAPI 3.1, with its permission and refusals", async () => {
    const { body } = await client.send("GET", "/api/openapi.json");
    const document = body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { "x-permission": string; responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe("3.1.0");
    for (const { method, path, access } of server.web.mounted) {
      const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      expect(operation?.["x-permission"]).toBe(access);
      expect(operation?.responses["200"]).toBeDefined();
    }
  });

  it("HTTP-18 describes instants as texts, in what is sent and in what is answered", async () => {
    const { body } = await client.send("GET", "/api/openapi.json");
    const text = JSON.stringify(body);
    const { path } = contract.orders.detail;
    const { paths } = body as unknown as { paths: Record<string, { get: unknown }> };
    expect(JSON.stringify(paths[path.replace(/:(\w+)/g, "{$1}")]?.get)).toContain(
      '"orderTime":{"type":"string","format":"date-time"}',
    );
    expect(text).not.toMatch(/"\w+(?:At|Time)":\{\}/);
  });

  it("answers S9999 to nobody on every call that is not public, before it looks at the input", async () => {
    for (const { method, path, access } of server.web.mounted) {
      if (access === "public") continue;
      const answer = await client.send(method, path.replace(/:\w+/g, "1"));
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([401, "S9999"]);
    }
  });

  it("PERM-09 refuses every call whose permission the caller lacks, before it looks at the input", async () => {
    const merchant = await givenMerchant(server);
    await givenUser(server, merchant, { account: "powerless", roles: [] });
    const powerless = await loginAs(server, "powerless", testPassword);
    for (const { method, path, access } of server.web.mounted) {
      if (access === "public" || access === "session") continue;
      const answer = await powerless.send(method, path.replace(/:\w+/g, "1"));
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([403, "access.noPermission"]);
    }
    expect((await powerless.call(contract.account.current, {})).userInfo.menuJsonTree).toEqual([]);
  });

  it("HTTP-17 HTTP-21 has the documented calls of its areas under their exact paths", () => {
    const paths = new Set(server.web.mounted.map(({ method, path }) => `${method} ${path}`));
    for (const path of [
      "POST /sram/comm/login/onLogin",
      "POST /sram/comm/login/getUserInfoByToken",
      "POST /sram/comm/login/onLoginSSO",
      "GET /sram/comm/login/getCheckCode",
      "GET /user/info",
      "GET /sram/archives/getCheckCode",
      "GET /sram/archives/resetPass",
      "GET /sram/archives/adminResetPass",
      "POST /sram/comm/login/getUserResource",
    ])
      expect(paths).toContain(path);
  });

  it("answers an unknown call with the envelope and a page path with a page or the same", async () => {
    for (const path of ["/api/v1/nothing", "/sram/nothing", "/service-order/nothing", "/spImg/nothing.png"]) {
      const answer = await client.send("GET", path);
      expect([answer.status, answer.body.code], path).toEqual([404, "route.unknown"]);
    }
    expect((await client.send("DELETE", "/sram/comm/login/onLogin")).status).toBe(404);
    expect(await client.send("GET", "/api/v1/%zz")).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });

  it("BIGSALES-24 keeps hundreds of live screens open beside ordinary calls", async () => {
    const address = `${server.address.replace("http", "ws")}/ws/message/`;
    const sockets = Array.from(
      { length: 420 },
      (_unused, index) => new WebSocket(`${address}screen-of-nobody-${index}`, { origin: server.address }),
    );
    const greetings = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((resolve) =>
            socket
              .once("message", (data: Buffer) => resolve(String(data)))
              .once("error", (error) => resolve(error.message)),
          ),
      ),
    );
    expect(new Set(greetings)).toEqual(new Set(["已建立连接!"]));
    expect((await client.send("GET", "/sram/comm/login/getCheckCode")).status).toBe(200);
    for (const socket of sockets) socket.terminate();
  });

  it("sends the security headers with every answer", async () => {
    const { headers } = await client.send("GET", "/health/live");
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data: blob:;");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("tells whether it lives, is ready, and how it does", async () => {
    expect((await client.send("GET", "/health/live")).status).toBe(200);
    expect((await client.send("GET", "/health/ready")).text).toBe('{"status":"ready","reasons":{}}');
    const { text } = await client.send("GET", "/metrics");
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}');
    expect(text).toMatch(/database_connections\{pool="web",state="idle"\} \d+/);
    expect(text).toContain("event_loop_lag_seconds");
  });

  it.skipIf(process.platform !== "linux")(
    "S10 keeps its figures from other machines, and O4 looks at its health once for many who ask",
    async () => {
      const { port } = new URL(server.address);
      const from = (path: string) =>
        new Promise<number | undefined>((resolve, reject) =>
          get({ host: "127.0.0.1", port, path, localAddress: "127.0.0.9" }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          }).once("error", reject),
        );
      expect(await from("/metrics")).toBe(404);
      expect((await client.send("GET", "/metrics")).status).toBe(200);
      const written = "select count(*)::int as count from setting where key = 'platform.ping'";
      expect(await Promise.all(Array.from({ length: 20 }, () => from("/health/ready")))).toEqual(Array(20).fill(200));
      expect((await server.database.system.query(written)).rows).toEqual([{ count: 0 }]);
    },
  );

  it("has a page to read and try the calls, which loads nothing from elsewhere", async () => {
    const { text, headers } = await client.send("GET", "/api/docs");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(text).not.toMatch(/https?:\/\//);
  });
});
