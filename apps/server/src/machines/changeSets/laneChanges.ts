import type { ParsedInputOf } from "@yunshou/contract";
import type { laneChanges } from "@yunshou/contract/machines/laneChanges";
import {
  checkDayRange,
  checkMovedAmount,
  checkNotNegative,
  machineBatchLimit,
  planPrice,
  queryRangeDays,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { applyDraft, type Draft, draftOf, previewOf } from "./engine.ts";
import { laneChangeExport } from "./laneChangeExport.ts";
import * as queries from "./laneChanges.queries.ts";
import { priceTemplate } from "./templatePrices.ts";

type PriceInput = ParsedInputOf<typeof laneChanges.previewPrice>;
type PriceCall = Pick<Call<PriceInput, "machines.change.write">, "tx" | "session" | "now" | "input">;

/** Handlers of the log of lane changes, and of prices on many machines (LANE-09, LANE-14, LANE-15). */
export const laneChangeHandlers: HandlersOf<typeof laneChanges> = {
  async list({ tx, session, input, language }) {
    const reader = { timeZone: session.timeZone, language };
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    return range.ok ? queries.listChanges(tx, session.scope, reader, input, input) : range;
  },

  async previewPrice(call) {
    const draft = await priceDraft(call, { lock: false });
    return "ok" in draft ? draft : previewOf(draft);
  },

  async changePrice(call) {
    const { input } = call;
    const draft = await priceDraft(call, { lock: true });
    if ("ok" in draft) return draft;
    const made = await applyDraft(call, draft, input);
    if (!("ok" in made) && input.templateId !== undefined)
      await priceTemplate(
        call,
        { templateId: input.templateId, changeSetId: made.changeSetId },
        { ...input, purchaseFen: input.purchaseFen },
      );
    return made;
  },

  async export(call) {
    const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.orders);
    return range.ok ? startExport(call, laneChangeExport) : range;
  },
};

/** The machines are those that were chosen, or those that got the template (LANE-15). */
async function priceDraft(
  { tx, session, now, input }: PriceCall,
  how: { readonly lock: boolean },
): Promise<Draft | Refusal> {
  const price = checkMovedAmount(BigInt(input.lanePriceFen), "lanePriceFen");
  if (!price.ok) return price;
  const purchase = input.purchaseFen === undefined ? undefined : checkNotNegative(BigInt(input.purchaseFen));
  if (purchase?.ok === false) return { ...purchase, field: "purchaseFen" };
  const title = await queries.productTitle(tx, session.scope, input.productId);
  if (title === undefined) return refuse("goods.unknownProduct", { field: "productId" });
  if (input.templateId !== undefined && !(await queries.hasTemplate(tx, session.scope, input.templateId)))
    return refuse("record.unknown", { field: "templateId" });
  const machineIds =
    input.templateId === undefined
      ? input.machineIds
      : await queries.machinesOfTemplate(tx, session.scope, input.templateId, machineBatchLimit + 1);
  if (machineIds.length > machineBatchLimit)
    return refuse("machines.tooManyMatching", { field: "templateId", values: { limit: machineBatchLimit } });
  const { productId, batchNo } = input;
  return draftOf(
    { tx, session, now },
    machineIds,
    {
      kind: "price",
      title,
      plan: (lanes) => planPrice(lanes, productId, { priceFen: price.value, purchaseFen: purchase?.value, batchNo }),
    },
    how,
  );
}
