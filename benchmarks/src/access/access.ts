import { users } from "@yunshou/contract/access/users";
import { newVerifier } from "@yunshou/contract/access/proof";
import { asSystem, openDatabase } from "@yunshou/database";
import { ensureBaseData } from "@yunshou/server/access/start/baseData";
import { createUser } from "@yunshou/server/access/people/person";
import { readConfig } from "@yunshou/server/config";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Benchmark, type Figure, ms, perSecond, quantile, type RunOptions } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { Caller } from "../growth/client.ts";
import { cores, watchCpu } from "../processes.ts";
import { adminPassword, createDatabase, startCluster, startProgram } from "../product.ts";
import { attempt, personOf, plainCall, rateOf, rightProof, secondsOfDerivation, wrongProof } from "./logins.ts";
import { fillPeople } from "./people.queries.ts";
import { permissionCheck } from "./permissionCheck.ts";

const people = 24;
const listTargetMs = 50;

/** (e) What logins, wrong guesses, permission checks and a list of 100,000 users cost. */
export const access: Benchmark = {
  name: "e",
  title: "logins, wrong guesses, permission checks, and a list of 100,000 users",
  async run(options) {
    const cluster = await startCluster(options.folder);
    try {
      const databaseUrl = await createDatabase(cluster, "access");
      return await measure(options, databaseUrl, join(options.folder, "postgres"));
    } finally {
      await cluster.stop();
    }
  },
};

async function measure(
  { folder, quick, say }: RunOptions,
  databaseUrl: string,
  clusterFolder: string,
): Promise<Figure[]> {
  const database = openDatabase({ adminUrl: databaseUrl, webConnections: 4, systemConnections: 4 });
  const secrets = loadSecrets(readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl }));
  const keys = await ensureBaseData(database, secrets);
  const size = { users: quick ? 20_000 : 100_000, merchants: 200 };
  await asSystem(database, (tx) => fillPeople(tx, secrets, size));
  const known = await Promise.all(
    Array.from({ length: people }, (_unused, index) => personOf(keys.realm, `person${index}`)),
  );
  for (const { account } of known) {
    const verifier = await newVerifier(keys.realm, account, adminPassword);
    await asSystem(database, (tx) =>
      createUser(tx, keys, {
        merchantId: "5000",
        topId: "5000",
        account,
        name: account,
        level: "1",
        roles: ["merchantAdmin"],
        secret: { verifier },
      }),
    );
  }
  const [first] = await asSystem(database, (tx) =>
    tx.query<{ id: string }>("select id from app_user where account = 'person0'"),
  );
  const check = await permissionCheck(database, secrets, first?.id ?? "", quick ? 5 : 15);
  await database.close();
  // What the database does by itself within minutes of a running company.
  await settle(databaseUrl);
  const program = await startProgram({ roles: "web", databaseUrl, folder, variables: { TRUST_PROXY: "127.0.0.1" } });
  const postgres = Number(readFileSync(join(clusterFolder, "postmaster.pid"), "utf8").split("\n")[0]);
  const pids = [program.pid, postgres];
  const watch = watchCpu({ program: program.pid, postgres });
  try {
    const seconds = quick ? 4 : 12;
    const derivation = await secondsOfDerivation(keys.realm);
    const plain = await rateOf(seconds, 16, pids, plainCall(program));
    const logins = await rateOf(seconds, 16, pids, async (index) => {
      const person = known[index % people]!;
      return (await attempt(program.url, person.account, rightProof(person))) === "H0000";
    });
    const guesses = await rateOf(
      seconds,
      16,
      pids,
      async (index) => (await attempt(program.url, `nobody${index}`, wrongProof)) === "access.wrongCredentials",
    );
    const lists = await listTimes(program.url, quick ? 20 : 60);
    const { seconds: lasted, others } = watch.read();
    say(`  ${lasted.toFixed(0)} s; others used ${others.toFixed(2)} of ${cores} cores`);
    return figuresOf({ size, derivation, plain, logins, guesses, check, lists });
  } finally {
    await program.stop();
  }
}

/** The first page as the staff list asks for it, unfiltered and by each kind of filter, for the platform and for a merchant of one tree. */
async function listTimes(
  url: string,
  rounds: number,
): Promise<readonly { readonly name: string; readonly times: number[] }[]> {
  const callers = {
    platform: await Caller.login(url, "admin", adminPassword),
    merchant: await Caller.login(url, "person0", adminPassword),
  };
  const page = { page: 1, pageSize: 20 };
  const questions = [
    ["unfiltered", {}],
    ["sorted by name", { sort: "name", direction: "asc" }],
    ["account contains", { account: "0451" }],
    ["name contains", { name: "王芳" }],
    ["last four digits of a phone", { phone: "4567" }],
    ["whole phone", { phone: "13000070000" }],
    ["account not found", { account: "zzzz" }],
    ["merchant number contains", { merchantNo: "0000042" }],
    ["blocked", { userStatus: "blocked" }],
    ["deleted", { userStatus: "deleted" }],
    ["normal", { userStatus: "normal" }],
    ["page 50", { page: 50 }],
  ] as const;
  const asked = questions.flatMap(([name, more]) =>
    (["platform", "merchant"] as const).map((who) => ({
      name: `${name}, ${who}`,
      who,
      input: { ...page, ...more },
      times: [] as number[],
    })),
  );
  for (let round = -2; round < rounds; round += 1) {
    for (const { who, input, times } of asked) {
      const start = performance.now();
      await callers[who].read(users.list, input as never);
      if (round >= 0) times.push(performance.now() - start);
    }
  }
  return asked;
}

interface Measured {
  readonly size: { readonly users: number };
  readonly derivation: number;
  readonly plain: Awaited<ReturnType<typeof rateOf>>;
  readonly logins: Awaited<ReturnType<typeof rateOf>>;
  readonly guesses: Awaited<ReturnType<typeof rateOf>>;
  readonly check: { readonly open: number; readonly guarded: number };
  readonly lists: Awaited<ReturnType<typeof listTimes>>;
}

function figuresOf({ size, derivation, plain, logins, guesses, check, lists }: Measured): Figure[] {
  const benchmark = "e";
  return [
    {
      benchmark,
      measure: "logins sustained (code and proof), 16 at once",
      value: perSecond(logins.perSecond),
      against: `${perSecond(plain.perSecond)} plain calls`,
      ratio: logins.perSecond / plain.perSecond,
      target: "none refused",
      isMet: logins.unexpected === 0,
    },
    {
      benchmark,
      measure: "processor time of the server for one login",
      value: ms(logins.cpuSecondsEach * 1_000),
      against: `${ms(derivation * 1_000)} argon2id`,
      ratio: logins.cpuSecondsEach / derivation,
    },
    {
      benchmark,
      measure: "processor time of the server for one wrong guess",
      value: ms(guesses.cpuSecondsEach * 1_000),
      against: `${ms(derivation * 1_000)} argon2id`,
      ratio: guesses.cpuSecondsEach / derivation,
      target: "all refused alike",
      isMet: guesses.unexpected === 0,
    },
    {
      benchmark,
      measure: "request with session and permission",
      value: ms(check.guarded),
      against: `${ms(check.open)} without`,
      ratio: check.guarded / check.open,
    },
    ...lists.map(({ name, times }) => {
      const p95 = quantile(times, 0.95);
      return {
        benchmark,
        measure: `${size.users.toLocaleString("en")} users, first page, ${name}, p95`,
        value: ms(p95),
        against: `median ${ms(quantile(times, 0.5))}`,
        target: `< ${listTargetMs} ms`,
        isMet: p95 < listTargetMs,
      };
    }),
  ];
}
