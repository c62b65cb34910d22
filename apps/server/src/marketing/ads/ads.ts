import type { ParsedInputOf } from "@yunshou/contract";
import type { ads } from "@yunshou/contract/marketing/ads";
import {
  accept,
  adLimits,
  businessDay,
  checkAd,
  checkAdEnable,
  refuse,
  type Refusal,
  type Result,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { hasMachines, type NamingOwner, type Owner, ownerOf } from "../owners.queries.ts";
import { writtenSlots } from "../slots.ts";
import * as queries from "./ads.queries.ts";
import { giveMaterial, lockMaterial } from "./materials.queries.ts";
import { areTooMany, changePlaylists, reopen } from "./playlists.queries.ts";

type Write = Call<unknown, "marketing.ad.write">;
type Tree = Pick<Owner, "topId" | "merchantId">;
type Form = Omit<ParsedInputOf<typeof ads.create>, "merchantId">;

/** What a form says of an ad, after every rule and look-up; its file becomes the merchant's (AD-02, FORM-11, MSG-31). */
async function columnsOf(
  { tx, session }: Pick<Write, "tx" | "session">,
  owner: NamingOwner,
  { adType, startDate, endDate, ...form }: Form,
  adId: string | null,
): Promise<Result<queries.AdColumns>> {
  const checked = checkAd({ ...form, startDate, endDate });
  if (!checked.ok) return checked;
  const { adSlotId, materialId } = checked.value;
  const machineIds = [...new Set(form.machineIds)];
  if (!(await queries.ownsSlot(tx, session.scope, owner, adSlotId)))
    return refuse("record.unknown", { field: "adSlotId" });
  if (!(await hasMachines(tx, session.scope, owner, machineIds)))
    return refuse("marketing.machinesOfOthers", { field: "machineIds" });
  const material = await lockMaterial(tx, session.scope, owner, materialId, adId);
  if (material === undefined) return refuse("record.unknown", { field: "materialId" });
  if (material.adType !== adType) return refuse("ads.materialKind", { field: "materialId" });
  await giveMaterial(tx, owner, materialId);
  return accept({ ...checked.value, adType, startDate, endDate, machineIds });
}

async function find({ tx, session }: Pick<Write, "tx" | "session">, adId: string): Promise<queries.StoredAd | Refusal> {
  return (await queries.lockAd(tx, session.scope, adId)) ?? refuse("record.unknown", { field: "adId" });
}

/** Lets the machines be told of a change; refuses when one of them would show too many ads. */
async function tell(
  { tx, now }: Pick<Write, "tx" | "now">,
  owner: Tree,
  machineIds: readonly string[],
): Promise<Refusal | undefined> {
  await changePlaylists(tx, owner, machineIds);
  return (await areTooMany(tx, owner.topId, machineIds, now))
    ? refuse("ads.tooManyOfMachine", { field: "machineIds", values: { limit: adLimits.ofMachine } })
    : undefined;
}

const record = (
  call: Write,
  verb: string,
  merchant: Tree,
  object: string,
  facts: { readonly before?: unknown; readonly after?: unknown } = {},
) => recordAudit(call, { action: `marketing.ad.${verb}`, object, merchant, ...facts });

/** Handlers of ads (AD-01, AD-02). */
export const adHandlers: HandlersOf<typeof ads> = {
  async list({ tx, session, input }) {
    const { rows, ...counts } = await queries.listAds(tx, session.scope, input);
    return { rows: rows.map((row) => ({ ...row, slots: writtenSlots(row.slots) })), ...counts };
  },

  async create(call) {
    const { merchantId, ...form } = call.input;
    const owner = await ownerOf(call.tx, call.session.scope, merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const columns = await columnsOf(call, owner, form, null);
    if (!columns.ok) return columns;
    const adId = await queries.insertAd(call.tx, owner, call.session.userId, columns.value);
    await record(call, "create", owner, columns.value.adName, { after: columns.value });
    return { adId };
  },

  async update(call) {
    const { adId, ...form } = call.input;
    const before = await find(call, adId);
    if ("ok" in before) return before;
    const columns = await columnsOf(call, before, form, adId);
    if (!columns.ok) return columns;
    await queries.updateAd(call.tx, before, columns.value);
    if (before.enabled) {
      const refused = await tell(call, before, [...before.machineIds, ...columns.value.machineIds]);
      if (refused !== undefined) return refused;
    }
    await record(call, "update", before, columns.value.adName, {
      before: { machineIds: before.machineIds, endDate: before.endDate },
      after: columns.value,
    });
    return {};
  },

  async setEnabled(call) {
    const { adId, enabled } = call.input;
    const ad = await find(call, adId);
    if ("ok" in ad) return ad;
    if (enabled) {
      const allowed = checkAdEnable(ad.endDate, businessDay(call.now, ad.timeZone));
      if (!allowed.ok) return allowed;
    }
    if (ad.enabled === enabled) return {};
    await queries.setEnabled(call.tx, ad, enabled);
    const refused = await tell(call, ad, ad.machineIds);
    if (refused !== undefined) return refused;
    await record(call, enabled ? "enable" : "disable", ad, ad.adName);
    return {};
  },

  async resend(call) {
    const ad = await find(call, call.input.adId);
    if ("ok" in ad) return ad;
    const machines = await reopen(call.tx, ad.topId, ad.machineIds);
    if (machines === 0) return refuse("ads.nothingToResend");
    await record(call, "resend", ad, ad.adName, { after: { machines } });
    return {};
  },

  async remove(call) {
    const ad = await find(call, call.input.adId);
    if ("ok" in ad) return ad;
    await queries.removeAd(call.tx, ad);
    if (ad.enabled) await changePlaylists(call.tx, ad, ad.machineIds);
    await record(call, "delete", ad, ad.adName);
    return {};
  },

  async machines({ tx, session, input }) {
    if (!(await queries.hasAd(tx, session.scope, input.adId))) return refuse("record.unknown", { field: "adId" });
    return queries.listMachines(tx, session.scope, input);
  },

  async plays({ tx, session, input }) {
    if (!(await queries.hasAd(tx, session.scope, input.adId))) return refuse("record.unknown", { field: "adId" });
    return queries.listPlays(tx, session.scope, input);
  },
};
