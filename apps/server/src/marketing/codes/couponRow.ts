import type { StoredRow } from "@yunshou/contract";
import type { coupons } from "@yunshou/contract/marketing/coupons";
import type { Secrets } from "../../platform/secrets.ts";
import { shownHolder } from "../../members/holders.ts";
import { writtenSlots } from "../slots.ts";
import type { BatchRecord } from "./batches.queries.ts";
import { shownCode } from "./codeBook.ts";
import type { CodeRecord } from "./codes.queries.ts";

/** The denomination of a coupon in whole yuan. */
export const yuanOf = (amountFen: string | null): number => Number(BigInt(amountFen ?? "0") / 100n);

/** A coupon as its list shows it. */
export function couponRow(record: BatchRecord): StoredRow<typeof coupons.list> {
  const { batchId, name, amountFen, percent: _, maxUseCount: __, winRate: ___, validDays, state, ...row } = record;
  return {
    ...row,
    slots: writtenSlots(row.slots),
    couponId: batchId,
    couponName: name,
    couponDenomination: yuanOf(amountFen),
    validDays: validDays ?? 0,
    couponStatus: state,
  };
}

/** A coupon that was handed out, as the list and its file show it. */
export function couponCodeRow(secrets: Secrets, record: CodeRecord): StoredRow<typeof coupons.codes> {
  const { codeId, merchantName, validFrom, validTo, createdTime, useTime, usedOrderNo, machineNo, cardNo } = record;
  return {
    codeId,
    merchantName,
    validFrom,
    validTo,
    createdTime,
    useTime,
    usedOrderNo,
    machineNo,
    cardNo,
    couponCode: shownCode(secrets, record),
    couponName: record.name,
    couponDenomination: yuanOf(record.amountFen),
    couponStatus: record.state,
    holder: shownHolder(secrets, record).holderName,
  };
}
