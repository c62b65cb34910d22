import type { Endpoint } from "@yunshou/contract";
import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { ensureBaseData } from "@yunshou/server/access/start/baseData";
import { createUser } from "@yunshou/server/access/people/person";
import { readConfig } from "@yunshou/server/config";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { join } from "node:path";
import { type Benchmark, type Figure, median, ms, type RunOptions } from "../figures.ts";
import { createDatabase, startCluster, startProgram } from "../product.ts";
import { kolmogorovSmirnov } from "./kolmogorovSmirnov.ts";
import { blockSome, forgetFailures, makeWait } from "./enumeration.queries.ts";

const medianLimitMs = 1;
const chanceLimit = 0.01;
/** Accounts of each kind; each is tried a few times before its failures are forgotten. */
const accounts = 400;
const forgetEvery = 400;

type Kind = "known" | "unknown" | "blocked";

interface Visit {
  readonly url: string;
  readonly from: Record<string, string>;
}

/** A question that must not tell who is known: how it is asked of one account or phone, and what is compared with `known`. */
interface Question {
  readonly name: string;
  readonly others: readonly Kind[];
  readonly endpoint: Endpoint;
  readonly needsCode: boolean;
  readonly waits?: boolean;
  readonly input: (who: { readonly account: string; readonly phone: string }, checkCode: string) => object;
}

const proof = "a".repeat(64);
const questions: readonly Question[] = [
  {
    name: "login, wrong password",
    others: ["unknown", "blocked"],
    endpoint: login.onLogin,
    needsCode: true,
    input: (who, checkCode) => ({ account: who.account, password: proof, checkCode, language: "zh" }),
  },
  {
    name: "login that has to wait",
    others: ["unknown"],
    endpoint: login.onLogin,
    needsCode: true,
    waits: true,
    input: (who, checkCode) => ({ account: who.account, password: proof, checkCode, language: "zh" }),
  },
  {
    name: "remembered device, wrong token",
    others: ["unknown"],
    endpoint: account.deviceLogin,
    needsCode: true,
    input: (who, checkCode) => ({ account: who.account, deviceToken: "x".repeat(43), checkCode }),
  },
  {
    name: "code by text message",
    others: ["unknown"],
    endpoint: login.sendResetCode,
    needsCode: false,
    input: ({ phone }) => ({ phone }),
  },
  {
    name: "account of a phone, wrong code",
    others: ["unknown"],
    endpoint: account.resetAccount,
    needsCode: false,
    input: ({ phone }) => ({ phone, checkCode: "000000" }),
  },
  {
    name: "new password, wrong code",
    others: ["unknown"],
    endpoint: account.resetPassword,
    needsCode: false,
    input: ({ phone }) => ({ phone, checkCode: "000000", verifier: "b".repeat(64) }),
  },
];

const nameOf = (kind: Kind, index: number) => ({
  account: `${kind}${index}`,
  phone: `1${{ known: 37, unknown: 38, blocked: 39 }[kind]}${String(index).padStart(8, "0")}`,
});

/** (f) Whether the time of an answer tells known accounts and phones from unknown ones (S8). */
export const enumeration: Benchmark = {
  name: "f",
  title: "whether the time of an answer tells who is known",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      return await measure(options, await createDatabase(cluster, "enumeration"));
    } finally {
      await cluster.stop();
    }
  },
};

async function measure({ folder, quick, say }: RunOptions, databaseUrl: string): Promise<Figure[]> {
  const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 2 });
  const keys = await ensureBaseData(
    database,
    loadSecrets(readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl })),
  );
  await asSystem(database, async (tx) => {
    for (const kind of ["known", "blocked"] as const) {
      for (let index = 0; index < accounts; index += 1) {
        await createUser(tx, keys, {
          merchantId: "1",
          topId: "1",
          ...nameOf(kind, index),
          name: kind,
          level: "3",
          roles: [],
          secret: { verifier: "c".repeat(64) },
        });
      }
    }
    await blockSome(tx);
  });
  const program = await startProgram({ roles: "web", databaseUrl, folder, variables: { TRUST_PROXY: "127.0.0.1" } });
  try {
    const figures: Figure[] = [];
    for (const question of questions)
      figures.push(...(await compare(program.url, database, question, quick ? 400 : 2_000, say)));
    return figures;
  } finally {
    await database.close();
    await program.stop();
  }
}

/** Asks about every kind in turn, in an order that changes, one at a time. */
async function compare(
  url: string,
  database: Database,
  question: Question,
  samples: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const kinds: readonly Kind[] = ["known", ...question.others];
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  const shapes = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  for (let index = -50; index < samples; index += 1) {
    if (index % forgetEvery === 0 || index === -50) {
      await asSystem(database, (tx) => forgetFailures(tx));
      if (question.waits === true)
        await asSystem(database, (tx) =>
          makeWait(
            tx,
            kinds.flatMap((kind) => Array.from({ length: accounts }, (_unused, at) => nameOf(kind, at).account)),
          ),
        );
    }
    const order = kinds.map((_unused, at) => kinds[(at + index + 50) % kinds.length]!);
    for (const kind of order) {
      const { milliseconds, shape } = await ask(
        { url, from: visitor() },
        question,
        nameOf(kind, (index + accounts) % accounts),
      );
      shapes.get(kind)!.add(shape);
      if (index >= 0) times.get(kind)!.push(milliseconds);
    }
  }
  say(`  ${question.name}: ${kinds.map((kind) => `${kind} ${ms(median(times.get(kind)!))}`).join(", ")}`);
  return question.others.map((other) => figureOf(question.name, other, times, shapes));
}

function figureOf(
  name: string,
  other: Kind,
  times: ReadonlyMap<Kind, number[]>,
  shapes: ReadonlyMap<Kind, ReadonlySet<string>>,
): Figure {
  const [known, unknown] = [times.get("known")!, times.get(other)!];
  const difference = median(unknown) - median(known);
  const { gap, p } = kolmogorovSmirnov(known, unknown);
  const sameAnswer =
    [...shapes.get("known")!].join() === [...shapes.get(other)!].join() && shapes.get("known")!.size === 1;
  return {
    benchmark: "f",
    measure: `${name}: ${other}, ${known.length} samples each`,
    value: `${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(3)} ms, KS ${gap.toFixed(3)}, p ${p.toFixed(3)}${sameAnswer ? "" : ", other answer"}`,
    against: `known ${ms(median(known))}`,
    target: `< ${medianLimitMs} ms, p > ${chanceLimit}, same answer`,
    isMet: Math.abs(difference) < medianLimitMs && p > chanceLimit && sameAnswer,
  };
}

let visits = 0;
/** A block of addresses of its own for each visitor. */
const visitor = () => {
  visits += 1;
  return { "x-forwarded-for": `10.${visits & 255}.${(visits >> 8) & 255}.1` };
};

async function ask(
  { url, from }: Visit,
  { endpoint, needsCode, input }: Question,
  who: { readonly account: string; readonly phone: string },
): Promise<{ milliseconds: number; shape: string }> {
  let [checkCode, cookie] = ["", ""];
  if (needsCode) {
    const challenge = await fetch(url + login.getCheckCode.path, { headers: from });
    checkCode = ((await challenge.json()) as { data: string }).data;
    cookie = challenge.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
  }
  const values = input(who, checkCode);
  const isGet = endpoint.method === "GET";
  const address = url + endpoint.path + (isGet ? `?${new URLSearchParams(values as Record<string, string>)}` : "");
  const headers = {
    ...from,
    ...(isGet ? {} : { "content-type": "application/json" }),
    ...(cookie === "" ? {} : { cookie }),
  };
  const start = performance.now();
  const answer = await fetch(address, {
    method: endpoint.method,
    headers,
    ...(isGet ? {} : { body: JSON.stringify(values) }),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - start;
  const names = [...answer.headers.keys()]
    .filter((name) => name !== "date")
    .toSorted((one, two) => one.localeCompare(two));
  return { milliseconds, shape: JSON.stringify([answer.status, text.replace(/\d+/g, "#"), names]) };
}
