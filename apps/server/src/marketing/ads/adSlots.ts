import type { adSlots } from "@yunshou/contract/marketing/ads";
import { checkAdSlot, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { type Owner, ownerOf } from "../owners.queries.ts";
import * as queries from "./adSlots.queries.ts";
import { changePlaylists } from "./playlists.queries.ts";

type Write = Call<unknown, "marketing.ad.write">;

const taken = () => refuse("ads.codeTaken", { field: "slotCode" });

async function find(
  { tx, session }: Pick<Write, "tx" | "session">,
  adSlotId: string,
): Promise<queries.StoredAdSlot | Refusal> {
  return (await queries.lockAdSlot(tx, session.scope, adSlotId)) ?? refuse("record.unknown", { field: "adSlotId" });
}

const record = (
  call: Write,
  verb: string,
  merchant: Pick<Owner, "topId" | "merchantId">,
  object: string,
  facts: { readonly before?: unknown; readonly after?: unknown } = {},
) => recordAudit(call, { action: `marketing.adSlot.${verb}`, object, merchant, ...facts });

/** Handlers of ad spaces (AD-01, AD-02). */
export const adSlotHandlers: HandlersOf<typeof adSlots> = {
  list: ({ tx, session, input }) => queries.listAdSlots(tx, session.scope, input),

  async create(call) {
    const { merchantId, ...form } = call.input;
    const owner = await ownerOf(call.tx, call.session.scope, merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const checked = checkAdSlot(form);
    if (!checked.ok) return checked;
    const adSlotId = await queries.insertAdSlot(call.tx, owner, checked.value);
    if (adSlotId === null) return taken();
    await record(call, "create", owner, checked.value.slotName, { after: checked.value });
    return { adSlotId };
  },

  async update(call) {
    const { adSlotId, ...form } = call.input;
    const before = await find(call, adSlotId);
    if ("ok" in before) return before;
    const checked = checkAdSlot(form);
    if (!checked.ok) return checked;
    if (await queries.hasCode(call.tx, before, checked.value.slotCode)) return taken();
    await queries.updateAdSlot(call.tx, before, checked.value);
    const { machineIds } = await queries.standingIn(call.tx, before);
    await changePlaylists(call.tx, before, machineIds);
    const { topId: _, merchantId: __, adSlotId: ___, ...facts } = before;
    await record(call, "update", before, checked.value.slotName, { before: facts, after: checked.value });
    return {};
  },

  async remove(call) {
    const one = await find(call, call.input.adSlotId);
    if ("ok" in one) return one;
    const { ads } = await queries.standingIn(call.tx, one);
    if (ads > 0) return refuse("ads.spaceInUse", { values: { ads } });
    await queries.deleteAdSlot(call.tx, one);
    await record(call, "delete", one, one.slotName, { before: { slotCode: one.slotCode } });
    return {};
  },
};
