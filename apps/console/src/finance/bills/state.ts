import type { RowOf } from "@yunshou/contract";
import type { billDifferences, bills } from "@yunshou/contract/finance/bills";
import { type Tone, namesOf } from "../../platform/kit/index.ts";

export type BillRow = RowOf<typeof bills.list>;
export type DifferenceRow = RowOf<typeof billDifferences.list>;

export const billTones: Readonly<Record<BillRow["billStatus"], Tone>> = {
  balanced: "good",
  open: "bad",
  workedOff: "quiet",
};

export const differenceTones: Readonly<Record<DifferenceRow["differenceState"], Tone>> = {
  open: "bad",
  taken: "running",
  parked: "warning",
  done: "quiet",
};

/** What a difference is about, as a question names it. */
export const differenceAbout = ({ providerName, billDate, thirdTradeNo, orderNo }: DifferenceRow) =>
  namesOf(`${providerName} ${billDate}`, thirdTradeNo ?? orderNo);
