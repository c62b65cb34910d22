import type { OutputOf } from "@yunshou/contract";
import type { lossStepLists } from "@yunshou/contract/stock/lossSteps";

export type FactRow = OutputOf<typeof lossStepLists.facts>["rows"][number];

/** The days whose documents are looked at. */
export interface LossRange {
  readonly fromDay: string;
  readonly toDay: string;
}

type Place = (fact: FactRow, range: LossRange) => readonly [path: string, filters: Readonly<Record<string, string>>];

/** Where a document of each kind is kept, with the filters that leave nothing else there. */
const places: Readonly<Record<FactRow["lossKind"], Place>> = {
  check: ({ docNo, isExplained }) => ["/kcpd/bhjl", { checks: docNo, explained: isExplained ? "yes" : "no" }],
  laneCount: ({ objectId }) => ["/kcpd/jqhdkcpd", { open: objectId }],
  placeCount: ({ objectId }) => ["/kcpd/jqhdkcpd", { goodsCount: objectId }],
  // It counts for the day of its document, while somebody agreed to it later.
  writeOff: ({ docNo }, range) => ["/jxcgl/bs", { docNo, fromDay: range.fromDay, toDay: range.toDay }],
  order: ({ docNo }) => ["/jygl/ddgl", { orderNo: docNo }],
};

/** The page of a document, which the viewer may not have. */
export const pageOfFact = (fact: FactRow): string => places[fact.lossKind](fact, { fromDay: "", toDay: "" })[0];

/** The address that opens exactly this document. */
export function placeOfFact(fact: FactRow, range: LossRange): string {
  const [path, filters] = places[fact.lossKind](fact, range);
  return `${path}?${new URLSearchParams(filters)}`;
}
