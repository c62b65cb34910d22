import { fileURLToPath } from "node:url";
import { guessingMetrics } from "../access/login/guessingWatch.ts";
import type { SmsSender } from "../access/sms/sms.ts";
import { Sessions } from "../access/session/session.ts";
import type { AccessKeys } from "../access/people/verifier.ts";
import { deviceOf } from "../access/login/guessing.ts";
import { addDocs } from "../openapi.ts";
import type { SubmissionProvider } from "../merchants/onboarding/provider.ts";
import { noProviders, type PaymentProviders } from "../payments/providers.ts";
import { addHealth, type Probe } from "../platform/health.ts";
import { listen } from "../platform/listen.ts";
import { Metrics } from "../platform/metrics.ts";
import type { Web } from "../platform/mount.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { addConsole, addFiles, createStaticServer } from "../platform/statics.ts";
import { createWeb } from "../platform/web.ts";
import { mountRoutes } from "../routes.ts";
import { AgreementDuty } from "../system/agreements/duty.ts";

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the web role needs beside the process: who may log in, how text messages leave, what else can be unready. */
export interface WebParts {
  readonly keys: AccessKeys;
  readonly sms: SmsSender;
  readonly providers?: PaymentProviders;
  /** Payment providers that take small merchants. */
  readonly submissionProviders?: readonly SubmissionProvider[];
  readonly probes?: Readonly<Record<string, Probe>>;
  /** Lines that other roles of this process add to /metrics. */
  readonly metrics?: () => readonly string[];
}

export interface RunningWeb extends RunningRole {
  /** Where browsers reach it, e.g. http://127.0.0.1:8080. */
  readonly address: string;
  readonly web: Web;
  readonly sessions: Pick<Sessions, "forgetAll">;
}

/** Serves console, calls, live channel and files on one port, and the files once more on the documented second port. */
export async function startWeb(context: ProcessContext, parts: WebParts): Promise<RunningWeb> {
  const { config, database, log } = context;
  const metrics = new Metrics(() => [...(parts.metrics?.() ?? []), ...parts.sms.metrics()]);
  const sessions = new Sessions(database, config.secondFactor);
  const duty = new AgreementDuty(database, config.agreementHosts);
  const folders = {
    dataDir: config.dataDir,
    assets: folderOf("../../assets"),
    console: folderOf("../../../console/dist"),
    phone: folderOf("../../../phone/dist"),
  };
  const web = await createWeb({
    mapBase: config.mapBase,
    database,
    log,
    metrics,
    trustProxy: config.trustProxy,
    checkAnswers: config.checkAnswers,
    secrets: context.secrets,
    authenticate: (token, anew) => sessions.authenticate(token, anew),
    deviceOf: (headers) => deviceOf(headers, context.secrets),
    mustAgree: (session, host) => duty.mustAgree(session, host),
  });
  addHealth(web.app, database, metrics, parts.probes, () => guessingMetrics(database), config.metricsToken);
  const closers = await mountRoutes(web, context, {
    keys: parts.keys,
    sessions,
    duty,
    sms: parts.sms,
    providers: parts.providers ?? noProviders,
    submissionProviders: parts.submissionProviders ?? [],
  });
  addDocs(web);
  await addFiles(web.app, folders);
  await addConsole(web.app, folders);
  const second = config.staticPort === null ? undefined : await createStaticServer(folders);
  const stop = async () => {
    await Promise.all([web.app.close(), second?.close()]);
    for (const close of closers) await close();
    metrics.stop();
  };
  try {
    await listen(web.app, config.port, config.host, "PORT");
    if (second !== undefined && config.staticPort !== null)
      await listen(second, config.staticPort, config.host, "STATIC_PORT");
  } catch (error) {
    await stop();
    throw error;
  }
  return { web, sessions, address: addressOf(web, config.host), stop };
}

function addressOf(web: Web, host: string): string {
  const bound = web.app.server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
