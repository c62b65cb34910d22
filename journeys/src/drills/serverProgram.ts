import { openDatabase, setUpDatabase } from "@yunshou/database";
import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import { ensureBaseData, ensureFirstAdministrator } from "@yunshou/server/access/start/baseData";
import { createSms } from "@yunshou/server/access/sms/choose";
import { readConfig } from "@yunshou/server/config";
import { demoProvider } from "@yunshou/server/payments/demoProvider";
import { createLog } from "@yunshou/server/platform/log";
import { createPictures } from "@yunshou/server/platform/images/pictures";
import { loadSecrets } from "@yunshou/server/platform/secrets";
import { reportOf } from "@yunshou/server/roles/gatewayReport";
import { type RunningGateway, startGatewayRole } from "@yunshou/server/roles/gateway";
import { startJobs } from "@yunshou/server/roles/jobs";
import { startWeb } from "@yunshou/server/roles/web";
import { oneProvider } from "@yunshou/server/payments/providers";
import { noticePath } from "@yunshou/server/payments/storedProviders";

/**
 * The server of a drill: the three real roles in one process that is killed again and again. It differs from the program
 * in one thing: database and payment provider live elsewhere and survive it, as they would in the field.
 */
const config = readConfig();
const providerUrl = process.env["DRILL_PROVIDER_URL"] ?? "";
const publicKey = process.env["DRILL_PROVIDER_KEY"] ?? "";
const log = createLog(config.logLevel);
const secrets = loadSecrets(config);
const adminUrl = config.databaseUrl ?? "";
await setUpDatabase(adminUrl);
const database = openDatabase({ adminUrl, webConnections: 4, systemConnections: 12 });
const keys = await ensureBaseData(database, secrets);
await ensureFirstAdministrator(database, keys, config.adminPassword);
const providers = oneProvider(
  demoProvider({
    url: providerUrl,
    publicKey,
    notifyUrl: `http://127.0.0.1:${config.port}${noticePath}/demo`,
    ...demoProviderIdentity,
  }),
);
const context = { config, database, secrets, log, pictures: createPictures(log) };
const sms = createSms(config, log, () => {});
let gateway: RunningGateway | undefined;
await startWeb(context, {
  keys,
  sms,
  providers,
  probes: { gateway: () => reportOf(gateway).problem },
  metrics: () => reportOf(gateway).metrics,
});
gateway = await startGatewayRole(context, { providers });
await startJobs(context, { providers, sms });
process.stdout.write("ready\n");
