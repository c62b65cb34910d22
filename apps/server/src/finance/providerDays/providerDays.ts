import type { providerDays } from "@yunshou/contract/finance/providerDays";
import { refuse } from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { ProcessContext } from "../../platform/process.ts";
import { closeSettlements } from "../settlement/closing.ts";
import { shownRange } from "../settlement/settlements.ts";
import { listProviderDays } from "./providerDays.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

/** Handlers of what providers settled a day (FIN-07, FIN-09, FIN-10). */
export const providerDayHandlers = ({
  database,
  log,
}: Pick<ProcessContext, "database" | "log">): HandlersOf<typeof providerDays> => ({
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? listProviderDays(tx, session.scope, input, input) : range;
  },

  async run(call) {
    if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
    await recordAudit(call, {
      action: "finance.providerDay.settleAgain",
      object: call.input.settleDate,
      merchant: platform,
    });
    // Each merchant has a transaction of its own, as at night: one that cannot be settled keeps nobody else back.
    return { lineCount: await closeSettlements(database, call.now, log) };
  },
});
