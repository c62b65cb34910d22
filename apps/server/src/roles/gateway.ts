import { ConfigError } from "../config.ts";
import { type Gateway, startGateway } from "../machines/gateway/gateway.ts";
import { machineEffects } from "../machines/effects/index.ts";
import type { Effects } from "../machines/effects.ts";
import { orderEffects } from "../orders/effects.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import { createNotifier } from "../platform/notifier.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";

/** What the gateway needs beside the process. */
export interface GatewayParts {
  /** Asked for QR codes; undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
}

export interface RunningGateway extends RunningRole {
  /** Port of the embedded broker; undefined with an external one. */
  readonly port: number | undefined;
  readonly figures: Gateway["figures"];
}

/**
 * Connects machines: through the embedded broker, or through the one at MQTT_URL.
 *
 * @throws ConfigError when the port cannot be opened.
 */
export async function startGatewayRole({ config, database, log }: ProcessContext, { provider }: GatewayParts): Promise<RunningGateway> {
  const notifier = createNotifier(database);
  const effects: Effects = { ...machineEffects, ...orderEffects({ database, provider, notify: notifier.notify, log }) };
  const gateway = await startGateway({ database, effects, log, host: config.host, mqttPort: config.mqttPort, mqttUrl: config.mqttUrl }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new ConfigError(`Port ${config.mqttPort} is in use by another program. Stop it, or set MQTT_PORT to a free port.`);
    if (error.code === "EACCES") throw new ConfigError(`Port ${config.mqttPort} may not be opened by this user. Set MQTT_PORT to a port above 1023.`);
    throw error;
  });
  return {
    port: gateway.port,
    figures: gateway.figures,
    async stop() {
      await gateway.stop();
      await notifier.stop();
    },
  };
}
