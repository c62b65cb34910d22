import type { withheldSales } from "@yunshou/contract/orders/withheld";
import { ownScope } from "@yunshou/database";
import { checkWithheldDecision, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { announce } from "./duties.ts";
import type { PaymentDependencies } from "./payCode.ts";
import { bookAccepted } from "./sale.ts";
import { listWithheld, lockWithheld, markDecided, type WithheldSale } from "./withheld.queries.ts";

/** Handlers of sales that were set aside because of their amount. */
export function withheldHandlers({ notify }: Pick<PaymentDependencies, "notify">): HandlersOf<typeof withheldSales> {
  return {
    list: ({ tx, session, input }) => listWithheld(tx, session.scope, input),

    async decide(call) {
      const { tx, session, input, now } = call;
      const { decision, reason } = input;
      // As with orders, money is the owner's, not that of a merchant who is only authorised to the machine.
      const sale = await lockWithheld(tx, ownScope(session.scope), input.orderNo);
      if (sale === undefined) return refuse("record.unknown");
      const amount = checkWithheldDecision(factsOf(sale), { decision, reason, isPlatform: session.level === "3" });
      if (!amount.ok) return amount;
      await markDecided(tx, sale, { decision, paidFen: amount.value, reason, by: session.userId });
      await recordAudit(call, {
        action: "orders.decide",
        object: sale.orderId,
        merchant: sale,
        after: { decision, reason, saidFen: String(sale.said.paidFen), paidFen: amount.value?.toString() ?? null },
      });
      if (decision === "discard") return {};
      const book = await bookAccepted(tx, now, acceptedSale(sale, decision), sale.orderId, {
        actorId: session.userId,
        note: reason,
        outOf: { ...sale, priceFen: sale.lanePriceFen },
      });
      call.afterCommit(() => announce(notify, book));
      return {};
    },
  };
}

function factsOf({ state, said, lanePriceFen }: WithheldSale) {
  const isPriced = lanePriceFen !== null && said.lucky === undefined;
  return {
    state,
    saidFen: BigInt(said.paidFen),
    byPriceFen: isPriced ? BigInt(lanePriceFen) * BigInt(said.quantity) : null,
  };
}

/** The sale as it is booked: what the machine said, or with the lane's price in the place of its amounts. */
function acceptedSale(sale: WithheldSale, decision: "byPrice" | "asSaid"): Parameters<typeof bookAccepted>[2] {
  const { machineId, machineNo, topId, merchantId, said, lanePriceFen, occurredAt, receivedAt } = sale;
  const priceFen = Number(lanePriceFen);
  const body = decision === "asSaid" ? said : { ...said, priceFen, paidFen: priceFen * said.quantity };
  return { machine: { machineId, machineNo, topId, merchantId }, message: { body }, receivedAt, occurredAt };
}
