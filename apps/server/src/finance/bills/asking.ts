import { asSystem, type Database } from "@yunshou/database";
import { askedNumber, askTries, type DifferenceAnswer } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { answered } from "../../payments/answered.ts";
import { ProviderUnreachable } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { arm, disarm, timerKind, type TimerHandler } from "../../platform/timers.ts";
import { lockQuestion, type Question, saveAnswer } from "./asking.queries.ts";

interface Parts {
  readonly database: Database;
  readonly providers: PaymentProviders;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

interface Answer {
  readonly answer: DifferenceAnswer;
  readonly fen: bigint | null;
}

/** Asks a provider about a difference, which is its key. */
export const askDue = timerKind<{ topId: string; tries: number }>("finance.billAsk");

const pauseMs = 30_000;

/**
 * The duty behind a question. It is put off before the provider is called, whose answer is written in another transaction:
 * whatever is killed in between, it is asked again, and asking changes nothing there.
 */
export const askDuty = (parts: Parts): TimerHandler =>
  askDue.on(async ({ tx, now, afterCommit }, { key, data: { topId, tries } }) => {
    const question = await lockQuestion(tx, topId, key);
    if (question === undefined) return;
    if (tries >= askTries) return saveAnswer(tx, question, { answer: "unreachable", fen: null, now });
    await arm(tx, askDue.at(key, new Date(now.getTime() + pauseMs * 2 ** tries), { topId, tries: tries + 1 }));
    afterCommit(() => settle(parts, question, now));
  });

async function settle({ database, providers, log }: Parts, question: Question, now: Date): Promise<void> {
  try {
    const answer = await ask(providers, question);
    await asSystem(database, async (tx) => {
      await saveAnswer(tx, question, { ...answer, now });
      await disarm(tx, askDue.named(question.differenceId));
    });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.error({ err: error, difference: question.differenceId }, "A provider did not answer about a difference.");
  }
}

async function ask(providers: PaymentProviders, question: Question): Promise<Answer> {
  const provider = providers.named(question.service);
  if (provider === undefined) throw new ProviderUnreachable(`the provider ${question.service} is not configured`);
  const number = askedNumber(question) ?? "";
  if (question.kind === "payment") {
    const report = await answered(provider.queryPayment(number));
    return { answer: report.state, fen: report.state === "paid" ? report.amountFen : null };
  }
  const amountFen = BigInt(question.refundFen ?? 0);
  const report = await answered(
    provider.queryRefund({
      outTradeNo: question.orderId ?? "",
      tradeNo: question.paymentTradeNo,
      refundNo: number,
      amountFen,
      totalFen: BigInt(question.paidFen ?? 0),
      reason: "",
      sentAt: question.sentAt ?? [],
    }),
  );
  return { answer: report.state, fen: report.state === "succeeded" ? amountFen : null };
}
