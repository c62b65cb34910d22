import { randomUUID } from "node:crypto";
import { account } from "@yunshou/contract/access/account";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pruneIdempotency } from "../platform/cleanup.queries.ts";
import { Client, startTestServer, type TestServer } from "./client.ts";
import { allEndpoints } from "./samples.ts";
import { ask, inputFor, type Named } from "./world/asking.ts";
import { ofTops } from "./world/addresses.ts";
import { publicCalls } from "./world/exceptions.ts";
import { changedTables, createWorld, fingerprint, type World } from "./world/world.ts";

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
// Nothing writes exports here, and only some of one user may wait (SYS-22): those of calls before make room.
beforeEach(() =>
  asSystem(world.server.database, (tx) =>
    tx.query("update file set state = 'failed' where kind = 'export' and state in ('queued', 'running')"),
  ),
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

/** Changing calls with a session whose success this file cannot bring about, with the test that does. */
const elsewhere: Readonly<Record<string, string>> = {
  "account.logout": "ends the session of the one who asks: access/login.database.test.ts",
  "account.setPassword": "needs the proof of a login: access/login.database.test.ts",
  "views.end": "needs a view: access/views.database.test.ts",
  "submissions.create": "needs a payment provider: merchants/onboarding/submissions.database.test.ts",
  "submissions.query": "needs a payment provider: merchants/onboarding/submissionNotices.database.test.ts",
  "submissions.resubmit": "needs a payment provider: merchants/onboarding/submissions.database.test.ts",
  "secondFactor.confirm": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.disable": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.renewRecoveryCodes": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "secondFactor.show": "needs a code of an authenticator: access/secondFactor.database.test.ts",
  "users.resetOfMerchant":
    "nobody resets himself, and each merchant of this world has one administrator: access/passwords.database.test.ts",
  "users.resetSecondFactor": "needs a second factor on both sides: access/secondFactor.database.test.ts",
};

/** Changes that leave no row in the audit log, with the reason. */
const unaudited: Readonly<Record<string, string>> = {
  "account.setPreference": "how somebody likes his own screens",
  "secondFactor.enrol": "a secret that counts only after its first code, whose call is recorded",
  "account.openApplication": "a ticket that lives for a minute and changes nothing",
  "account.forgetDevice":
    "the token of a device that nobody remembers changes nothing; a known one is proven in access/account.database.test.ts",
  "messages.markRead": "that somebody read his own messages",
  "brandLogos.upload": "a picture that nobody sees until a brand is saved with it, which is recorded",
  "pharmacistImages.upload": "a picture that belongs to nothing until a pharmacist is saved with it, which is recorded",
  "machinePictures.upload": "a picture that nobody sees until a machine is saved with it, which is recorded",
  "merchantLogos.upload": "a picture that nobody sees until the account is saved with it, which is recorded",
  "certificateImages.upload":
    "a picture that belongs to nothing until a certificate is saved with it, which is recorded",
};

const changes = allEndpoints.filter(
  ({ name, call }) =>
    (call.writes || name.endsWith(".upload")) &&
    call.access !== "public" &&
    !(name in publicCalls) &&
    !(name in elsewhere),
);
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

  it("S15 names no exception that does not exist", () => {
    const names = new Set(allEndpoints.map(({ name }) => name));
    expect([...Object.keys(elsewhere), ...Object.keys(unaudited)].filter((name) => !names.has(name))).toEqual([]);
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
      const settled = await fingerprint(world.server);
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
      expect(changedTables(settled, await fingerprint(world.server))).toEqual([]);
    },
  );
});
