import type { Permission } from "@yunshou/contract";
import type { dictionaryKinds } from "@yunshou/contract/system/dictionary";
import { checkOwnType, isOfProduct, ownTypeLimit, type OwnTypeFields, refuse } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import * as queries from "./types.queries.ts";

const typeUnknown = () => refuse("system.dictionaryTypeUnknown", { field: "dictType" });

/** Whether entries may have the type: one of the product, or one that people made, which then cannot be deleted meanwhile. */
export const checkType = async (tx: Handle, type: string) =>
  isOfProduct(type) || (await queries.holdOwnType(tx, type)) ? undefined : typeUnknown();

/** Whether somebody may read entries of the type. */
export const checkTypeKnown = async (tx: Handle, type: string) =>
  isOfProduct(type) || (await queries.isOwnType(tx, type)) ? undefined : typeUnknown();

function record(call: Call<unknown, Permission>, verb: string, before?: OwnTypeFields, after?: OwnTypeFields) {
  const { topMerchantId: topId, merchantId } = call.session;
  return recordAudit(call, {
    action: `system.dictionaryType.${verb}`,
    object: (after ?? before)!.typeName,
    merchant: { topId, merchantId },
    before,
    after,
  });
}

/** Handlers of the types that people make; they are the platform's alone to write (SYS-02). */
export const dictionaryKindHandlers: HandlersOf<typeof dictionaryKinds> = {
  list: async ({ tx }) => ({ rows: await queries.listOwnTypes(tx) }),

  async create(call) {
    if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
    const fields = checkOwnType(call.input);
    if (!fields.ok) return fields;
    const known = await queries.lookAtTypes(call.tx, fields.value.dictType);
    if (known.taken) return refuse("access.codeTaken", { field: "dictType" });
    if (known.types >= ownTypeLimit) return refuse("access.tooManyEntries", { values: { limit: ownTypeLimit } });
    await queries.insertOwnType(call.tx, fields.value);
    await record(call, "create", undefined, fields.value);
    return {};
  },

  async update(call) {
    const before = await queries.lockOwnType(call.tx, call.input.dictType);
    if (before === undefined) return typeUnknown();
    const fields = checkOwnType(call.input);
    if (!fields.ok) return fields;
    await queries.updateOwnType(call.tx, fields.value);
    await record(call, "update", before, fields.value);
    return {};
  },

  async remove(call) {
    const before = await queries.lockOwnType(call.tx, call.input.dictType);
    if (before === undefined) return typeUnknown();
    if (await queries.hasEntries(call.tx, before.dictType))
      return refuse("system.dictionaryTypeInUse", { field: "dictType" });
    await queries.deleteOwnType(call.tx, before.dictType);
    await record(call, "delete", before);
    return {};
  },
};
