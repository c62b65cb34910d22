import { readFileSync } from "node:fs";
import { type Config, ConfigError } from "../config.ts";
import { type Gateway, startGateway } from "../machines/gateway/gateway.ts";
import { machineEffects } from "../machines/effects/index.ts";
import type { Effects } from "../machines/effects/effect.ts";
import { adEffects, greetWithAds } from "../marketing/ads/adEffects.ts";
import { allowanceEffects, allowanceMachines } from "../members/allowances/allowanceEffects.ts";
import { priceEffects, priceMachines } from "../marketing/prices/priceEffects.ts";
import { orderEffects } from "../orders/effects.ts";
import type { PaymentProviders } from "../payments/providers.ts";
import { createNotifier } from "../platform/notifier.ts";
import { confirmRefills } from "../stock/outbounds/confirmRefills.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";

/** What the gateway needs beside the process. */
export interface GatewayParts {
  /** Asked for QR codes. */
  readonly providers: PaymentProviders;
}

export interface RunningGateway extends RunningRole {
  /** Port of the embedded broker; undefined with an external one. */
  readonly port: number | undefined;
  readonly figures: Gateway["figures"];
  readonly problem: Gateway["problem"];
}

/**
 * Connects machines: through the embedded broker, or through the one at MQTT_URL.
 *
 * @throws ConfigError when the port cannot be opened.
 */
export async function startGatewayRole(
  { config, database, log, secrets }: ProcessContext,
  { providers }: GatewayParts,
): Promise<RunningGateway> {
  const notifier = createNotifier(database);
  const effects: Effects = {
    ...machineEffects,
    hello: async (context, messages) => {
      await machineEffects.hello(context, messages);
      await greetWithAds(context, messages);
      await priceMachines(context, messages);
      await allowanceMachines(context, messages);
    },
    // An offer holds at the price of its lane, so what a machine sells by itself follows its lanes.
    laneAnswer: async (context, messages) => {
      await machineEffects.laneAnswer(context, messages);
      await priceMachines(context, messages);
    },
    // Before the numbers of the machine become the stock, they say what came into the lanes of its refill orders.
    stock: async (context, messages) => {
      await confirmRefills(context, messages);
      await machineEffects.stock(context, messages);
    },
    ...orderEffects({ database, providers, notify: notifier.notify, log, secrets }),
    ...adEffects,
    ...priceEffects,
    ...allowanceEffects,
  };
  const gateway = await startGateway({
    database,
    effects,
    log,
    host: config.host,
    mqttPort: config.mqttPort,
    mqttTls: readTls(config),
    mqttUrl: config.mqttUrl,
    httpPort: config.machineHttpPort,
  }).catch((error: NodeJS.ErrnoException) => {
    const { port = config.mqttPort } = error as { port?: number };
    const others = {
      [config.mqttTls?.port ?? -1]: "MQTT_TLS_PORT",
      [config.machineHttpPort ?? -1]: "MACHINE_HTTP_PORT",
    };
    const name = others[port] ?? "MQTT_PORT";
    if (error.code === "EADDRINUSE")
      throw new ConfigError(`Port ${port} is in use by another program. Stop it, or set ${name} to a free port.`);
    if (error.code === "EACCES")
      throw new ConfigError(`Port ${port} may not be opened by this user. Set ${name} to a port above 1023.`);
    if (error.code?.startsWith("ERR_OSSL"))
      throw new ConfigError(`MQTT_TLS_CERT and MQTT_TLS_KEY do not fit together: ${error.message}.`);
    throw error;
  });
  return {
    port: gateway.port,
    figures: gateway.figures,
    problem: gateway.problem,
    async stop() {
      await gateway.stop();
      await notifier.stop();
    },
  };
}

function readTls({ mqttTls }: Config) {
  if (mqttTls === undefined) return undefined;
  const { port, certFile, keyFile } = mqttTls;
  return { port, cert: readPem("MQTT_TLS_CERT", certFile), key: readPem("MQTT_TLS_KEY", keyFile) };
}

function readPem(variable: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new ConfigError(`The file ${file} of ${variable} cannot be read: ${(error as Error).message}.`);
  }
}
