import { startEmbeddedBroker } from "@yunshou/server/machines/gateway/mqtt/embeddedBroker";
import type { Doorkeeper } from "@yunshou/server/machines/gateway/mqtt/doorkeeper";
import { pino } from "pino";

/**
 * The broker of the gateway without the product: it lets everybody in, acknowledges what it hears at once and keeps nothing.
 * Its parent says to which machines it sends a command, and in which words.
 */
const doorkeeper = {
  admit: async (machineNo: string) => ({ machineNo, version: 1 }),
  revoked: async () => [],
  worthless: async () => [],
} as unknown as Doorkeeper;

const broker = await startEmbeddedBroker({
  host: "127.0.0.1",
  port: 0,
  doorkeeper,
  log: pino({ level: "silent" }) as never,
  submit: (_machineNo, _topic, _payload, settle) => settle(true),
  isFull: () => false,
  onReachable: () => {},
});

process.on("message", ({ machines, text }: { readonly machines: readonly string[]; readonly text: string }) => {
  for (const [index, machineNo] of machines.entries()) broker.send(machineNo, text.replace("#", String(index + 1)));
});
process.on("disconnect", () => process.exit(0));
process.send!({ port: broker.port });
