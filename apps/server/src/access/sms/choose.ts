import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import { aliyunSms } from "./aliyun.ts";
import { deliver } from "./delivery.ts";
import { masked, type SmsSender } from "./sms.ts";
import { tencentSms } from "./tencent.ts";
import { webhookSms } from "./webhook.ts";

/** The sender of this deployment: a provider by configuration, otherwise whoever watches the server. */
export function createSms(
  { sms }: Pick<Config, "sms">,
  log: FastifyBaseLogger,
  print: (line: string) => void,
): SmsSender {
  switch (sms?.provider) {
    case "aliyun":
      return deliver(aliyunSms(sms), log);
    case "tencent":
      return deliver(tencentSms(sms), log);
    case "webhook":
      return deliver(webhookSms(sms), log);
    case undefined:
      return printingSender(log, print);
  }
}

/** Without a provider the message is printed where the operator of the server sees it. */
function printingSender(log: FastifyBaseLogger, print: (line: string) => void): SmsSender {
  return {
    send: async ({ phone, text }) => {
      log.info({ phone: masked(phone) }, "a short message was printed, because no provider is configured");
      print(`[SMS ${masked(phone)}] ${text}`);
    },
    refusal: () => undefined,
    metrics: () => [],
  };
}
