import type { AnswerOf } from "@yunshou/contract";
import type { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import {
  checkFeature,
  checkLuckyPlan,
  luckyLink,
  luckyNumber,
  luckyText,
  luckyWon,
  readWinRate,
  type Refusal,
  refuse,
  showWinRate,
} from "@yunshou/domain";
import { merchantOf, placesOf } from "../../marketing/codes/codeCalls.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf, Session } from "../../platform/call.ts";
import { sha256 } from "./luckyDesk.ts";
import { endPlan, insertPlan, listPlans, type ProofRecord, proofOf } from "./luckyPlans.queries.ts";

/** Lucky purchases are no matter of a merchant whose switch is off (MERCHANT-20). */
function gate({ features }: Session): Refusal | undefined {
  const feature = checkFeature(features, "purchase");
  return feature.ok ? undefined : feature;
}

/** Handlers of the plans of lucky purchases, and of the proof of their results (ORDER-05, ORDER-10). */
export function luckyPlanHandlers(): HandlersOf<typeof luckyPlans> {
  return {
    async list({ tx, session, input }) {
      const refused = gate(session);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listPlans(tx, session.scope, input);
      return { rows: rows.map(({ winRate, ...row }) => ({ ...row, winRate: showWinRate(winRate) })), ...counts };
    },

    async create(call) {
      const { tx, session, input } = call;
      const refused = gate(session);
      if (refused !== undefined) return refused;
      const placed = await merchantOf(call, input.merchantId);
      if ("ok" in placed) return placed;
      const winRate = readWinRate(input.winRate);
      if (!winRate.ok) return winRate;
      const form = checkLuckyPlan({
        planName: input.planName,
        drawFen: BigInt(input.drawFen),
        winRate: winRate.value,
        budgetFen: BigInt(input.budgetFen),
      });
      if (!form.ok) return form;
      const { machineIds, productId } = input;
      const named = await placesOf(call, placed.merchant, { machineIds, productIds: [productId] });
      if ("ok" in named) return named;
      const { topId, merchantId } = placed.merchant;
      const of = { topId, merchantId, productId, machineIds: named.machineIds, createdBy: session.userId };
      const luckyPlanId = await insertPlan(tx, { ...form.value, ...of });
      if (luckyPlanId === undefined) return refuse("orders.luckyPlanExists", { field: "productId" });
      const { merchantId: _, ...after } = input;
      await recordAudit(call, {
        action: "orders.luckyPlans.create",
        object: luckyPlanId,
        merchant: placed.merchant,
        after,
      });
      return { luckyPlanId };
    },

    async end(call) {
      const { tx, session, input, now } = call;
      const refused = gate(session);
      if (refused !== undefined) return refused;
      const ended = await endPlan(tx, session.scope, input.luckyPlanId, now);
      if (ended === null) return refuse("record.unknown");
      if (ended === undefined) return refuse("orders.luckyPlanEnded");
      await recordAudit(call, {
        action: "orders.luckyPlans.stop",
        object: input.luckyPlanId,
        merchant: ended,
        after: { planName: ended.planName },
      });
      return {};
    },

    async proof({ tx, session, input }) {
      const refused = gate(session);
      if (refused !== undefined) return refused;
      const record = await proofOf(tx, session.scope, input.orderNo);
      return record === undefined ? refuse("record.unknown") : proven(record);
    },
  };
}

/** Makes the result again from what it follows from. */
function proven({ linkedHash, draws, winRate, ...record }: ProofRecord): AnswerOf<typeof luckyPlans.proof> {
  const { seed, orderNo, tradeNo, commitment, isWon, previousHash, resultNo: drawNo } = record;
  const numbers = Array.from({ length: draws }, (_, place) =>
    luckyNumber(sha256(luckyText({ seed, orderNo, tradeNo }, place + 1))),
  );
  const link = { previousHash, drawNo, orderNo, commitment, tradeNo, numbers, isWon };
  return {
    ...record,
    winRate: showWinRate(winRate),
    numbers: [...record.numbers],
    checks: {
      commitment: sha256(seed) === commitment,
      numbers: numbers.join() === record.numbers.join() && luckyWon(numbers, winRate) === isWon,
      link: previousHash === linkedHash && sha256(luckyLink(link)) === record.resultHash,
    },
  };
}
