import type { Permission } from "@yunshou/contract";
import type { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import { checkConflictPair, checkRemark, type ConflictPair, type ConflictSeverity, refuse } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./conflicts.queries.ts";
import { checkMedicine } from "./medicineGate.ts";
import { lockMedicines } from "./medicines.queries.ts";

type AnyCall = Call<unknown, Permission>;
interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const unknown = () => refuse("pharmacy.conflictUnknown", { field: "conflictId" });
const byNumber = (a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1);

/** Handlers of pairs of medicines that do not go together (MED-04). */
export function conflictHandlers(): HandlersOf<typeof medicineConflicts> {
  const gate = (call: AnyCall) => checkMedicine(call, "drugCombination");
  const held = async (call: AnyCall, conflictId: string) =>
    (await gate(call)) ?? (await queries.lockConflict(call.tx, call.session.scope, conflictId)) ?? unknown();
  /** Its medicines by name, locked as a combination locks them, so that neither misses what the other writes. */
  const medicinesOf = (call: AnyCall, { productId, otherProductId }: ConflictPair) =>
    lockMedicines(call.tx, call.session.scope, [productId, otherProductId].toSorted(byNumber));
  /** What is recommended together cannot be forbidden before the combination is mended or disabled. */
  const inSet = async (call: AnyCall, owner: Pick<Owner, "topId">, pair: ConflictPair, severity: ConflictSeverity) => {
    const name = severity === "forbid" ? await queries.setWithPair(call.tx, owner, pair) : undefined;
    return name === undefined ? undefined : refuse("pharmacy.conflictInSet", { field: "severity", values: { name } });
  };
  const record = (call: AnyCall, verb: string, owner: Owner, names: string, before?: unknown, after?: unknown) =>
    recordAudit(call, {
      action: `pharmacy.conflict.${verb}`,
      object: names,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      before,
      after,
    });
  const namesOf = async (call: AnyCall, pair: ConflictPair) =>
    (await medicinesOf(call, pair)).map(({ name }) => name).join(" × ");

  return {
    list: async (call) =>
      (await gate(call)) ??
      queries.listConflicts(call.tx, { scope: call.session.scope, language: call.language }, call.input, call.input),

    async create(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const { tx, session, input } = call;
      const { severity, reason } = input;
      const remark = checkRemark(input.remark);
      if (!remark.ok) return remark;
      const pair = checkConflictPair(input);
      if (!pair.ok) return pair;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const found = (await medicinesOf(call, pair.value)).filter(({ merchantId }) => merchantId === owner.merchantId);
      if (found.length < 2) {
        const isKnown = found.some(({ productId }) => productId === input.productId);
        return refuse("pharmacy.medicineUnknown", { field: isKnown ? "otherProductId" : "productId" });
      }
      const set = await inSet(call, owner, pair.value, severity);
      if (set !== undefined) return set;
      const said = { severity, reason, remark: remark.value };
      const conflictId = await queries.insertConflict(tx, owner, pair.value, said);
      if (conflictId === undefined) return refuse("pharmacy.conflictTaken", { field: "otherProductId" });
      await record(call, "create", owner, found.map(({ name }) => name).join(" × "), undefined, said);
      return { conflictId };
    },

    async update(call) {
      const before = await held(call, call.input.conflictId);
      if (isRefusal(before)) return before;
      const remark = checkRemark(call.input.remark);
      if (!remark.ok) return remark;
      const names = await namesOf(call, before);
      const { severity, reason } = call.input;
      const set = await inSet(call, before, before, severity);
      if (set !== undefined) return set;
      const said = { severity, reason, remark: remark.value };
      await queries.updateConflict(call.tx, before, said);
      const was = { severity: before.severity, reason: before.reason, remark: before.remark };
      await record(call, "update", before, names, was, said);
      return {};
    },

    async remove(call) {
      const before = await held(call, call.input.conflictId);
      if (isRefusal(before)) return before;
      const names = await namesOf(call, before);
      await queries.deleteConflict(call.tx, before);
      await record(call, "delete", before, names, { severity: before.severity, reason: before.reason });
      return {};
    },
  };
}
