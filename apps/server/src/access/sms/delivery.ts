import { refuse } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { masked, type SmsSender } from "./sms.ts";
import type { ShortMessage } from "./templates.ts";

/** What a provider said to a message. */
export type SmsAnswer =
  | { readonly taken: true }
  /** `about` says whether only this message or number is refused, or whether every other would be as well. */
  | { readonly taken: false; readonly code: string; readonly about: "message" | "provider"; readonly busy?: boolean };

/** An adapter of one provider: one request, one answer. */
export interface SmsProvider {
  readonly name: string;
  /** @throws whatever `fetch` throws without an answer. */
  send(message: ShortMessage, signal: AbortSignal): Promise<SmsAnswer>;
}

export interface DeliveryTimes {
  readonly patienceMs: number;
  readonly retryAfterMs: number;
  readonly firstPauseMs: number;
}

const usual: DeliveryTimes = { patienceMs: 5_000, retryAfterMs: 1_000, firstPauseMs: 60_000 };
/** 16 minutes at most. */
const doublings = 4;
/** Failures before a connection stood: the provider has seen nothing. */
const neverArrived = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Delivery to one provider. A message is tried a second time, once, only when the provider certainly did not take it: no
 * connection, or it said that it was busy. Without an answer it may be on its way, and nobody gets it twice. After a failure that is
 * not about one number the provider counts as away for one minute, after the next for two, up to sixteen.
 */
export function deliver(
  provider: SmsProvider,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  { patienceMs, retryAfterMs, firstPauseMs }: DeliveryTimes = usual,
): SmsSender {
  const counts = new Map<string, number>();
  let failures = 0;
  let awayUntil = 0;

  const attempt = async (message: ShortMessage): Promise<SmsAnswer> => {
    try {
      return await provider.send(message, AbortSignal.timeout(patienceMs));
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
      return { taken: false, code, about: "provider", busy: neverArrived.has(code) };
    }
  };

  return {
    async send(message) {
      let answer = await attempt(message);
      if (!answer.taken && answer.busy === true) {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        answer = await attempt(message);
      }
      const result = answer.taken ? "taken" : answer.about === "message" ? "refused" : "failed";
      const labels = `provider="${provider.name}",template="${message.template}",result="${result}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
      if (answer.taken) {
        failures = awayUntil = 0;
        return;
      }
      const facts = {
        provider: provider.name,
        template: message.template,
        phone: masked(message.phone),
        code: answer.code,
      };
      if (answer.about === "message") {
        log.warn(facts, "The provider of text messages refused one message.");
      } else {
        awayUntil = Date.now() + firstPauseMs * 2 ** Math.min(failures, doublings);
        failures += 1;
        log.error(facts, "The provider of text messages takes none.");
      }
      throw new Error(`${provider.name} did not take a text message: ${answer.code}`);
    },
    refusal: (now) =>
      now.getTime() < awayUntil
        ? refuse("access.smsUnavailable", { values: { seconds: Math.ceil((awayUntil - now.getTime()) / 1_000) } })
        : undefined,
    metrics: () => [
      "# TYPE sms_messages_total counter",
      ...[...counts].map(([labels, count]) => `sms_messages_total{${labels}} ${count}`),
      "# TYPE sms_available gauge",
      `sms_available{provider="${provider.name}"} ${Date.now() < awayUntil ? 0 : 1}`,
    ],
  };
}
