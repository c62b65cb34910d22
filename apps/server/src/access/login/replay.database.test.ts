import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { deriveClientKey, makeProof, normalAccount } from "@yunshou/contract/access/proof";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

/** `npm run replay` captures 10,000 proofs, as reliability S6 asks; the ordinary run takes 200. */
const isFull = ((import.meta as { readonly env?: { readonly MODE?: string } }).env?.MODE ?? "") === "full";
const captures = isFull ? 10_000 : 200;
const fetches = isFull ? 20_000 : 300;
const print = (line: string) => (isFull ? process.stdout.write(`${line}\n`) : undefined);

interface Captured {
  readonly sent: { readonly account: string; readonly password: string; readonly checkCode: string };
  readonly cookie: string;
}

let server: TestServer;
let clientKey: Uint8Array;
const captured: Captured[] = [];

/** A challenge as a browser at an address gets it, without the way over the wire. */
async function challenge(remoteAddress: string) {
  const answer = await server.web.app.inject({ method: "GET", url: login.getCheckCode.path, remoteAddress });
  return {
    code: answer.json<{ data: string }>().data,
    nonce: String(answer.headers["x-login-nonce"]),
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
}

async function attempt(sent: object, cookie: string, remoteAddress: string): Promise<number> {
  return (
    await server.web.app.inject({
      method: "POST",
      url: login.onLogin.path,
      remoteAddress,
      headers: { cookie },
      payload: sent,
    })
  ).statusCode;
}

/** The limits of guessing would answer most tries for us. */
const forgive = () => server.database.system.query("delete from login_failure");
const sessions = async () =>
  Number((await server.database.system.query("select count(*) as n from session")).rows[0]?.n);
const address = (index: number) =>
  `10.${index % 250}.${Math.floor(index / 250) % 250}.${Math.floor(index / 62_500) + 1}`;

beforeAll(async () => {
  server = await startTestServer();
  await givenUser(server, await givenMerchant(server), { account: "victim" });
  clientKey = await deriveClientKey(server.keys.realm, normalAccount("victim"), testPassword);
  for (let index = 0; index < captures; index += 1) {
    const { code, nonce, cookie } = await challenge(address(index));
    const sent = {
      account: "victim",
      password: await makeProof(clientKey, "victim", { code, nonce }),
      checkCode: code,
    };
    expect(await attempt(sent, cookie, address(index))).toBe(200);
    captured.push({ sent, cookie });
  }
}, 1_200_000);
afterAll(() => server.stop());

/** Counts the answers; none of them may be a session. */
async function tally(tries: AsyncIterable<number>): Promise<{ tries: number; opened: number }> {
  const before = await sessions();
  const result = { tries: 0, opened: 0 };
  for await (const status of tries) {
    result.tries += 1;
    if (status === 200) result.opened += 1;
  }
  expect(await sessions()).toBe(before);
  return result;
}

it("S6 opens no session for any captured proof: as it was sent, without a challenge, with 0000, or under the challenge of another browser", async () => {
  const result = await tally(
    (async function* () {
      for (const [index, { sent, cookie }] of captured.entries()) {
        await forgive();
        const from = address(index + 7);
        const other = await challenge(from);
        yield attempt(sent, cookie, from);
        yield attempt(sent, "", from);
        yield attempt({ ...sent, checkCode: "0000" }, other.cookie, from);
        yield attempt({ ...sent, checkCode: other.code }, (await challenge(from)).cookie, from);
        yield attempt({ ...sent, checkCode: other.code }, other.cookie, from);
      }
    })(),
  );
  print(`S6: ${captured.length} captured proofs, ${result.tries} replays, ${result.opened} sessions`);
  expect(result).toEqual({ tries: captures * 5, opened: 0 });
}, 1_800_000);

it("S6 LOGIN-19 opens no session when an attacker fetches codes until one that was captured comes round", async () => {
  const byCode = Map.groupBy(captured, ({ sent }) => sent.checkCode);
  let fetched = 0;
  let met = 0;
  const result = await tally(
    (async function* () {
      for (; fetched < fetches; fetched += 1) {
        const from = address(fetched);
        const own = await challenge(from);
        const same = byCode.get(own.code)?.[0];
        if (same === undefined && fetched % 100 !== 0) continue;
        if (same !== undefined) met += 1;
        await forgive();
        yield attempt(
          same?.sent ?? { ...captured[fetched % captured.length]!.sent, checkCode: own.code },
          own.cookie,
          from,
        );
      }
    })(),
  );
  print(
    `S6: ${fetched} codes fetched, ${met} of them had been captured, ${result.tries} tries, ${result.opened} sessions`,
  );
  expect(result.opened).toBe(0);
  expect(result.tries).toBeGreaterThanOrEqual(fetches / 100);
}, 1_800_000);

it("S6 opens one session for a proof that is used many times at once", async () => {
  const rounds = isFull ? 200 : 10;
  let opened = 0;
  for (let round = 0; round < rounds; round += 1) {
    await forgive();
    const { code, nonce, cookie } = await challenge(address(round));
    const sent = {
      account: "victim",
      password: await makeProof(clientKey, "victim", { code, nonce }),
      checkCode: code,
    };
    const before = await sessions();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => attempt(sent, cookie, address(round))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await sessions()) - before).toBe(1);
    opened += 1;
  }
  print(`S6: ${rounds * 20} tries of ${rounds} fresh proofs, 20 at once: ${opened} sessions`);
}, 600_000);

it("S6 opens no session with anything in the log of the server, nor does the log hold a captured proof", async () => {
  const log = server.logged.join("\n");
  for (const { sent, cookie } of captured) {
    expect(log.includes(sent.password)).toBe(false);
    expect(log.includes(cookie.split("=")[1] ?? "")).toBe(false);
  }
  const words = [...new Set(log.match(/[\w-]{32,}/g) ?? [])].slice(0, isFull ? 5_000 : 200);
  for (const word of words) {
    const answer = await server.web.app.inject({
      method: account.current.method,
      url: account.current.path,
      headers: { authorization: word },
    });
    expect(answer.json<{ code: string }>().code).toBe("S9999");
  }
}, 600_000);
