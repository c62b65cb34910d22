import type { AnswerOf, ParsedInputOf, Permission } from "@yunshou/contract";
import type { LinkRefusal, medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkConditions, refuse, type Refusal } from "@yunshou/domain";
import { countVersions } from "../goods/productBook.queries.ts";
import { recordAudits } from "../platform/audit.queries.ts";
import type { Call } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import { chosenGroup, held } from "./heldGroups.ts";
import { linkCondition, lockMedicines, type MedicineRecord } from "./medicines.queries.ts";

/**
 * Gives a condition to medicines of its merchant, or takes it from them (MED-03, MED-10). One that is not multi-use and
 * treats something else already stays as it is and does not hinder the others.
 */
export async function linkMedicines(
  call: Call<ParsedInputOf<typeof medicineGroups.link>, Permission>,
): Promise<AnswerOf<typeof medicineGroups.link> | Refusal> {
  const { tx, session, input } = call;
  const { groupId, linked } = input;
  const group = await held(call, groupId);
  if (isRefusal(group)) return group;
  if (group.kind !== "condition") return refuse("pharmacy.groupUnknown", { field: "groupId" });
  const chosen = linked ? await chosenGroup(call, group, "condition", groupId, "groupId") : group;
  if (isRefusal(chosen)) return chosen;
  const ids = [...new Set(input.productIds)];
  const medicines = await lockMedicines(tx, session.scope, ids);
  if (medicines.length < ids.length || medicines.some(({ merchantId }) => merchantId !== group.merchantId))
    return refuse("pharmacy.medicineUnknown", { field: "productIds" });
  const changing = medicines.filter(({ conditionIds }) => conditionIds.includes(groupId) !== linked);
  const next = ({ conditionIds }: MedicineRecord) =>
    linked ? [...conditionIds, groupId] : conditionIds.filter((one) => one !== groupId);
  const refused = changing.flatMap((medicine) => {
    const checked = linked ? checkConditions(next(medicine), medicine.multiUse) : undefined;
    return checked?.ok === false
      ? [{ productId: medicine.productId, medicineName: medicine.name, code: checked.code as LinkRefusal }]
      : [];
  });
  const left = new Set(refused.map(({ productId }) => productId));
  const changed = changing.filter(({ productId }) => !left.has(productId));
  if (changed.length === 0) return { changed: 0, refused };
  const productIds = changed.map(({ productId }) => productId);
  await linkCondition(tx, group, groupId, productIds, linked);
  await countVersions(tx, group.topId, productIds);
  await recordAudits(
    call,
    changed.map((medicine) => ({
      action: "pharmacy.medicine.update",
      object: medicine.code,
      merchant: group,
      before: { conditionIds: medicine.conditionIds },
      after: { conditionIds: next(medicine), condition: group.name },
    })),
  );
  return { changed: changed.length, refused };
}
