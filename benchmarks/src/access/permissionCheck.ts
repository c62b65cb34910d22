import { type Endpoint, endpoint, type Permission } from "@yunshou/contract";
import type { Database } from "@yunshou/database";
import { hashOf, newToken, Sessions } from "@yunshou/server/access/session/session";
import { insertSession } from "@yunshou/server/access/session/session.queries";
import { createLog } from "@yunshou/server/platform/log";
import { Metrics } from "@yunshou/server/platform/metrics";
import { mount } from "@yunshou/server/platform/mount";
import type { Secrets } from "@yunshou/server/platform/secrets";
import { createWeb } from "@yunshou/server/platform/web";
import { asSystem } from "@yunshou/database";
import { z } from "zod";
import { median } from "../figures.ts";

const answer = z.object({ merchants: z.number() });
const call = <A extends Endpoint["access"]>(path: string, access: A) =>
  endpoint({ method: "GET", path, access, summary: "Counts merchants.", input: z.object({}), output: answer });

/** The same request with the check of session and permission and without it: one query in a transaction, one small answer. */
const resource = {
  open: call("/bench/open", "public"),
  guarded: call("/bench/guarded", "insight.dashboard.read" as Permission),
};

const perRound = 400;

/** Median milliseconds of each, in turn, so that both meet the same moods of the machine. */
export async function permissionCheck(
  database: Database,
  secrets: Secrets,
  userId: string,
  rounds: number,
): Promise<{ open: number; guarded: number }> {
  const sessions = new Sessions(database, "optional");
  const web = await createWeb({
    database,
    log: createLog("silent"),
    metrics: new Metrics(),
    trustProxy: false,
    checkAnswers: false,
    secrets,
    authenticate: (token) => sessions.authenticate(token),
  });
  const count = async ({ tx }: { tx: { query<T>(text: string): Promise<T[]> } }) => ({
    merchants: Number((await tx.query<{ n: string }>("select count(*) as n from merchant"))[0]?.n ?? 0),
  });
  mount(web, resource, { open: count, guarded: count } as never, { anonymous: "system" });
  const { token } = newToken();
  await asSystem(database, (tx) =>
    insertSession(tx, {
      tokenHash: hashOf(token),
      userId,
      address: "",
      byPortal: false,
      factorShown: false,
      seconds: 3_600,
    }),
  );
  const times = { open: [] as number[], guarded: [] as number[] };
  const ask = async (name: keyof typeof times) => {
    const start = performance.now();
    for (let index = 0; index < perRound; index += 1) {
      const got = await web.app.inject({
        method: "GET",
        url: `/bench/${name}`,
        headers: name === "guarded" ? { authorization: token } : {},
      });
      if (got.statusCode !== 200) throw new Error(`the request answered ${got.statusCode} ${got.body}`);
    }
    times[name].push((performance.now() - start) / perRound);
  };
  for (let round = 0; round <= rounds; round += 1) {
    await ask("open");
    await ask("guarded");
    // The first round warms up.
    if (round === 0) times.open.length = times.guarded.length = 0;
  }
  await web.app.close();
  return { open: median(times.open), guarded: median(times.guarded) };
}
