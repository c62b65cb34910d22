import { randomUUID } from "node:crypto";
import { endpoint, id, instant, type Resource } from "@yunshou/contract";
import { asSystem, openDatabase } from "@yunshou/database";
import { refuse } from "@yunshou/domain";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { afterwards } from "./afterwards.ts";
import { pruneIdempotency } from "./cleanup.queries.ts";
import { z } from "zod";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import type { HandlersOf } from "./call.ts";
import { createLog } from "./log.ts";
import { Metrics } from "./metrics.ts";
import { mount } from "./mount.ts";
import { keep } from "./refused.ts";
import { createWeb } from "./web.ts";

/** Calls made for these tests; they count their effects in a real table. */
const probes = {
  write: endpoint({
    method: "POST",
    path: "/api/v1/probe/:name/write",
    access: "orders.order.refund",
    bodyBytes: 1_048_576,
    summary: "Writes.",
    input: z.object({
      name: z.string(),
      amount: z.number().int().min(1).max(10),
      mode: z.enum(["fine", "refuse", "keep", "fail", "slow"]).default("fine"),
    }),
    output: z.object({ count: z.number(), random: z.string(), at: instant }),
  }),
  read: endpoint({
    method: "GET",
    path: "/api/v1/probe/read",
    access: "session",
    summary: "Reads.",
    input: z.object({
      orderNo: id,
      pageSize: z.coerce.number().int().max(200).default(20),
      text: z.string().optional(),
    }),
    output: z.object({ orderNo: z.string(), pageSize: z.number(), text: z.string().nullable() }),
  }),
  instants: endpoint({
    method: "GET",
    path: "/api/v1/probe/instants",
    access: "session",
    summary: "Reads instants.",
    input: z.object({ asText: z.string().optional() }),
    output: z.object({ at: instant, never: instant.nullable(), rows: z.array(z.object({ at: instant })) }),
  }),
  sealedRows: endpoint({
    method: "GET",
    path: "/api/v1/probe/sealed-rows",
    access: "session",
    summary: "Forgets to take a sealed field out of a row.",
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ name: z.string() })) }),
  }),
  visible: endpoint({
    method: "GET",
    path: "/api/v1/probe/visible",
    access: "public",
    summary: "Counts.",
    input: z.object({}),
    output: z.object({ merchants: z.number() }),
  }),
  asksOthers: endpoint({
    method: "POST",
    path: "/api/v1/probe/asks-others",
    access: "public",
    writes: false,
    summary: "Asks somebody outside.",
    input: z.object({ end: z.enum(["answer", "refuse", "fail", "wrong"]) }),
    output: z.object({ committed: z.number(), connections: z.number() }),
  }),
  writesInRead: endpoint({
    method: "GET",
    path: "/api/v1/probe/sneaky",
    access: "session",
    summary: "Tries to write.",
    input: z.object({}),
    output: z.object({}),
  }),
} satisfies Resource;

let committed = 0;

const handlers: HandlersOf<typeof probes> = {
  async write({ tx, session, input, afterCommit }) {
    await tx.query(
      "insert into user_preference (user_id, key, value) values ($1, $2, '1') on conflict (user_id, key) do update set value = to_jsonb((user_preference.value #>> '{}')::int + 1)",
      [session.userId, input.name],
    );
    afterCommit(() => (committed += 1));
    if (input.mode === "slow") await new Promise((resolve) => setTimeout(resolve, 300));
    if (input.mode === "refuse") return refuse("orders.refundTooLarge", { field: "amount", values: { limit: "3.00" } });
    if (input.mode === "keep") return keep(refuse("orders.refundRunning"));
    if (input.mode === "fail") throw new Error("the secret of /etc/passwd");
    const [row] = await tx.query<{ count: number }>(
      "select (value #>> '{}')::int as count from user_preference where user_id = $1 and key = $2",
      [session.userId, input.name],
    );
    return { count: row?.count ?? 0, random: randomUUID(), at: new Date() };
  },
  read: async ({ input }) => ({ orderNo: input.orderNo, pageSize: input.pageSize, text: input.text ?? null }),
  async sealedRows() {
    const stored = { name: "a", phoneSealed: "secret" };
    return { rows: [stored] };
  },
  async instants({ tx, input }) {
    const [row] = await tx.query<{ at: Date }>("select '2026-11-21 06:03:09.5+00'::timestamptz as at");
    const at = input.asText === undefined ? row!.at : (input.asText as unknown as Date);
    return { at, never: null, rows: [{ at }] };
  },
  async visible({ tx }) {
    const [row] = await tx.query<{ merchants: number }>("select count(*)::int as merchants from merchant");
    return { merchants: row?.merchants ?? 0 };
  },
  async asksOthers({ input, afterCommit }) {
    const before = committed;
    afterCommit(() => (committed += 1));
    return afterwards(async () => {
      if (input.end === "refuse") return refuse("orders.refundRunning");
      if (input.end === "fail") throw new Error("the secret of /etc/passwd");
      const open = server.database.web.totalCount - server.database.web.idleCount;
      if (input.end === "wrong") return { committed: "none" } as never;
      return { committed: committed - before, connections: open };
    });
  },
  async writesInRead({ tx, session }) {
    await tx.query("delete from user_preference where user_id = $1", [session.userId]);
    return {};
  },
};

let server: TestServer;
let address: string;
let admin: Client;
let staff: Client;
let close: () => Promise<void>;

/** The routes of the probes on a server of their own, with the sessions of the test server. */
beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, merchant, { account: "helper", roles: ["staff"], level: "2" });
  const metrics = new Metrics();
  const web = await createWeb({
    ...server.context,
    metrics,
    trustProxy: false,
    checkAnswers: true,
    authenticate: server.web.authenticate,
    log: createLog("silent"),
  });
  mount(web, probes, handlers);
  address = await web.app.listen({ port: 0, host: "127.0.0.1" });
  admin = new Client(address);
  staff = new Client(address);
  admin.token = (await loginAs(server, "boss", testPassword)).token;
  staff.token = (await loginAs(server, "helper", testPassword)).token;
  close = async () => {
    await web.app.close();
    metrics.stop();
  };
});

afterAll(async () => {
  await close();
  await server.stop();
});

const countOf = async (name: string) =>
  Number(
    (await server.database.system.query("select value #>> '{}' as count from user_preference where key = $1", [name]))
      .rows[0]?.count ?? 0,
  );

describe("a call", () => {
  it("PERM-09 asks for a session, then for the permission", async () => {
    const nobody = await new Client(address).try(probes.write, { name: "x", amount: 1 });
    expect(nobody).toMatchObject({
      status: 401,
      body: { code: "S9999", msg: "登录已超时，您可以继续留在该页面，或者重新登录" },
    });
    expect(await staff.try(probes.write, { name: "x", amount: 1 })).toMatchObject({
      status: 403,
      body: { code: "access.noPermission" },
    });
    expect((await admin.try(probes.write, { name: "x", amount: 1 })).status).toBe(200);
  });

  it("HTTP-05 answers the envelope with H0000 and the data", async () => {
    expect((await admin.try(probes.read, { orderNo: "12" })).body).toEqual({
      code: "H0000",
      msg: "",
      data: { orderNo: "12", pageSize: 20, text: null },
    });
  });

  it("HTTP-05 writes instants of the database as ISO 8601 in UTC, wherever they stand in the answer", async () => {
    const at = "2026-11-21T06:03:09.500Z";
    const { body } = await admin.send("GET", "/api/v1/probe/instants");
    expect(body.data).toEqual({ at, never: null, rows: [{ at }] });
    const wrong = await admin.try(probes.instants, { asText: "2026-11-21 14:03:09+08" });
    expect(wrong.status).toBe(500);
  });

  it("M15 asks others after its commit and with no connection, and answers what they said or refused", async () => {
    const asked = (end: "answer" | "refuse" | "fail" | "wrong") => admin.try(probes.asksOthers, { end });
    expect((await asked("answer")).body).toMatchObject({ code: "H0000", data: { committed: 1, connections: 0 } });
    expect((await asked("refuse")).body).toMatchObject({ code: "orders.refundRunning" });
    const failed = await asked("fail");
    expect([failed.status, failed.text.includes("passwd")]).toEqual([500, false]);
    expect((await asked("wrong")).status).toBe(500);
  });

  it("S14 fails in tests when a row holds what its contract does not know", async () => {
    const answer = await admin.try(probes.sealedRows, {});
    expect([answer.status, answer.text.includes("secret")]).toEqual([500, false]);
  });

  it("HTTP-03 takes language and channel beside its own input, and empty query texts as not given", async () => {
    const answer = await admin.send("GET", "/api/v1/probe/read?orderNo=12&language=zh&channel=1&text=&pageSize=50");
    expect(answer.body.data).toEqual({ orderNo: "12", pageSize: 50, text: null });
    expect(
      (
        await admin.send("POST", "/api/v1/probe/y/write", JSON.stringify({ amount: 1, language: "en", channel: "1" }), {
          "idempotency-key": randomUUID(),
        })
      ).status,
    ).toBe(200);
  });

  it("names each wrong field and its rule in the caller's language, and changes nothing", async () => {
    const answer = await admin.try(probes.write, { name: "bad", amount: 11, mode: "other", language: "zh" });
    expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid", msg: "amount：不能大于10" } });
    expect(answer.body.data.issues?.map(({ field, rule }) => [field, rule])).toEqual([
      ["amount", "tooLarge"],
      ["mode", "choice"],
    ]);
    const missing = await admin.send("POST", "/api/v1/probe/bad/write", "{}", {
      "accept-language": "de-CH,de;q=0.9",
      "idempotency-key": randomUUID(),
    });
    expect(missing.body.msg).toBe("amount: darf nicht leer sein");
    expect((await admin.try(probes.write, { name: "bad", amount: "1" })).body).toMatchObject({
      code: "input.invalid",
      data: { field: "amount" },
    });
    expect(await countOf("bad")).toBe(0);
  });

  it("refuses bodies that are no object, no JSON, poisoned or too large", async () => {
    const send = (body: string) =>
      admin.send<{ field?: string }>("POST", "/api/v1/probe/z/write", body, { "idempotency-key": randomUUID() });
    for (const body of ["[1]", "{", '{"amount":1,"__proto__":{"a":1}}', "null1"])
      expect(await send(body)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    expect(await send(JSON.stringify({ amount: 1, text: "x".repeat(1_100_000) }))).toMatchObject({
      status: 413,
      body: { code: "input.tooLarge" },
    });
    expect(await countOf("z")).toBe(0);
  });

  it("refuses bodies without end in their depth like any other wrong input, and repeats no long name", async () => {
    const depth = 200_000;
    for (const body of [
      `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`,
      `${'{"a":'.repeat(depth / 2)}1${"}".repeat(depth / 2)}`,
    ]) {
      const answer = await admin.send<{ field?: string }>("POST", "/api/v1/probe/z/write", body, {
        "idempotency-key": randomUUID(),
      });
      expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
      expect(answer.text.length).toBeLessThan(1_000);
    }
    const longName = await admin.send(
      "POST",
      "/api/v1/probe/z/write",
      JSON.stringify({ [`${"x".repeat(500_000)}`]: "\0" }),
      { "idempotency-key": randomUUID() },
    );
    expect(longName.status).toBe(400);
    expect(longName.text.length).toBeLessThan(2_000);
  });

  it("rolls a refusal back, keeps what a kept refusal wrote, and runs after-commit actions only after a commit", async () => {
    const before = committed;
    const refused = await admin.try(probes.write, { name: "refused", amount: 5, mode: "refuse" });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "orders.refundTooLarge", msg: "退款金额不能超过可退金额3.00元", data: { field: "amount" } },
    });
    expect([await countOf("refused"), committed]).toEqual([0, before]);
    expect((await admin.try(probes.write, { name: "kept", amount: 5, mode: "keep" })).body.code).toBe(
      "orders.refundRunning",
    );
    expect([await countOf("kept"), committed]).toEqual([1, before + 1]);
  });

  it("says nothing of its inside when it fails, but names the request", async () => {
    const answer = await admin.try(probes.write, { name: "failed", amount: 1, mode: "fail" });
    expect(answer).toMatchObject({ status: 500, body: { code: "server.failed" } });
    expect(answer.text).not.toContain("secret");
    expect(answer.text).toContain(answer.headers.get("x-request-id") ?? "none");
    expect(await countOf("failed")).toBe(0);
  });

  it("cannot write in a reading call", async () => {
    expect((await admin.try(probes.writesInRead, {})).status).toBe(500);
  });

  it("PERM-16 shows no tenant's rows to nobody, and the own tree to a session", async () => {
    expect((await new Client(address).call(probes.visible, {})).merchants).toBe(0);
    expect((await admin.call(probes.visible, {})).merchants).toBe(1);
  });

  it("logs neither query strings nor bodies nor tokens, however a call ends", async () => {
    const lines: string[] = [];
    const web = await createWeb({
      ...server.context,
      metrics: new Metrics(),
      trustProxy: false,
      checkAnswers: true,
      authenticate: server.web.authenticate,
      log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    });
    mount(web, probes, handlers);
    const headers = {
      authorization: admin.token ?? "",
      "idempotency-key": randomUUID(),
      cookie: "yunshou_device=CANARY",
    };
    await web.app.inject({ method: "GET", url: "/api/v1/probe/read?orderNo=12&text=CANARY", headers });
    await web.app.inject({ method: "GET", url: "/api/v1/probe/read?orderNo=CANARY", headers });
    await web.app.inject({ method: "GET", url: "/api/v1/unknown?token=CANARY" });
    await web.app.inject({
      method: "POST",
      url: "/api/v1/probe/log/write?token=CANARY",
      headers,
      payload: { amount: 1, mode: "fail", pass: "CANARY" },
    });
    await web.app.inject({
      method: "POST",
      url: "/api/v1/probe/log/write",
      headers: { ...headers, "content-type": "application/json" },
      payload: '{"CANARY',
    });
    await web.app.close();
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => line.includes("CANARY") || line.includes(admin.token ?? "-"))).toEqual([]);
  });

  it("answers 503 with Retry-After while the database is away", async () => {
    const nowhere = openDatabase({
      adminUrl: "postgres://nobody@127.0.0.1:1/none",
      webConnections: 1,
      systemConnections: 1,
    });
    const web = await createWeb({
      ...server.context,
      database: nowhere,
      metrics: new Metrics(),
      trustProxy: false,
      checkAnswers: false,
      authenticate: server.web.authenticate,
      log: createLog("silent"),
    });
    mount(web, probes, handlers);
    const answer = await web.app.inject({ method: "GET", url: "/api/v1/probe/visible" });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, "server.unavailable"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    await web.app.close();
    await nowhere.close();
  });
});

describe("Idempotency-Key", () => {
  const send = (key: string, body: unknown, client = admin) =>
    client.send("POST", "/api/v1/probe/keyed/write", JSON.stringify(body), { "idempotency-key": key });

  it("is demanded of every writing call", async () => {
    const answer = await admin.send("POST", "/api/v1/probe/keyed/write", JSON.stringify({ amount: 1 }));
    expect(answer).toMatchObject({ status: 400, body: { code: "idempotency.missing" } });
    expect((await send("short", { amount: 1 })).body.code).toBe("idempotency.missing");
  });

  it("replays the answer byte by byte, whatever the order of the fields, without a second effect", async () => {
    const key = randomUUID();
    const first = await send(key, { amount: 1, mode: "fine" });
    const again = await send(key, { mode: "fine", amount: 1 });
    expect(again.text).toBe(first.text);
    expect((again.body.data as { at: string }).at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(again.headers.get("idempotent-replay")).toBe("true");
    expect(await countOf("keyed")).toBe(1);
  });

  it("lets one of several simultaneous calls act, and gives all of them its answer", async () => {
    const key = randomUUID();
    const before = await countOf("keyed");
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(key, { amount: 2, mode: "slow" })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf("keyed")).toBe(before + 1);
  });

  it("refuses another body under the same key and keeps users apart", async () => {
    const key = randomUUID();
    await send(key, { amount: 3 });
    expect(await send(key, { amount: 4 })).toMatchObject({ status: 409, body: { code: "idempotency.differs" } });
    const rows = await server.database.system.query("select count(*)::int as count from idempotency where key = $1", [
      key,
    ]);
    expect(rows.rows[0].count).toBe(1);
  });

  it("M16 answers the same for ninety days, and acts again afterwards", async () => {
    const key = randomUUID();
    const before = await countOf("keyed");
    const first = await send(key, { amount: 6 });
    const pass = async (days: number) => {
      await server.database.system.query(
        "update idempotency set created_at = created_at - make_interval(days => $2) where key = $1",
        [key, days],
      );
      await asSystem(server.database, (tx) => pruneIdempotency(tx, new Date(), 1_000));
    };
    await pass(89);
    const again = await send(key, { amount: 6 });
    expect([again.text, again.headers.get("idempotent-replay"), await countOf("keyed")]).toEqual([
      first.text,
      "true",
      before + 1,
    ]);
    await pass(2);
    expect((await send(key, { amount: 6 })).headers.get("idempotent-replay")).toBeNull();
    expect(await countOf("keyed")).toBe(before + 2);
  });

  it("is free again after a refusal or a failure", async () => {
    for (const mode of ["refuse", "keep", "fail"]) {
      const key = randomUUID();
      expect((await send(key, { amount: 5, mode })).status).toBeGreaterThanOrEqual(400);
      const rows = await server.database.system.query("select 1 from idempotency where key = $1", [key]);
      expect(rows.rows).toEqual([]);
    }
  });
});
