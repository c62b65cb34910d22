import { checkText, defaultFeatures, fieldLimits, nextMerchantNumber, refuse, type Refusal } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import {
  insertMerchant,
  keepTree,
  lastNumber,
  lockParent,
  lockTopNumbers,
  newMerchantId,
} from "./merchants.queries.ts";

export interface NewMerchant {
  readonly name: string;
  readonly kind: "ordinary" | "drug";
  /** Null or missing makes a top merchant. */
  readonly parentId?: string | null;
  readonly timeZone?: string;
  readonly province?: string;
}

export interface CreatedMerchant {
  readonly merchantId: string;
  readonly topId: string;
  /** shbh: the parent's number and four more digits. */
  readonly merchantNo: string;
}

/** Creates a merchant with the next free number of its level. Runs in the rights of the system or of somebody who sees the parent. */
export async function createMerchant(tx: Handle, merchant: NewMerchant): Promise<CreatedMerchant | Refusal> {
  const name = checkText(merchant.name, "name", fieldLimits.nameLength);
  if (!name.ok) return name;
  const parentId = merchant.parentId ?? null;
  if (parentId !== null) await keepTree(tx, parentId);
  const parent = parentId === null ? null : await lockParent(tx, parentId);
  if (parent === undefined) return refuse("merchants.unknown", { field: "parentId" });
  if (parent !== null && parent.status !== "normal") return refuse("merchants.stopped", { field: "parentId" });
  if (parent === null) await lockTopNumbers(tx);
  const number = nextMerchantNumber(parent?.merchantNo ?? "", Number(await lastNumber(tx, parentId)));
  if (!number.ok) return number;
  const merchantId = await newMerchantId(tx);
  const topId = parent?.topId ?? merchantId;
  const inserted = await insertMerchant(tx, {
    merchantId,
    topId,
    parentId,
    path: [...(parent?.path ?? []), merchantId],
    merchantNo: number.value,
    name: name.value,
    kind: merchant.kind,
    timeZone: merchant.timeZone ?? parent?.timeZone ?? "Asia/Shanghai",
    province: merchant.province ?? null,
    features: defaultFeatures(merchant.kind),
  });
  return inserted ? { merchantId, topId, merchantNo: number.value } : refuse("merchants.numberTaken");
}
