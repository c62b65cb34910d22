import type { ParsedInputOf } from "@yunshou/contract";
import type { topUps } from "@yunshou/contract/members/topUps";
import { businessDay, checkTopUp, checkWithinAreas, refuse, type Refusal, step, topUpTable } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { type AnyCall, cardMerchantOf, checkCards } from "../gate.ts";
import * as queries from "./topUps.queries.ts";

/** An activity that the caller may change, held. */
async function held(call: AnyCall, activityId: string): Promise<queries.TopUpActivity | Refusal> {
  const { scope } = call.session;
  const one =
    checkCards(call) ??
    (await queries.topUpOf(call.tx, scope, activityId)) ??
    refuse("record.unknown", { field: "activityId" });
  if ("ok" in one) return one;
  const own = checkWithinAreas(one.areaIds, scope.cardAreas, "activityId");
  return own.ok ? one : own;
}

type Form = Omit<ParsedInputOf<typeof topUps.update>, "activityId">;

/** The form as columns, or the first rule that it breaks. */
async function readForm(
  { tx, session }: AnyCall,
  owner: { readonly topId: string; readonly merchantId: string },
  form: Form,
): Promise<queries.TopUpColumns | Refusal> {
  const checked = checkTopUp({
    ...form,
    tiers: form.tiers.map(({ rechargeFen, giftFen }) => ({
      rechargeFen: BigInt(rechargeFen),
      giftFen: BigInt(giftFen),
    })),
  });
  if (!checked.ok) return checked;
  const areaIds = [...new Set(form.areaIds)];
  if (areaIds.length > 0 && !(await queries.areAreasOf(tx, owner, areaIds)))
    return refuse("cardAreas.unknown", { field: "areaIds" });
  const own = checkWithinAreas(areaIds, session.scope.cardAreas, "areaIds");
  if (!own.ok) return own;
  return { ...checked.value, areaIds };
}

const told = ({ activityName, areaIds, fromDay, toDay, tiers }: queries.TopUpColumns) => ({
  name: activityName,
  areaIds,
  fromDay,
  toDay,
  tiers: queries.storedTiers(tiers),
});

/** Handlers of top-up activities (CARD-22, CARD-26, MKT-14). */
export const topUpHandlers: HandlersOf<typeof topUps> = {
  async list(call) {
    return checkCards(call) ?? queries.listTopUps(call.tx, call.session.scope, call.input, call.input);
  },

  async running(call) {
    const { tx, session, now, input } = call;
    const refused = checkCards(call);
    if (refused !== undefined) return refused;
    const card = await queries.cardOf(tx, session.scope, input.cardId);
    if (card === undefined) return refuse("members.cardUnknown", { field: "cardId" });
    const rows = await queries.runningTopUps(tx, card.topId, [input.cardId], now);
    return { rows: rows.map(({ name, tiers }) => ({ activityName: name, tiers: queries.storedTiers(tiers) })) };
  },

  async create(call) {
    const { merchantId, ...form } = call.input;
    const owner = checkCards(call) ?? (await cardMerchantOf(call, merchantId));
    if ("ok" in owner) return owner;
    const columns = await readForm(call, owner, form);
    if ("ok" in columns) return columns;
    const activityId = await queries.insertTopUp(call.tx, owner, columns);
    await recordAudit(call, {
      action: "members.topUp.create",
      object: columns.activityName,
      merchant: owner,
      after: told(columns),
    });
    return { activityId };
  },

  async update(call) {
    const { activityId, ...form } = call.input;
    const one = await held(call, activityId);
    if ("ok" in one) return one;
    const columns = await readForm(call, one, form);
    if ("ok" in columns) return columns;
    await queries.saveTopUp(call.tx, one, columns);
    await recordAudit(call, {
      action: "members.topUp.update",
      object: columns.activityName,
      merchant: one,
      before: told({ ...one, activityName: one.name }),
      after: told(columns),
    });
    return {};
  },

  async start(call) {
    const one = await held(call, call.input.activityId);
    if ("ok" in one) return one;
    const next = step(topUpTable, one.state, "start");
    if (!next.ok) return next;
    if (one.toDay < businessDay(call.now, one.timeZone)) return refuse("topUps.over");
    await queries.turnTopUp(call.tx, one, next.value);
    await recordAudit(call, { action: "members.topUp.enable", object: one.name, merchant: one });
    return {};
  },

  async stop(call) {
    const one = await held(call, call.input.activityId);
    if ("ok" in one) return one;
    const next = step(topUpTable, one.state, "stop");
    if (!next.ok) return next;
    await queries.turnTopUp(call.tx, one, next.value);
    await recordAudit(call, { action: "members.topUp.stop", object: one.name, merchant: one });
    return {};
  },

  async remove(call) {
    const one = await held(call, call.input.activityId);
    if ("ok" in one) return one;
    if (one.state === "running") return refuse("topUps.isRunning");
    await queries.deleteTopUp(call.tx, one);
    await recordAudit(call, {
      action: "members.topUp.remove",
      object: one.name,
      merchant: one,
      before: told({ ...one, activityName: one.name }),
    });
    return {};
  },
};
