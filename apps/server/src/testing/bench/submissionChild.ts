import { openDatabase } from "@yunshou/database";
import { submissionDuty } from "../../merchants/onboarding/submissionDuty.ts";
import type { SubmissionProvider } from "../../merchants/onboarding/provider.ts";
import { demoSubmissions, type DemoSubmissionSettings } from "../../payments/demoSubmissions.ts";
import { loadSecrets } from "../../platform/secrets.ts";
import { makeSweeper } from "../../platform/timers.ts";

/** What the test tells this program on its command line. */
export interface SubmissionChildOrder {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly provider: DemoSubmissionSettings;
  /** Where it kills itself: before the provider is called, or when the answer is there and not yet written. */
  readonly killAt: "beforeCall" | "afterCall" | null;
}

const order = JSON.parse(process.argv[2] ?? "") as SubmissionChildOrder;
const die = (): never => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("unreachable");
};

const real = demoSubmissions(order.provider);
const deadly: SubmissionProvider = {
  ...real,
  async submit(content) {
    if (order.killAt === "beforeCall") die();
    const report = await real.submit(content);
    if (order.killAt === "afterCall") die();
    return report;
  },
};

const database = openDatabase({ adminUrl: order.databaseUrl, webConnections: 1, systemConnections: 2 });
const log = { warn: () => {}, error: (...what: unknown[]) => console.error(...what) } as never;
const store = { dataDir: order.dataDir, secrets: loadSecrets({ dataDir: order.dataDir, masterKey: undefined }) };
const sweeper = makeSweeper(database, [submissionDuty({ database, store, providers: [deadly], log })], log, 1);
await sweeper.sweep();
await sweeper.settled();
await database.close();
