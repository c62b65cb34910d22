import { generateKeyPairSync } from "node:crypto";
import { flushCompileCache } from "node:module";
import { readConfig } from "@yunshou/server/config";
import { createLog } from "@yunshou/server/platform/log";
import { startApart } from "@yunshou/server/roles/apart";
import type { OpeningFacts } from "@yunshou/server/roles/opened";

/**
 * The server of a drill: its roles in processes of their own and begun in the order of the program. It differs in one
 * thing: database and payment provider live elsewhere and survive it, as they would in the field.
 */
const config = readConfig();
const log = createLog(config.logLevel);
const known = Promise.withResolvers<OpeningFacts>();
const apart = startApart(config, known.promise, log, []);
const { setUpDatabase } = await import("@yunshou/database");
const { ensureFirstAdministrator } = await import("@yunshou/server/access/start/baseData");
const { openProcess } = await import("@yunshou/server/roles/opened");
const adminUrl = config.databaseUrl ?? "";
await setUpDatabase(adminUrl);
const demoProvider = {
  url: process.env["DRILL_PROVIDER_URL"] ?? "",
  publicKey: process.env["DRILL_PROVIDER_KEY"] ?? "",
  // Submissions are signed with a key of our own; no drill sends any.
  privateKey: generateKeyPairSync("rsa", { modulusLength: 2_048 })
    .privateKey.export({ format: "pem", type: "pkcs8" })
    .toString(),
  ownUrl: `http://127.0.0.1:${config.port}`,
  standIns: [],
};
const facts: OpeningFacts = { adminUrl, demoProvider };
const { context, keys, sms, payments } = await openProcess(config, log, facts, { web: 16, system: 12 });
await ensureFirstAdministrator(context.database, keys, config.adminPassword);
known.resolve(facts);
await apart.gateway;
const { startJobs } = await import("@yunshou/server/roles/jobs");
await apart.running;
await startJobs(context, { ...payments, sms });
flushCompileCache();
process.stdout.write("ready\n");
