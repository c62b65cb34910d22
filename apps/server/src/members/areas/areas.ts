import type { cardAreas } from "@yunshou/contract/members/areas";
import { checkCardAreaDelete, checkCardAreaLevel, checkCardAreaName, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { type AnyCall, cardMerchantOf, checkCards } from "../gate.ts";
import * as queries from "./areas.queries.ts";

const unknown = (field = "areaId") => refuse("cardAreas.unknown", { field });
const taken = () => refuse("cardAreas.nameTaken", { field: "areaName" });

async function held(call: AnyCall, areaId: string, field?: string): Promise<queries.Area | Refusal> {
  return checkCards(call) ?? (await queries.areaOf(call.tx, call.session.scope, areaId)) ?? unknown(field);
}

const record = (
  call: AnyCall,
  verb: string,
  area: Pick<queries.Area, "topId" | "merchantId">,
  object: string,
  more = {},
) => recordAudit(call, { action: `members.area.${verb}`, object, merchant: area, ...more });

/** Handlers of card areas and their staff (CARD-24). */
export const cardAreaHandlers: HandlersOf<typeof cardAreas> = {
  async tree(call) {
    return checkCards(call) ?? { rows: await queries.areaTree(call.tx, call.session.scope) };
  },

  async create(call) {
    const { merchantId, areaParentId, areaName } = call.input;
    const owner = checkCards(call) ?? (await cardMerchantOf(call, merchantId));
    if ("ok" in owner) return owner;
    const parent = areaParentId === null ? undefined : await held(call, areaParentId, "areaParentId");
    if (parent !== undefined && "ok" in parent) return parent;
    if (parent !== undefined && parent.merchantId !== owner.merchantId) return unknown("areaParentId");
    // Somebody who is limited to areas adds some below them only.
    if (parent === undefined && call.session.scope.cardAreas !== undefined) return unknown("areaParentId");
    const level = checkCardAreaLevel(parent?.path.length ?? 0);
    if (!level.ok) return level;
    const name = checkCardAreaName(areaName);
    if (!name.ok) return name;
    const areaId = await queries.insertArea(call.tx, owner, parent, name.value);
    if (areaId === undefined) return taken();
    await record(call, "create", owner, name.value, { after: { parent: parent?.name ?? null } });
    return { areaId };
  },

  async rename(call) {
    const area = await held(call, call.input.areaId);
    if ("ok" in area) return area;
    const name = checkCardAreaName(call.input.areaName);
    if (!name.ok) return name;
    if (!(await queries.renameArea(call.tx, area, name.value))) return taken();
    await record(call, "update", area, name.value, { before: { name: area.name }, after: { name: name.value } });
    return {};
  },

  async remove(call) {
    const area = await held(call, call.input.areaId);
    if ("ok" in area) return area;
    const { children, cards } = await queries.usesOfArea(call.tx, area);
    const checked = checkCardAreaDelete(children, cards);
    if (!checked.ok) return checked;
    // Whoever is on no staff sees every card, so this must not happen to him by the way.
    const staff = await queries.staffOfArea(call.tx, area);
    const freed = await queries.onlyHere(
      call.tx,
      area,
      staff.map(({ userId }) => userId),
    );
    if (freed > 0) return refuse("cardAreas.staffLast", { values: { n: freed } });
    await queries.deleteArea(call.tx, area);
    await record(call, "remove", area, area.name);
    return {};
  },

  async staff(call) {
    const area =
      checkCards(call) ?? (await queries.areaNamed(call.tx, call.session.scope, call.input.areaId)) ?? unknown();
    return "ok" in area ? area : { rows: await queries.staffOfArea(call.tx, area) };
  },

  async addStaff(call) {
    const area = await held(call, call.input.areaId);
    if ("ok" in area) return area;
    const person = await queries.fitStaff(call.tx, area, call.input.userId);
    if (person === undefined) return refuse("cardAreas.staffUnfit", { field: "userId" });
    if (!(await queries.insertStaff(call.tx, area, call.input.userId)))
      return refuse("cardAreas.staffTaken", { field: "userId" });
    await record(call, "authorise", area, area.name, { after: { account: person.account } });
    return {};
  },

  async removeStaff(call) {
    const area = await held(call, call.input.areaId);
    if ("ok" in area) return area;
    const { userId } = call.input;
    // Somebody who is limited to areas lifts nobody's limit, least of all his own.
    if (call.session.scope.cardAreas !== undefined && (await queries.onlyHere(call.tx, area, [userId])) > 0)
      return refuse("cardAreas.ownLimit", { field: "userId" });
    if (!(await queries.deleteStaff(call.tx, area, userId))) return unknown("userId");
    await record(call, "deauthorise", area, area.name, { before: { userId } });
    return {};
  },
};
