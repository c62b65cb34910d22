import type { RowOf } from "@yunshou/contract";
import type { arrivals } from "@yunshou/contract/finance/arrivals";
import { type Tone, namesOf } from "../../platform/kit/index.ts";

export type ArrivalRow = RowOf<typeof arrivals.list>;

export const arrivalTones: Readonly<Record<ArrivalRow["arrivalState"], Tone>> = {
  awaited: "running",
  matched: "good",
  open: "bad",
  done: "quiet",
};

/** What a difference is about, as a question names it. */
export const arrivalAbout = ({ arrivalDate, subject, payer, bankReference }: ArrivalRow) =>
  namesOf(`${arrivalDate} ${subject || (payer ?? "")}`, bankReference);
