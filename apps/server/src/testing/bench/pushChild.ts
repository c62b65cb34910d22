import { openDatabase } from "@yunshou/database";
import { secretsFrom } from "../../platform/secrets.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { pushDuty } from "../../system/docking/deliver.ts";

/** A sender of messages for a test that kills it: goes round until it is killed. Its first argument is the database. */
const database = openDatabase({ adminUrl: process.argv[2] ?? "", webConnections: 1, systemConnections: 3 });
const log = { warn: () => {}, error: (...what: unknown[]) => console.error(...what) } as never;
const secrets = secretsFrom(Buffer.alloc(32, 7));
const sweeper = makeSweeper(database, [pushDuty({ database, secrets, loopback: true })], log, 1);
process.stdout.write("ready\n");
for (;;) {
  await sweeper.sweep();
  await new Promise((resolve) => setTimeout(resolve, 20));
}
