import { createHash, randomBytes } from "node:crypto";
import type { LuckyOffer } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import { type LuckyRefusal, luckyRefusal } from "@yunshou/domain";
import { insertDraw, type LockedPlan, lockPlans } from "./luckyDraws.queries.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** A wish to draw for the product of a lane. */
export interface LuckyWish {
  readonly merchantId: string;
  readonly machineId: string;
  readonly productId: string | null;
  readonly draws: number;
  /** The lane's price of one piece. */
  readonly prizeFen: bigint;
}

/** What a wish comes to: what it costs, and what the customer is told before paying. */
export interface LuckyTaken {
  readonly payFen: bigint;
  readonly offer: LuckyOffer;
  /** Commits to the seed and reserves the prize for the order. */
  readonly commit: (tx: Handle, order: { readonly topId: string; readonly orderId: string }) => Promise<void>;
}

export interface LuckyDesk {
  take(wish: LuckyWish): LuckyTaken | LuckyRefusal | "orders.luckyNotOffered";
}

/**
 * Opens the plans of what customers want to draw for: locked, so that what their budgets still hold is exact however many
 * customers ask at once. The seed of a draw is made here, before anybody pays; its hash is what the machine shows.
 */
export async function openLuckyDesk(
  tx: Handle,
  wishes: readonly { readonly merchantId: string; readonly productId: string | null }[],
): Promise<LuckyDesk> {
  const known = wishes.flatMap(({ merchantId, productId }) => (productId === null ? [] : [{ merchantId, productId }]));
  const plans: LockedPlan[] = known.length === 0 ? [] : await lockPlans(tx, known);
  return {
    take({ merchantId, machineId, productId, draws, prizeFen }) {
      const plan = plans.find((one) => one.merchantId === merchantId && one.productId === productId);
      if (plan === undefined || (plan.machineIds.length > 0 && !plan.machineIds.includes(machineId)))
        return "orders.luckyNotOffered";
      const drawFen = BigInt(plan.drawFen);
      const refusal = luckyRefusal({
        draws,
        drawFen,
        prizeFen,
        budgetFen: BigInt(plan.budgetFen),
        spentFen: BigInt(plan.spentFen),
        reservedFen: BigInt(plan.reservedFen),
      });
      if (refusal !== undefined) return refusal;
      const seed = randomBytes(32).toString("hex");
      const { winRate, planId } = plan;
      const offer = { draws, drawFen: Number(drawFen), winRate, commitment: sha256(seed) };
      const { commitment } = offer;
      return {
        payFen: drawFen * BigInt(draws),
        offer,
        commit: (handle, { topId, orderId }) => {
          // Others of this batch see what is left.
          plan.reservedFen = String(BigInt(plan.reservedFen) + prizeFen);
          const prize = { prizeFen: String(prizeFen), seed, commitment };
          const of = { topId, orderId, merchantId, machineId, planId };
          return insertDraw(handle, { ...of, ...prize, draws, drawFen: plan.drawFen, winRate });
        },
      };
    },
  };
}
