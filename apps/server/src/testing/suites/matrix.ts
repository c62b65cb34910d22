import { randomUUID } from "node:crypto";
import type { Endpoint, ErrorDetail } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, Client, loginAs, startTestServer, type TestServer } from "../bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../bench/people.ts";
import {
  absurdInputs,
  allEndpoints,
  joinedInputs,
  malformedInputs,
  sampleOf,
  sharedWithList,
} from "../world/samples.ts";
import { changeCounts, watchChanges } from "../world/changes.ts";

/** Takes its content as a body of bytes and its fields from the query. */
const takesBytes = (name: string) => name.endsWith(".upload");

function ask(
  client: Client,
  name: string,
  call: Endpoint,
  headers: Record<string, string> = {},
): Promise<Answer<ErrorDetail>> {
  if (!takesBytes(name)) return client.try(call, sampleOf(call), headers) as Promise<Answer<ErrorDetail>>;
  const query = new URLSearchParams(sampleOf(call) as Record<string, string>);
  return client.send(call.method, `${call.path}?${query}`, "content", {
    "content-type": "application/octet-stream",
    ...headers,
  });
}

/** The rules that every endpoint of an area obeys, so a new endpoint is covered the day it is born. */
export function matrixOf(area: string): void {
  const endpoints = allEndpoints.filter((endpoint) => endpoint.area === area);
  const guarded = endpoints
    .filter(({ call }) => call.access !== "public")
    .map(({ name, call }) => [name, call] as const);
  const permitted = guarded.filter(([, call]) => call.access !== "session");
  const inJson = endpoints.filter(({ name }) => !takesBytes(name)).map(({ name, call }) => [name, call] as const);
  /** Ends the session of the one who calls. */
  const lasting = inJson.filter(([name]) => name !== "account.logout");

  let server: TestServer;
  let boss: Client;
  let powerless: Client;
  let expired: Client;
  let disabled: Client;

  beforeAll(async () => {
    server = await startTestServer();
    await watchChanges(server.testDatabase.url);
    const merchant = await givenMerchant(server);
    await givenUser(server, merchant, { account: "boss", roles: ["platformAdmin"] });
    await givenUser(server, merchant, { account: "powerless", roles: [] });
    await givenUser(server, merchant, { account: "expired" });
    await givenUser(server, merchant, { account: "disabled" });
    boss = await loginAs(server, "boss", testPassword);
    powerless = await loginAs(server, "powerless", testPassword);
    expired = await loginAs(server, "expired", testPassword);
    disabled = await loginAs(server, "disabled", testPassword);
    await asSystem(server.database, async (tx) => {
      await tx.query(
        "update session set expires_at = now() - interval '1 second' where user_id = (select id from app_user where account = 'expired')",
      );
      await tx.query("update app_user set blocked_reason = 'test' where account = 'disabled'");
    });
    server.forgetSessions();
  });

  afterAll(() => server.stop());

  describe("every guarded endpoint", () => {
    it.each(guarded)("PERM-09 %s asks for a session", async (name, call) => {
      expect(await ask(new Client(server.address), name, call)).toMatchObject({ status: 401, body: { code: "S9999" } });
    });

    it.each(guarded)(
      "PERM-09 %s refuses an invented session, an expired one and a blocked user's",
      async (name, call) => {
        const stranger = new Client(server.address);
        stranger.token = "invented";
        for (const client of [stranger, expired, disabled])
          expect(await ask(client, name, call)).toMatchObject({ status: 401, body: { code: "S9999" } });
      },
    );

    it("PERM-09 refuses callers without the permission, in their language, and changes nothing", async () => {
      const before = await changeCounts(server.database);
      for (const [name, call] of permitted) {
        const answer = await ask(powerless, name, call, { "accept-language": "fr" });
        expect([name, answer.status, answer.body.code]).toEqual([name, 403, "access.noPermission"]);
        expect(answer.body.msg).toMatch(/[a-zA-Z]/);
      }
      expect(await changeCounts(server.database)).toEqual(before);
    });
  });

  describe("every endpoint", () => {
    it.each(inJson)(
      "%s names the field that is missing or malformed, in the caller's language",
      async (_name, call) => {
        for (const { field, what, input } of malformedInputs(call)) {
          const answer = await boss.try(call, input, { "accept-language": "de" });
          expect([field, what, answer.status, answer.body.code, answer.body.data?.field?.split(".")[0]]).toEqual([
            field,
            what,
            400,
            "input.invalid",
            field,
          ]);
          expect(answer.body.msg).not.toMatch(/[\u4e00-\u9fff]/);
          expect(answer.body.data.issues?.length).toBeGreaterThan(0);
        }
      },
    );

    it.each(lasting)("%s survives absurd values", async (_name, call) => {
      const ofList = sharedWithList(call);
      const { joined, alone } = joinedInputs(
        call,
        absurdInputs(call).filter(({ field }) => !ofList.has(field)),
      );
      for (const group of joined) {
        const together = Object.assign({}, ...group.map(({ input, field }) => ({ ...input, [field]: input[field] })));
        const answer = await boss.try(call, together);
        // What was refused came to no query, or to some of the filters only.
        if (answer.body?.code !== "H0000") alone.push(...group);
      }
      for (const { field, what, input } of alone) {
        const answer = await boss.try(call, input);
        expect([field, what, answer.status < 500, typeof answer.body?.code]).toEqual([field, what, true, "string"]);
      }
    });

    it.each(lasting)(
      "%s answers a proper input with success or with a refusal that the contract names",
      async (_name, call) => {
        const answer = await boss.try(call, sampleOf(call));
        expect(["H0000", ...call.refusals]).toContain(answer.body.code);
      },
    );

    it.each(guarded.filter(([, call]) => call.writes && call.path.startsWith("/api/v1/")))(
      "%s demands an Idempotency-Key",
      async (_name, call) => {
        const before = await changeCounts(server.database);
        const answer = await boss.try(call, sampleOf(call), { "idempotency-key": "short" });
        expect(answer).toMatchObject({
          status: 400,
          body: { code: "idempotency.missing", data: { field: "Idempotency-Key" } },
        });
        expect(await changeCounts(server.database)).toEqual(before);
      },
    );

    it.each(lasting.filter(([, call]) => call.method === "GET" && call.access !== "public"))(
      "%s is read without a trace",
      async (_name, call) => {
        if (call.writes) return;
        const before = await changeCounts(server.database);
        await boss.try(call, sampleOf(call), { "idempotency-key": randomUUID() });
        expect(await changeCounts(server.database)).toEqual(before);
      },
    );
  });
}
