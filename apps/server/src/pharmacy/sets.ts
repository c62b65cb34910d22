import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { medicineSets } from "@yunshou/contract/pharmacy/sets";
import {
  checkPrices,
  checkRemark,
  checkSetLines,
  checkText,
  refuse,
  type Refusal,
  type SetLine,
  setLimits,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import { chosenGroup } from "./heldGroups.ts";
import { checkMedicine } from "./medicineGate.ts";
import { lockMedicines } from "./medicines.queries.ts";
import * as queries from "./sets.queries.ts";
import { checkTogether } from "./togetherGate.ts";

type AnyCall = Call<unknown, Permission>;
type Form = Omit<ParsedInputOf<typeof medicineSets.update>, "setId">;

const unknown = () => refuse("pharmacy.setUnknown", { field: "setId" });
const taken = () => refuse("pharmacy.setTaken", { field: "comboName" });

interface ReadSet {
  readonly columns: queries.SetColumns;
  readonly lines: readonly SetLine[];
}

/** What a form says of a combination of `owner`, or the first rule that it breaks. Its medicines and groups are the owner's. */
async function readSet(
  call: AnyCall,
  owner: queries.SetOwner,
  input: Form,
  before?: queries.SetRecord,
): Promise<ReadSet | Refusal> {
  const name = checkText(input.comboName, "comboName", setLimits.nameLength);
  if (!name.ok) return name;
  const price = checkPrices(BigInt(input.unitPriceFen), null);
  if (!price.ok) return price;
  const remark = checkRemark(input.remark);
  if (!remark.ok) return remark;
  const lines = checkSetLines(input.comboItems);
  if (!lines.ok) return lines;
  const { setCategoryId, conditionId } = input;
  const kept = [before?.categoryId ?? null];
  const category = await chosenGroup(call, owner, "set", setCategoryId, "setCategoryId", kept);
  if (isRefusal(category)) return category;
  if (conditionId !== null) {
    const known = [before?.conditionId ?? null];
    const condition = await chosenGroup(call, owner, "condition", conditionId, "conditionId", known);
    if (isRefusal(condition)) return condition;
  }
  const ids = lines.value.map(({ productId }) => productId);
  const found = await lockMedicines(call.tx, call.session.scope, ids);
  if (found.filter(({ merchantId }) => merchantId === owner.merchantId).length < ids.length)
    return refuse("pharmacy.medicineUnknown", { field: "comboItems" });
  const forbidden = await checkTogether(
    call.tx,
    { topId: owner.topId, productIds: ids, language: call.language },
    "comboItems",
  );
  if (forbidden !== undefined) return forbidden;
  return {
    lines: lines.value,
    columns: {
      name: name.value,
      categoryId: setCategoryId,
      conditionId,
      priceFen: input.unitPriceFen,
      remark: remark.value,
    },
  };
}

/** Handlers of combinations of medicines (MED-04). */
export function setHandlers(): HandlersOf<typeof medicineSets> {
  const gate = (call: AnyCall) => checkMedicine(call, "drugCombination");
  const held = async (call: AnyCall, setId: string) =>
    (await gate(call)) ?? (await queries.lockSet(call.tx, call.session.scope, setId)) ?? unknown();
  const record = (
    call: AnyCall,
    verb: string,
    owner: queries.SetOwner,
    object: string,
    before?: unknown,
    after?: unknown,
  ) =>
    recordAudit(call, {
      action: `pharmacy.set.${verb}`,
      object,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      before,
      after,
    });

  return {
    list: async (call) =>
      (await gate(call)) ??
      queries.listSets(call.tx, { scope: call.session.scope, language: call.language }, call.input, call.input),

    async create(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const owner = { topId: call.session.topMerchantId, merchantId: call.session.merchantId };
      const set = await readSet(call, owner, call.input);
      if (isRefusal(set)) return set;
      await queries.lockSetNames(call.tx, owner);
      if (await queries.isSetTaken(call.tx, owner, set.columns.name)) return taken();
      const setId = await queries.insertSet(call.tx, owner, set.columns);
      await queries.writeLines(call.tx, owner, setId, set.lines);
      await record(call, "create", owner, set.columns.name, undefined, set);
      return { setId };
    },

    async update(call) {
      const before = await held(call, call.input.setId);
      if (isRefusal(before)) return before;
      const set = await readSet(call, before, call.input, before);
      if (isRefusal(set)) return set;
      await queries.lockSetNames(call.tx, before);
      if (await queries.isSetTaken(call.tx, before, set.columns.name, before.setId)) return taken();
      await queries.updateSet(call.tx, before, set.columns);
      await queries.writeLines(call.tx, before, before.setId, set.lines);
      await record(call, "update", before, set.columns.name, { name: before.name }, set);
      return {};
    },

    async enable(call) {
      const set = await held(call, call.input.setId);
      if (isRefusal(set)) return set;
      if (call.input.enabled) {
        const productIds = await queries.medicinesOfSet(call.tx, set);
        await lockMedicines(call.tx, call.session.scope, productIds);
        const forbidden = await checkTogether(call.tx, { topId: set.topId, productIds, language: call.language });
        if (forbidden !== undefined) return forbidden;
      }
      await queries.enableSet(call.tx, set, call.input.enabled);
      await record(call, call.input.enabled ? "enable" : "disable", set, set.name);
      return {};
    },

    async remove(call) {
      const set = await held(call, call.input.setId);
      if (isRefusal(set)) return set;
      await queries.deleteSet(call.tx, set);
      await record(call, "delete", set, set.name);
      return {};
    },
  };
}
