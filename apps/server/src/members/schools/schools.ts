import type { schools } from "@yunshou/contract/members/schools";
import { checkSchoolDelete, checkSchoolName, kindBelow, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { type AnyCall, cardMerchantOf, checkCards } from "../gate.ts";
import * as queries from "./schools.queries.ts";

const unknown = (field = "schoolUnitId") => refuse("schools.unknown", { field });
const taken = () => refuse("schools.nameTaken", { field: "unitName" });

async function held(call: AnyCall, id: string, field?: string): Promise<queries.SchoolUnit | Refusal> {
  return checkCards(call) ?? (await queries.schoolUnitOf(call.tx, call.session.scope, id)) ?? unknown(field);
}

/** Handlers of schools, grades and classes (SYS-14, SYS-15). */
export const schoolHandlers: HandlersOf<typeof schools> = {
  async tree(call) {
    return checkCards(call) ?? { rows: await queries.schoolTree(call.tx, call.session.scope) };
  },

  async create(call) {
    const { merchantId, schoolParentId, unitName } = call.input;
    const owner = checkCards(call) ?? (await cardMerchantOf(call, merchantId));
    if ("ok" in owner) return owner;
    const parent = schoolParentId === null ? undefined : await held(call, schoolParentId, "schoolParentId");
    if (parent !== undefined && "ok" in parent) return parent;
    if (parent !== undefined && parent.merchantId !== owner.merchantId) return unknown("schoolParentId");
    const kind = kindBelow(parent?.kind);
    if (!kind.ok) return kind;
    const name = checkSchoolName(unitName);
    if (!name.ok) return name;
    const unit = { kind: kind.value, name: name.value };
    const schoolUnitId = await queries.insertUnit(call.tx, owner, parent, unit);
    if (schoolUnitId === undefined) return taken();
    await recordAudit(call, {
      action: "members.school.create",
      object: name.value,
      merchant: owner,
      after: { kind: kind.value, parent: parent?.name ?? null },
    });
    return { schoolUnitId };
  },

  async rename(call) {
    const unit = await held(call, call.input.schoolUnitId);
    if ("ok" in unit) return unit;
    const name = checkSchoolName(call.input.unitName);
    if (!name.ok) return name;
    if (!(await queries.renameUnit(call.tx, unit, name.value))) return taken();
    await recordAudit(call, {
      action: "members.school.update",
      object: name.value,
      merchant: unit,
      before: { name: unit.name },
      after: { name: name.value },
    });
    return {};
  },

  async remove(call) {
    const unit = await held(call, call.input.schoolUnitId);
    if ("ok" in unit) return unit;
    const { children, members } = await queries.usesOfUnit(call.tx, unit);
    const checked = checkSchoolDelete(unit.kind, children, members);
    if (!checked.ok) return checked;
    await queries.deleteUnit(call.tx, unit);
    await recordAudit(call, { action: "members.school.remove", object: unit.name, merchant: unit });
    return {};
  },
};
