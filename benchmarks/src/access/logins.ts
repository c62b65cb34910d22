import { login } from "@yunshou/contract/access/login";
import { deriveClientKey, makeProof } from "@yunshou/contract/access/proof";
import { cpuSeconds } from "../processes.ts";
import { adminPassword, type Program } from "../product.ts";

/** Somebody whose browser has derived the key already: what is measured is the server. */
export interface Person {
  readonly account: string;
  readonly key: Uint8Array;
}

export async function personOf(realm: string, account: string): Promise<Person> {
  return { account, key: await deriveClientKey(realm, account, adminPassword) };
}

/** Seconds of one argon2id as the browser works it out, median of five. */
export async function secondsOfDerivation(realm: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await deriveClientKey(realm, `derivation${round}`, adminPassword);
    times.push((performance.now() - start) / 1_000);
  }
  return times.sort((a, b) => a - b)[2]!;
}

let visits = 0;

/** An address of its own for each visitor, in a block of its own, because both are limited. The program trusts the loopback as its proxy. */
const visitor = () => {
  visits += 1;
  return { "x-forwarded-for": `10.${visits & 255}.${(visits >> 8) & 255}.${(visits >> 16) & 255}` };
};

async function challengeOf(url: string, from: Record<string, string>) {
  const answer = await fetch(url + login.getCheckCode.path, { headers: from });
  const { data: code } = (await answer.json()) as { data: string };
  return {
    code,
    nonce: answer.headers.get("x-login-nonce") ?? "",
    realm: answer.headers.get("x-login-realm") ?? "",
    cookie: answer.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; "),
  };
}

/** One login as the page makes it: a code, then the proof. Answers the code of the answer. */
export async function attempt(
  url: string,
  account: string,
  proofOf: (challenge: { code: string; nonce: string }) => Promise<string>,
): Promise<string> {
  const from = visitor();
  const challenge = await challengeOf(url, from);
  const answer = await fetch(url + login.onLogin.path, {
    method: "POST",
    headers: { ...from, "content-type": "application/json", cookie: challenge.cookie },
    body: JSON.stringify({ account, password: await proofOf(challenge), checkCode: challenge.code, language: "zh" }),
  });
  return ((await answer.json()) as { code: string }).code;
}

export const rightProof =
  ({ account, key }: Person) =>
  (challenge: { code: string; nonce: string }) =>
    makeProof(key, account, challenge);
export const wrongProof = async () => "a".repeat(64);

export interface Rate {
  readonly perSecond: number;
  /** Processor seconds of program and database for each, without those of the generator. */
  readonly cpuSecondsEach: number;
  readonly unexpected: number;
}

/** As many as fit into a time, so many at once. */
export async function rateOf(
  seconds: number,
  atOnce: number,
  pids: readonly number[],
  one: (index: number) => Promise<boolean>,
): Promise<Rate> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [start, before] = [performance.now(), used()];
  let [done, unexpected, next] = [0, 0, 0];
  const end = start + seconds * 1_000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        if (!(await one(next++))) unexpected += 1;
        done += 1;
      }
    }),
  );
  return {
    perSecond: done / ((performance.now() - start) / 1_000),
    cpuSecondsEach: (used() - before) / Math.max(1, done),
    unexpected,
  };
}

/** A call that needs neither session nor challenge, as a peer for the rate of logins. */
export const plainCall =
  ({ url }: Program) =>
  async () =>
    (await fetch(`${url}/api/v1/access/deployment`, { headers: visitor() })).ok;
