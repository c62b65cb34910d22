import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { users } from "@yunshou/contract/access/users";
import { deriveClientKey, loginProof, makeProof, storedKeyOf, toHex } from "@yunshou/contract/access/proof";
import { loginLimits } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/bench/eventually.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { absoluteSeconds, idleSeconds, Sessions } from "../session/session.ts";
import { openVerifier } from "../people/verifier.ts";

let server: TestServer;
let top: Awaited<ReturnType<typeof givenMerchant>>;

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server);
  for (const name of ["victim", "guessed", "blocked", "worker", "boss"])
    await givenUser(server, top, {
      account: name,
      ...(name === "worker" ? { level: "2" as const, roles: ["staff" as const] } : {}),
    });
  await server.database.system.query("update app_user set blocked_reason = '欠费' where account = 'blocked'");
});
afterAll(() => server.stop());
beforeEach(() => server.database.system.query("delete from login_failure"));

const sql = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.system.query(text, values)).rows as Row[];
const fewer = () => server.database.system.query("delete from login_failure");

async function proofOf(client: Client, name: string, password = testPassword) {
  const challenge = await client.challenge();
  return {
    challenge,
    sent: { account: name, password: await loginProof(name, password, challenge), checkCode: challenge.code },
  };
}

/** A try as it comes over the wire, without the way over it. */
async function tryInside(sent: object, cookie: string, remoteAddress: string): Promise<number> {
  const answer = await server.web.app.inject({
    method: "POST",
    url: login.onLogin.path,
    remoteAddress,
    headers: { cookie },
    payload: sent,
  });
  return answer.statusCode;
}

async function challengeInside(remoteAddress: string): Promise<{ code: string; cookie: string }> {
  const answer = await server.web.app.inject({ method: "GET", url: login.getCheckCode.path, remoteAddress });
  return {
    code: answer.json<{ data: string }>().data,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
}

describe("replay and stolen data", () => {
  it("S6 opens no session for hundreds of replays of recorded proofs, without a code, with another's, and under the same code", async () => {
    const owner = new Client(server.address);
    const recorded: { sent: { account: string; password: string; checkCode: string }; cookie: string }[] = [];
    for (let index = 0; index < 50; index += 1) {
      await fewer();
      const { sent } = await proofOf(owner, "victim");
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      expect((await owner.try(login.onLogin, sent)).status).toBe(200);
      recorded.push({ sent, cookie });
    }
    const statuses = new Map<number, number>();
    for (let round = 0; round < 2; round += 1) {
      for (const [index, { sent, cookie }] of recorded.entries()) {
        await fewer();
        const from = `10.${index}.${round}.1`;
        const other = await challengeInside(from);
        // As recorded, without any code, and with a fresh one of the attacker's that says what the recorded one said.
        const tries = [tryInside(sent, cookie, from), tryInside({ ...sent, checkCode: "0000" }, "", from)];
        await sql("update login_challenge set code = $1", [sent.checkCode]);
        for (const status of [...(await Promise.all(tries)), await tryInside(sent, other.cookie, from)])
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(statuses.get(200)).toBeUndefined();
    expect([...statuses.keys()].toSorted((one, two) => one - two)).toEqual([400, 401]);
  });

  it("S6 opens no session for any recorded proof, under any later code", async () => {
    const recorded: { account: string; password: string; checkCode: string }[] = [];
    const owner = new Client(server.address);
    for (let index = 0; index < 6; index += 1) {
      const { sent } = await proofOf(owner, "victim");
      recorded.push(sent);
      expect((await owner.try(login.onLogin, sent)).status).toBe(200);
    }
    let opened = 0;
    for (const sent of recorded) {
      for (let round = 0; round < 4; round += 1) {
        await fewer();
        const attacker = new Client(server.address);
        const { code } = await attacker.challenge();
        for (const checkCode of [sent.checkCode, code])
          if ((await attacker.try(login.onLogin, { ...sent, checkCode })).status === 200) opened += 1;
      }
    }
    expect(opened).toBe(0);
  });

  it("S6 LOGIN-19 opens nothing when the very code of a recorded proof comes round again, because its nonce does not", async () => {
    const owner = new Client(server.address);
    const { sent } = await proofOf(owner, "victim");
    await owner.call(login.onLogin, sent);
    const attacker = new Client(server.address);
    await attacker.challenge();
    await sql("update login_challenge set code = $1", [sent.checkCode]);
    expect((await attacker.try(login.onLogin, sent)).body.code).toBe("access.wrongCredentials");
  });

  it("S6 S14 holds nothing in the whole database that opens a session: no token, code or key in any readable form", async () => {
    const client = await loginAs(server, "victim", testPassword);
    const { deviceToken } = await client.call(account.rememberDevice, {});
    const dump = await dumpOf();
    const clientKey = toHex(await deriveClientKey(server.keys.realm, "victim", testPassword));
    const storedKey = toHex(await storedKeyOf(Buffer.from(clientKey, "hex")));
    for (const secret of [client.token ?? "", deviceToken, testPassword, clientKey, storedKey]) {
      for (const form of readableForms(secret)) expect(dump.includes(form), form).toBe(false);
    }
    // The dump is really one: it holds what everybody may read.
    expect(dump).toContain("victim");
  });

  it("S6 opens nothing with the hashes of the dump, nor with the stored key of dump and key file", async () => {
    const [row] = await sql<{ id: string; version: number; verifier: Buffer }>(
      "select id, kdf_version as version, verifier from app_user where account = 'victim'",
    );
    const storedKey = openVerifier(server.keys, row?.id ?? "", row?.version ?? 0, row?.verifier ?? Buffer.alloc(0));
    const attacker = new Client(server.address);
    const challenge = await attacker.challenge();
    const proof = await makeProof(storedKey, "victim", challenge);
    expect(
      (await attacker.try(login.onLogin, { account: "victim", password: proof, checkCode: challenge.code })).body.code,
    ).toBe("access.wrongCredentials");
    const hashes = await sql<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from session union all select encode(token_hash, 'base64') from session union all select encode(token_hash, 'hex') from device_token",
    );
    expect(hashes.length).toBeGreaterThan(2);
    for (const { hash } of hashes)
      expect(
        (await new Client(server.address).try(account.current, {}, { authorization: hash.trim() })).body.code,
      ).toBe("S9999");
  });
});

/** A secret as it stands, and as hexadecimal or base64 text of its characters or, where it is hexadecimal itself, of its bytes. */
function readableForms(secret: string): string[] {
  const bytes = [Buffer.from(secret), ...(/^(?:[0-9a-f]{2})+$/.test(secret) ? [Buffer.from(secret, "hex")] : [])];
  return [secret, ...bytes.flatMap((each) => [each.toString("hex"), each.toString("base64").replace(/=+$/, "")])];
}

/** Every value of every table as text, as somebody with a copy of the database reads it. */
async function dumpOf(): Promise<string> {
  const tables = await sql<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege(c.oid, 'select')",
  );
  let dump = "";
  for (const { name } of tables)
    dump +=
      (await sql<{ text: string | null }>(`select string_agg(t::text, E'\\n') as text from ${name} t`))[0]?.text ?? "";
  return dump;
}

describe("guessing", () => {
  it("S7 looks at few guesses on one account, from whatever browser, while its owner logs in on a known device", async () => {
    const owner = await loginAs(server, "guessed", testPassword);
    let evaluated = 0;
    for (let index = 0; index < 14; index += 1) {
      const attacker = new Client(server.address);
      const { sent } = await proofOf(attacker, "guessed", `guess-${index}`);
      if ((await attacker.try(login.onLogin, sent)).body.code === "access.wrongCredentials") evaluated += 1;
    }
    expect(evaluated).toBeLessThanOrEqual(loginLimits.freeFailures + 4);
    await expect(owner.login("guessed", testPassword)).resolves.toBeDefined();
  });

  it("S7 makes one try on each of many accounts wait as well", async () => {
    let evaluated = 0;
    for (let index = 0; index < loginLimits.addressFailures + 5; index += 1) {
      await sql("delete from login_failure where subject like 'code:%'");
      const attacker = new Client(server.address);
      const { code } = await attacker.challenge();
      if (
        (await attacker.try(login.onLogin, { account: `somebody${index}`, password: "a".repeat(64), checkCode: code }))
          .status === 401
      )
        evaluated += 1;
    }
    expect(evaluated).toBe(loginLimits.addressFailures);
  });
});

describe("enumeration", () => {
  /** Status, body and names of headers, without what differs from call to call by nature. */
  const shapeOf = ({ status, text, headers }: { status: number; text: string; headers: Headers }) =>
    JSON.stringify([
      status,
      text.replace(/\d+/g, "#"),
      [...headers.keys()].filter((name) => name !== "date").sort((a, b) => a.localeCompare(b)),
    ]);

  it("S8 answers a wrong password of a known, an unknown and a blocked account alike", async () => {
    const shapes = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      for (const name of ["victim", "nobody", "blocked"]) {
        await fewer();
        const client = new Client(server.address);
        shapes.add(shapeOf(await client.try(login.onLogin, (await proofOf(client, name, "wrong-password")).sent)));
      }
    }
    expect([...shapes]).toHaveLength(1);
  });

  it("S8 makes a known and an unknown account wait alike after too many guesses", async () => {
    const shapes = new Set<string>();
    for (const name of ["victim", "nobody"]) {
      await fewer();
      // The first waits are a second long: every proof is worked out before the first guess, however slow the machine is.
      const guesses = [];
      for (let index = 0; index <= loginLimits.freeFailures + 1; index += 1) {
        const client = new Client(server.address);
        guesses.push({ client, sent: (await proofOf(client, name, `wrong-${index}`)).sent });
      }
      const answers = [];
      for (const { client, sent } of guesses) answers.push(shapeOf(await client.try(login.onLogin, sent)));
      shapes.add(answers.at(-1) ?? "");
    }
    expect([...shapes]).toHaveLength(1);
  });

  it("S8 answers remembered devices, reset codes and text messages alike for known and unknown ones", async () => {
    await givenUser(server, top, { account: "reachable", phone: "13600000001" });
    const shapes = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const [name, phone] of [
      ["reachable", "13600000001"],
      ["nobody", "13600000002"],
    ] as const) {
      await fewer();
      const client = new Client(server.address);
      const { code } = await client.challenge();
      shapes[0]?.add(
        shapeOf(await client.try(account.deviceLogin, { account: name, deviceToken: "x".repeat(43), checkCode: code })),
      );
      shapes[1]?.add(shapeOf(await client.try(login.sendResetCode, { phone })));
      shapes[2]?.add(shapeOf(await client.try(account.resetAccount, { phone, checkCode: "000000" })));
    }
    expect(shapes.map((one) => one.size)).toEqual([1, 1, 1]);
    // The tables hold the same of both, so that neither is looked for longer.
    expect(await sql("select tries from reset_code")).toEqual([{ tries: 1 }, { tries: 1 }]);
  });
});

describe("sessions", () => {
  /** What another process of the same deployment knows. */
  const elsewhere = () => new Sessions(server.database, "optional");

  async function endsElsewhere(client: Client, end: () => Promise<unknown>, withinMs: number): Promise<void> {
    const other = elsewhere();
    expect(await other.authenticate(client.token ?? "")).toBeDefined();
    await end();
    expect(
      await eventually(
        withinMs,
        () => other.authenticate(client.token ?? ""),
        (caller) => caller === undefined,
      ),
    ).toBeUndefined();
  }

  it("S9 gives each login a token of 256 random bits and never one that a browser brought along", async () => {
    const tokens = new Set<string>();
    for (let index = 0; index < 5; index += 1) {
      const client = new Client(server.address);
      client.token = "chosen-by-the-attacker-000000000000000000000";
      const { session_key: token } = await client.login("victim", testPassword);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      tokens.add(token);
    }
    expect(tokens.size).toBe(5);
    expect(
      (
        await new Client(server.address).try(
          account.current,
          {},
          { authorization: "chosen-by-the-attacker-000000000000000000000" },
        )
      ).body.code,
    ).toBe("S9999");
  });

  it("S9 ends a session at logout here at once and on every other process within a second", async () => {
    const client = await loginAs(server, "victim", testPassword);
    await endsElsewhere(client, () => client.call(account.logout, {}), 1_000);
    expect((await client.try(account.current, {})).body.code).toBe("S9999");
  });

  it("S9 ends idle and old sessions", async () => {
    expect([idleSeconds, absoluteSeconds]).toEqual([8 * 3_600, 24 * 3_600]);
    const idle = await loginAs(server, "victim", testPassword);
    await sql(
      "update session set seen_at = now() - make_interval(secs => $1) where user_id = (select id from app_user where account = 'victim')",
      [idleSeconds + 1],
    );
    expect(await elsewhere().authenticate(idle.token ?? "")).toBeUndefined();
    const old = await loginAs(server, "victim", testPassword);
    const [row] = await sql<{ seconds: number }>(
      "select extract(epoch from max(expires_at - created_at))::int as seconds from session",
    );
    expect(row?.seconds).toBe(absoluteSeconds);
    await sql(
      "update session set expires_at = now() where user_id = (select id from app_user where account = 'victim')",
    );
    expect(await elsewhere().authenticate(old.token ?? "")).toBeUndefined();
  });

  it("S9 USER-09 ends every other session and remembered device when the password changes", async () => {
    const client = await loginAs(server, "victim", testPassword);
    const other = await loginAs(server, "victim", testPassword);
    const { deviceToken } = await other.call(account.rememberDevice, {});
    const { challenge, sent } = await proofOf(client, "victim");
    const verifier = toHex(await storedKeyOf(await deriveClientKey(challenge.realm, "victim", testPassword)));
    await endsElsewhere(
      other,
      () => client.call(account.setPassword, { checkCode: sent.checkCode, proof: sent.password, verifier }),
      1_000,
    );
    const device = new Client(server.address);
    const { code } = await device.challenge();
    expect((await device.try(account.deviceLogin, { account: "victim", deviceToken, checkCode: code })).status).toBe(
      401,
    );
  });

  it("S9 PERM-14 takes a changed role and a block to every process within five seconds", async () => {
    const boss = await loginAs(server, "boss", testPassword);
    const worker = await loginAs(server, "worker", testPassword);
    const [row] = await sql<{ id: string }>("select id from app_user where account = 'worker'");
    const [role] = await sql<{ id: string }>("select id from role where code = 'replenisher'");
    const other = elsewhere();
    const rights = async () => [...((await other.authenticate(worker.token ?? ""))?.session.permissions ?? [])];
    expect(await rights()).toContain("machines.command.send");
    await boss.call(users.setRoles, { userIds: [row?.id ?? ""], roleIds: [role?.id ?? ""] });
    expect(await eventually(5_000, rights, (granted) => !granted.includes("machines.command.send"))).not.toContain(
      "machines.command.send",
    );
    await endsElsewhere(worker, () => boss.call(users.block, { userId: row?.id ?? "", reason: "离职" }), 5_000);
  });
});
