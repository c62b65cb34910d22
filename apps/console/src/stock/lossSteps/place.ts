import type { OutputOf } from "@yunshou/contract";
import type { lossStepLists } from "@yunshou/contract/stock/lossSteps";

export type FactRow = OutputOf<typeof lossStepLists.facts>["rows"][number];

type Place = (fact: FactRow) => readonly [path: string, filters: Readonly<Record<string, string>>];

const dayOf = ({ lossTime }: FactRow) => lossTime.slice(0, 10);

/** Where a document of each kind is kept, with the filters that leave nothing else there. */
const places: Readonly<Record<FactRow["lossKind"], Place>> = {
  check: ({ docNo, isExplained }) => ["/kcpd/bhjl", { checks: docNo, explained: isExplained ? "yes" : "no" }],
  laneCount: ({ objectId }) => ["/kcpd/jqhdkcpd", { open: objectId }],
  placeCount: ({ objectId }) => ["/kcpd/jqhdkcpd", { goodsCount: objectId }],
  writeOff: (fact) => ["/jxcgl/bs", { docNo: fact.docNo, fromDay: dayOf(fact), toDay: dayOf(fact) }],
  order: ({ docNo }) => ["/jygl/ddgl", { orderNo: docNo }],
};

/** The page of a document, which the viewer may not have. */
export const pageOfFact = (fact: FactRow): string => places[fact.lossKind](fact)[0];

/** The address that opens exactly this document. */
export function placeOfFact(fact: FactRow): string {
  const [path, filters] = places[fact.lossKind](fact);
  return `${path}?${new URLSearchParams(filters)}`;
}
