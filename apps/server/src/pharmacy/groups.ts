import type { Permission } from "@yunshou/contract";
import type { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkGroupDelete, checkGroupPlace, checkMedicineGroup, type MedicineGroupKind, refuse } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./groups.queries.ts";
import { gateOf, held, unknownGroup } from "./heldGroups.ts";
import { linkMedicines } from "./linkMedicines.ts";

type AnyCall = Call<unknown, Permission>;

const taken = () => refuse("pharmacy.groupTaken", { field: "categoryName" });

/** Handlers of the categories of medicines, conditions and combinations (MED-03, MED-04). */
export function groupHandlers(): HandlersOf<typeof medicineGroups> {
  async function parentIn(call: AnyCall, owner: queries.GroupOwner, kind: MedicineGroupKind, parentId: string | null) {
    if (parentId === null) return undefined;
    const parent = await queries.groupOf(call.tx, call.session.scope, parentId);
    return parent !== undefined && parent.kind === kind && parent.merchantId === owner.merchantId
      ? parent
      : unknownGroup("parentId");
  }

  const record = (
    call: AnyCall,
    verb: string,
    owner: queries.GroupOwner,
    object: string,
    before?: unknown,
    after?: unknown,
  ) =>
    recordAudit(call, {
      action: `pharmacy.group.${verb}`,
      object,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      before,
      after,
    });

  return {
    async tree(call) {
      const { tx, session, input } = call;
      return (
        (await gateOf(call, input.kind)) ?? {
          rows: await queries.groupTree(tx, session.scope, input.kind, session.merchantId),
        }
      );
    },

    list: async (call) =>
      (await gateOf(call, call.input.kind)) ?? queries.listGroups(call.tx, call.session.scope, call.input, call.input),

    async create(call) {
      const { kind, parentId } = call.input;
      const owner = { topId: call.session.topMerchantId, merchantId: call.session.merchantId };
      const refused = await gateOf(call, kind);
      if (refused !== undefined) return refused;
      await queries.lockGroups(call.tx, owner, kind);
      const group = checkMedicineGroup(call.input);
      if (!group.ok) return group;
      const parent = await parentIn(call, owner, kind, parentId);
      if (isRefusal(parent)) return parent;
      const place = checkGroupPlace(kind, undefined, 0, parent?.path ?? []);
      if (!place.ok) return place;
      const groupId = await queries.insertGroup(call.tx, owner, kind, parent, group.value);
      if (groupId === undefined) return taken();
      await record(call, "create", owner, group.value.categoryName, undefined, { kind, ...group.value });
      return { groupId };
    },

    async update(call) {
      const group = await held(call, call.input.groupId);
      if (isRefusal(group)) return group;
      const next = checkMedicineGroup(call.input);
      if (!next.ok) return next;
      if (!(await queries.updateGroup(call.tx, group, next.value))) return taken();
      const { name: categoryName, symptoms, sortNo } = group;
      await record(call, "update", group, categoryName, { categoryName, symptoms, sortNo }, next.value);
      return {};
    },

    async move(call) {
      const { groupId, parentId, beforeId } = call.input;
      const group = await held(call, groupId);
      if (isRefusal(group)) return group;
      const parent = await parentIn(call, group, group.kind, parentId);
      if (isRefusal(parent)) return parent;
      const before = beforeId === null ? null : await queries.groupOf(call.tx, call.session.scope, beforeId);
      if (before === undefined || (before !== null && (before.parentId !== parentId || before.kind !== group.kind)))
        return unknownGroup("beforeId");
      const levels = await queries.levelsBelowGroup(call.tx, group);
      const place = checkGroupPlace(group.kind, group, levels, parent?.path ?? []);
      if (!place.ok) return place;
      if (!(await queries.moveGroup(call.tx, group, parent, beforeId))) return taken();
      await record(call, "move", group, group.name, undefined, { parent: parent?.name ?? null });
      return {};
    },

    async enable(call) {
      const { groupId, enabled } = call.input;
      const group = await held(call, groupId);
      if (isRefusal(group)) return group;
      await queries.setGroupEnabled(call.tx, group, enabled);
      await record(call, enabled ? "enable" : "disable", group, group.name);
      return {};
    },

    link: linkMedicines,

    async remove(call) {
      const group = await held(call, call.input.groupId);
      if (isRefusal(group)) return group;
      const allowed = checkGroupDelete(await queries.usesOfGroup(call.tx, group));
      if (!allowed.ok) return allowed;
      await queries.deleteGroup(call.tx, group);
      await record(call, "delete", group, group.name, { kind: group.kind });
      return {};
    },
  };
}
