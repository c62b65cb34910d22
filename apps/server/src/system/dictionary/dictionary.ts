import type { Permission } from "@yunshou/contract";
import type { dictionary, dictionaryOffers } from "@yunshou/contract/system/dictionary";
import type { Handle } from "@yunshou/database";
import {
  checkDictionaryFields,
  checkDictionaryRemoval,
  checkDictionaryValueCode,
  dictionaryLimit,
  offeredEntries,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import * as queries from "./dictionary.queries.ts";
import { checkType } from "./types.ts";

type AnyCall = Call<unknown, Permission>;

const taken = () => refuse("access.codeTaken", { field: "dictCode" });

/** Handlers of the dictionary, of the platform's page and of that of merchants (SYS-02). */
export function dictionaryHandlers(whose: queries.Whose): HandlersOf<typeof dictionary> {
  const held = async ({ tx, session }: AnyCall, entryNo: string): Promise<queries.EntryRecord | Refusal> =>
    (await queries.lockEntry(tx, session.scope, whose, entryNo)) ?? refuse("record.unknown", { field: "entryNo" });
  const record = (
    call: AnyCall,
    verb: string,
    { topId, merchantId }: queries.EntryOwner,
    object: string,
    before?: unknown,
    after?: unknown,
  ) =>
    recordAudit(call, {
      action: `${whose === "platform" ? "system.dictionary" : "system.merchantDictionary"}.${verb}`,
      object,
      merchant: { topId, merchantId },
      before,
      after,
    });

  return {
    list: ({ tx, session, input }) => queries.listEntries(tx, session.scope, whose, input, input),

    async create(call) {
      const { tx, session, input } = call;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      // What the platform writes on the page of merchants would be offered to nobody.
      if ((owner.merchantId === platformMerchantId) !== (whose === "platform")) return refuse("access.noPermission");
      const fields = checkDictionaryFields(input);
      if (!fields.ok) return fields;
      const unknown = await checkType(tx, input.dictType);
      if (unknown !== undefined) return unknown;
      const value = checkDictionaryValueCode(input.dictType, fields.value.dictCode);
      if (!value.ok) return value;
      const known = await queries.lookAtCode(tx, owner, input.dictType, fields.value.dictCode);
      if (known.taken) return taken();
      if (known.entries >= dictionaryLimit)
        return refuse("access.tooManyEntries", { values: { limit: dictionaryLimit } });
      const entryNo = await queries.insertEntry(tx, owner, input.dictType, fields.value);
      await record(call, "create", owner, fields.value.dictName, undefined, {
        dictType: input.dictType,
        ...fields.value,
      });
      return { entryNo };
    },

    async update(call) {
      const entry = await held(call, call.input.entryNo);
      if (isRefusal(entry)) return entry;
      const fields = checkDictionaryFields(call.input);
      if (!fields.ok) return fields;
      const value = checkDictionaryValueCode(entry.dictType, fields.value.dictCode);
      if (!value.ok) return value;
      const { dictCode, dictName, dictValue, sortNo } = entry;
      if ((await queries.lookAtCode(call.tx, entry, entry.dictType, fields.value.dictCode, entry.entryNo)).taken)
        return taken();
      await queries.updateEntry(call.tx, entry, fields.value);
      await record(
        call,
        "update",
        entry,
        fields.value.dictName,
        { dictCode, dictName, dictValue, sortNo },
        fields.value,
      );
      return {};
    },

    async enable(call) {
      const entry = await held(call, call.input.entryNo);
      if (isRefusal(entry)) return entry;
      await queries.enableEntry(call.tx, entry, call.input.enabled);
      await record(call, call.input.enabled ? "enable" : "disable", entry, entry.dictName);
      return {};
    },

    async remove(call) {
      const entry = await held(call, call.input.entryNo);
      if (isRefusal(entry)) return entry;
      const removable = checkDictionaryRemoval(entry.dictType, whose === "platform");
      if (!removable.ok) return removable;
      await queries.deleteEntry(call.tx, entry);
      await record(call, "delete", entry, entry.dictName, { dictType: entry.dictType, dictCode: entry.dictCode });
      return {};
    },
  };
}

/** What a merchant's forms and programs are offered for one type, in its order. */
export async function offersFor(tx: Handle, owner: queries.EntryOwner, dictType: string) {
  const entries = offeredEntries(await queries.entriesFor(tx, owner, dictType));
  return entries.map(({ dictCode, dictName, dictValue, sortNo }) => ({ dictCode, dictName, dictValue, sortNo }));
}

export const dictionaryOfferHandlers: HandlersOf<typeof dictionaryOffers> = {
  async list({ tx, session, input }) {
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const rows = await offersFor(tx, owner, input.dictType);
    return { rows: rows.map(({ dictCode, dictName, dictValue }) => ({ dictCode, dictName, dictValue })) };
  },
};
