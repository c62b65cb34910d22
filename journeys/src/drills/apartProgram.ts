import { generateKeyPairSync } from "node:crypto";
import { setUpDatabase } from "@yunshou/database";
import { ensureFirstAdministrator } from "@yunshou/server/access/start/baseData";
import { readConfig } from "@yunshou/server/config";
import { createLog } from "@yunshou/server/platform/log";
import { startRoleProcess } from "@yunshou/server/roles/childProcess";
import { openProcess, type OpeningFacts } from "@yunshou/server/roles/opened";
import { startJobs } from "@yunshou/server/roles/jobs";

/** The server of a drill with its roles in processes of their own, as the program starts them; database and provider live elsewhere. */
const config = readConfig();
const log = createLog(config.logLevel);
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
const parts = { facts, board: () => ({ demo: null, gateway: undefined }), log };
await startRoleProcess("web", parts, () => {});
await startRoleProcess("gateway", parts, () => {});
await startJobs(context, { ...payments, sms });
process.stdout.write("ready\n");
