import type { FastifyBaseLogger } from "fastify";

/** Sends a short message; a provider is an adapter behind this. */
export interface SmsSender {
  /** @throws Error when the provider does not take the message. */
  send(phone: string, text: string): Promise<void>;
}

/** Without a provider the message is printed where the operator of the server sees it. */
export function printingSender(log: FastifyBaseLogger, print: (line: string) => void): SmsSender {
  return {
    send: async (phone, text) => {
      log.info({ phone: masked(phone) }, "a short message was printed, because no provider is configured");
      print(`[SMS ${masked(phone)}] ${text}`);
    },
  };
}

/** 138****5678 */
export function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
