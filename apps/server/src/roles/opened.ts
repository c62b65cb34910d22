import { asSystem, openDatabase } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import { ensureBaseData } from "../access/start/baseData.ts";
import { ensureDictionary } from "../system/dictionary/firstEntries.ts";
import { createSms } from "../access/sms/choose.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import type { SmsSender } from "../access/sms/sms.ts";
import type { Config } from "../config.ts";
import { type DemoPayments, demoPaymentsOf, type DemoProviderFacts } from "../demo/payments.ts";
import { noProviders, type PaymentProviders } from "../payments/providers.ts";
import { storedProviders } from "../payments/storedProviders.ts";
import { createPictures } from "../platform/images/pictures.ts";
import type { ProcessContext } from "../platform/process.ts";
import { loadSecrets } from "../platform/secrets.ts";

/** Connections to the database that one process opens at most. */
export interface Connections {
  readonly web: number;
  readonly system: number;
}

/** What one process hands to another of the same program at its start. */
export interface OpeningFacts {
  readonly adminUrl: string;
  /** Undefined without the demo. */
  readonly demoProvider: DemoProviderFacts | undefined;
}

/** What every process of the program has, whichever roles it plays. */
export interface Opened {
  readonly context: ProcessContext;
  readonly keys: AccessKeys;
  readonly sms: SmsSender;
  /** Payments at machines, and providers that take small merchants. */
  readonly payments: { readonly providers: PaymentProviders } & Partial<Pick<DemoPayments, "submissionProviders">>;
  stop(): Promise<void>;
}

/** Opens database and keys. @throws ConfigError when the master key is not that of the database. */
export async function openProcess(
  config: Config,
  log: FastifyBaseLogger,
  { adminUrl, demoProvider }: OpeningFacts,
  connections: Connections,
): Promise<Opened> {
  const database = openDatabase({
    adminUrl,
    webConnections: connections.web,
    systemConnections: connections.system,
  });
  const pictures = createPictures(log);
  const stop = async () => {
    await pictures.stop();
    await database.close();
  };
  try {
    const keys = await ensureBaseData(database, loadSecrets(config));
    await asSystem(database, ensureDictionary);
    const demo = demoProvider === undefined ? undefined : demoPaymentsOf(demoProvider);
    const providers = await storedProviders({
      database,
      secrets: keys.secrets,
      log,
      ownUrl: demoProvider?.ownUrl ?? config.publicUrl ?? "",
      others: demo?.providers ?? noProviders,
    });
    return {
      context: { config, database, secrets: keys.secrets, log, pictures },
      keys,
      sms: createSms(config, log, (text) => process.stdout.write(`${text}\n`)),
      payments: { ...demo, providers },
      stop: async () => {
        providers.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
