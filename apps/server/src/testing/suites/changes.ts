import { randomUUID } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pruneIdempotency } from "../../platform/cleanup.queries.ts";
import { Client, startTestServer, type TestServer } from "../bench/client.ts";
import { ofTops } from "../world/addresses.ts";
import { ask, inputFor, type Named } from "../world/asking.ts";
import { changeCounts, changedTables } from "../world/changes.ts";
import { createWorld } from "../world/createWorld.ts";
import type { World } from "../world/world.ts";
import { changesIn, unaudited } from "./exceptions.ts";

/** Every change of an area succeeds, is recorded, and has one effect under one key. */
export function changesOf(area: string): void {
  const changes = changesIn(area);

  let world: World;
  /** The next server on the same database, with nothing of what the first one remembers. */
  let restarted: TestServer;
  /** Who asks: the administrator of the merchant, or the platform where merchants may not. */
  const callers = new Map<string, Client>();
  const askers = new Map<Client, ReadonlySet<string>>();

  beforeAll(async () => {
    const environment = { LEASING_URL: "https://leasing.example/", PUBLIC_SCREENS: "off" };
    world = await createWorld(environment);
    restarted = await startTestServer(environment, { after: world.server });
    for (const client of [world.own.admin, world.operator, world.platform])
      askers.set(client, new Set((await client.call(account.current, {})).customData.permissions));
  });
  beforeEach(() =>
    asSystem(world.server.database, async (tx) => {
      // Nothing writes exports here, and only some of one user may wait (SYS-22): those of calls before make room.
      await tx.query("update file set state = 'failed' where kind = 'export' and state in ('queued', 'running')");
      // A busy machine takes longer to some calls than a login counts as fresh.
      const old = await tx.query(
        "update session set created_at = now() where created_at < now() - interval '5 minutes' returning user_id",
      );
      if (old.length > 0) world.server.forgetSessions();
    }),
  );
  afterAll(async () => {
    await restarted.stop();
    await world.stop();
  });

  const homeOf = ({ name }: Named) => (ofTops.test(`${name}.`) ? world.top : world.own);

  function callerOf({ name, call }: Named): Client {
    if (ofTops.test(`${name}.`)) return world.top.admin;
    const known =
      callers.get(name) ??
      [...askers].find(([, permissions]) => call.access === "session" || permissions.has(call.access))?.[0];
    if (known === undefined) throw new Error(`nobody of the world may call ${name}`);
    callers.set(name, known);
    return known;
  }

  const named = changes.map((endpoint) => [endpoint.name, endpoint] as const);
  /** Uploads are safe to send again by themselves. */
  const keyed = named.filter(([, { call }]) => call.writes);

  const auditedSince = (id: string) =>
    asSystem(world.server.database, (tx) =>
      tx.query<{ id: string; requestId: string; action: string }>(
        'select id, request_id as "requestId", action from audit_log where id > $1 order by id',
        [id],
      ),
    );
  const newestAudit = async () =>
    (
      await asSystem(world.server.database, (tx) =>
        tx.query<{ id: string }>("select coalesce(max(id), 0)::text as id from audit_log"),
      )
    )[0]!.id;

  /** The clean-up of tomorrow has run. */
  async function aDayLater(key: string): Promise<void> {
    await asSystem(world.server.database, async (tx) => {
      await tx.query("update idempotency set created_at = created_at - interval '24 hours 1 minute' where key = $1", [
        key,
      ]);
      await pruneIdempotency(tx, new Date(), 1_000);
    });
  }

  describe("every change", () => {
    it.each(named)("S15 %s succeeds and is recorded in the audit log", async (name, endpoint) => {
      const input = await inputFor(endpoint, homeOf(endpoint), world);
      const before = await newestAudit();
      const answer = await ask(world, callerOf(endpoint), endpoint, input);
      expect(
        [answer.status, answer.text.slice(0, 300)],
        `${name} does not succeed: give it an input that does, in testing/world/cases, or name in \`elsewhere\` the test that proves its record`,
      ).toEqual([200, expect.anything()]);
      const rows = await auditedSince(before);
      if (name in unaudited)
        expect(
          rows.map(({ action }) => action),
          `${name} is recorded now: take it out of \`unaudited\``,
        ).toEqual([]);
      else
        expect(
          rows.length,
          `${name} changed something and left no row: call recordAudit, or give the reason in \`unaudited\``,
        ).toBeGreaterThan(0);
    });

    it.each(keyed)(
      "M16 %s has one effect under one key: five at once, again, after a restart and a day, and with another body",
      async (name, endpoint) => {
        const input = await inputFor(endpoint, homeOf(endpoint), world);
        const client = callerOf(endpoint);
        const key = { "idempotency-key": randomUUID() };
        const before = await newestAudit();
        const send = () => client.try(endpoint.call, input, key);
        const answers = await Promise.all(Array.from({ length: 5 }, send));
        expect([name, answers.map(({ status }) => status)]).toEqual([name, [200, 200, 200, 200, 200]]);
        expect(new Set(answers.map(({ text }) => text)).size, "answers differ").toBe(1);
        expect(answers.filter(({ headers }) => headers.get("idempotent-replay") === "true")).toHaveLength(4);
        const effects = new Set((await auditedSince(before)).map(({ requestId }) => requestId));
        expect(effects.size, "more than one of the five had an effect").toBe(name in unaudited ? 0 : 1);
        await aDayLater(key["idempotency-key"]);
        const settled = await changeCounts(world.server.database);
        expect((await send()).text).toBe(answers[0]!.text);
        const later = new Client(restarted.address);
        later.token = client.token;
        const replayed = await later.try(endpoint.call, input, key);
        expect([replayed.status, replayed.text, replayed.headers.get("idempotent-replay")]).toEqual([
          200,
          answers[0]!.text,
          "true",
        ]);
        const other = await client.try(endpoint.call, { ...input, another: "field" }, key);
        expect([other.status, other.body.code]).toEqual([409, "idempotency.differs"]);
        expect(changedTables(settled, await changeCounts(world.server.database))).toEqual([]);
      },
    );
  });
}
