import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { account } from "@yunshou/contract/access/account";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { openDatabase, setUpDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBaseData, ensureFirstAdministrator } from "./access/start/baseData.ts";
import { platformMerchantId } from "./access/people/platformMerchant.ts";
import { loadSecrets } from "./platform/secrets.ts";
import { codeAt } from "./testing/standIns/authenticator.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "./testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "./testing/bench/people.ts";

const command = fileURLToPath(new URL("./adminReset.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yunshou-reset-"));
let server: TestServer;
let chief: Client;
let secret = "";

beforeAll(async () => {
  server = await startTestServer();
  const platform = { merchantId: platformMerchantId, topId: platformMerchantId, merchantNo: "0" };
  await givenUser(server, platform, { account: "chief", level: "3", roles: ["platformAdmin"] });
  await givenUser(server, await givenMerchant(server), { account: "boss" });
  chief = await loginAs(server, "chief", testPassword);
  ({ secret } = await chief.call(secondFactor.enrol, {}));
  await chief.call(secondFactor.confirm, { code: await codeAt(secret) });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(words: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [command, ...words], { env: { PATH: process.env["PATH"], ...env } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => output.push(data.toString()));
  const [code] = (await once(child, "exit")) as [number];
  return { code, text: output.join("").trim() };
}
const here = () => ({ DATA_DIR: server.context.config.dataDir, DATABASE_URL: server.testDatabase.url });
const passwordIn = (text: string) => /[2-9a-zA]{4}(?:-[2-9a-zA]{4}){3}/.exec(text)?.[0] ?? "";

describe("the way back for an administrator of the platform", () => {
  it("S9 gives a password for one login within a day beside the running server, takes the second factor away, ends sessions, and is recorded", async () => {
    await server.database.system.query(
      "insert into login_failure (subject) select s from unnest(array['account:chief', 'second:chief']) s, generate_series(1, 100)",
    );
    const { code, text } = await run(["--account", "Chief"], here());
    expect([code, text]).toEqual([0, expect.stringContaining("One-time password of chief")]);
    await expect.poll(async () => (await chief.try(account.current, {})).body.code).toBe("S9999");
    const { rows } = await server.database.system.query<{ hours: number }>(
      "select extract(epoch from one_time_until - now())::float8 / 3600 as hours from app_user where account = 'chief'",
    );
    expect(rows[0]?.hours).toBeCloseTo(24, 0);
    const back = await loginAs(server, "chief", passwordIn(text));
    expect((await back.call(account.current, {})).customData.mustChangePassword).toBe(true);
    await expect(loginAs(server, "chief", passwordIn(text))).rejects.toThrow("access.initialPasswordOver");
    await expect(loginAs(server, "chief", testPassword)).rejects.toThrow("access.wrongCredentials");
    const recorded = await server.database.system.query(
      "select actor_id from audit_log where action = 'access.user.resetByOperator' and object = 'user:' || (select id from app_user where account = 'chief')",
    );
    expect(recorded.rows).toEqual([{ actor_id: null }]);
  });

  it("refuses everybody else, a missing name and a wrong key, in one sentence and without a change", async () => {
    const before = (await server.database.system.query("select md5(string_agg(u::text, '')) as all from app_user u"))
      .rows;
    expect(await run(["--account", "boss"], here())).toEqual({
      code: 1,
      text: expect.stringMatching(/^boss is no administrator of the platform[^\n]*$/) as string,
    });
    expect(await run(["--account", "nobody"], here())).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^nobody is no administrator/) as string,
    });
    expect(await run([], here())).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Name the account/) as string,
    });
    expect(await run(["--account", "chief"], { ...here(), MASTER_KEY: "3".repeat(64) })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^The master key does not belong/) as string,
    });
    expect(
      (await server.database.system.query("select md5(string_agg(u::text, '')) as all from app_user u")).rows,
    ).toEqual(before);
  });

  it("refuses clearly where no database is or answers", async () => {
    expect(await run(["--account", "chief"], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^There is no database in DATA_DIR [^\n]*$/) as string,
    });
    expect(
      await run(["--account", "chief"], { DATA_DIR: folder, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }),
    ).toMatchObject({ code: 1, text: expect.stringMatching(/^DATABASE_URL cannot be used: [^\n]*$/) as string });
  });

  it("works on the embedded database while no server runs", async () => {
    const dataDir = join(folder, "embedded");
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), log: () => {} });
    await setUpDatabase(postgres.url);
    const database = openDatabase({ adminUrl: postgres.url, webConnections: 1, systemConnections: 1 });
    await ensureFirstAdministrator(
      database,
      await ensureBaseData(database, loadSecrets({ dataDir, masterKey: undefined })),
      testPassword,
    );
    await database.close();
    await postgres.stop();
    const { code, text } = await run(["--account", "admin"], { DATA_DIR: dataDir });
    expect([code, passwordIn(text)]).toEqual([0, expect.stringMatching(/-/)]);
  });
});
