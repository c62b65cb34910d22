import type { RowOf } from "@yunshou/contract";
import type { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import { namesOf, showMoney, type Tone } from "../../platform/kit/index.ts";

export type DueRow = RowOf<typeof dues.list>;
export type DueSettlementRow = RowOf<typeof dueSettlements.list>;

export const dueTones: Readonly<Partial<Record<DueSettlementRow["dueStatus"], Tone>>> = {
  awaiting: "warning",
  done: "good",
  rejected: "bad",
};

/** Who owes whom, as a question names it. */
export const dueAbout = (fen: string, { payerName, payeeName }: Pick<DueRow, "payerName" | "payeeName">): string =>
  namesOf(showMoney(fen), `${payerName} → ${payeeName}`);
