import type { StoredRow } from "@yunshou/contract";
import type { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { showDiscountRate } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { writtenSlots } from "../slots.ts";
import type { BatchRecord } from "./batches.queries.ts";
import { shownCode } from "./codeBook.ts";
import type { CodeRecord } from "./codes.queries.ts";

export const rateOf = (percent: number | null): string | null => (percent === null ? null : showDiscountRate(percent));

/** A batch of promo codes as its list shows it. */
export function promoRow(record: BatchRecord): StoredRow<typeof promoCodes.list> {
  const { merchantId, merchantName, couponType, issuedTotal, handedOut, usedTotal, maxUseCount, createdTime } = record;
  return {
    merchantId,
    merchantName,
    couponType,
    issuedTotal,
    handedOut,
    usedTotal,
    maxUseCount,
    createdTime,
    promoId: record.batchId,
    planCode: record.batchId,
    planName: record.name,
    discountAmountFen: record.amountFen,
    discountRate: rateOf(record.percent),
    validFrom: record.validFrom ?? "",
    validTo: record.validTo ?? "",
    planStatus: record.state,
    planMachines: record.planMachines,
    planProducts: record.planProducts,
    slots: writtenSlots(record.slots),
    memberLevels: record.memberLevels,
    businessTypes: record.businessTypes,
  };
}

/** A promo code as the list and its file show it. */
export function promoCodeRow(secrets: Secrets, record: CodeRecord): StoredRow<typeof promoCodes.codes> {
  const { codeId, merchantName, validFrom, validTo, createdTime, useTime, usedOrderNo, machineNo } = record;
  return {
    codeId,
    merchantName,
    validFrom,
    validTo,
    createdTime,
    useTime,
    usedOrderNo,
    machineNo,
    promoCode: shownCode(secrets, record),
    planName: record.name,
    couponType: record.codeType as StoredRow<typeof promoCodes.codes>["couponType"],
    promoStatus: record.state,
    useCount: record.useCount,
    maxUseCount: record.maxUseCount,
  };
}
