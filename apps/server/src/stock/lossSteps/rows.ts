import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { explainLosses, type LossFact, type LossShare, likelyStep, lossSums, portion } from "@yunshou/domain";
import type { StoredFact } from "./facts.queries.ts";

export type LossStepRow = StoredRow<typeof lossStepLists.list>;
type FactRow = AnswerOf<typeof lossStepLists.facts>["rows"][number];

const factOf = ({ kind, missing, loaded, cause, place }: StoredFact): LossFact =>
  (kind === "failure" ? { kind, pieces: missing } : { kind, missing, loaded, cause, place }) as LossFact;

/** The facts of each product at each place, in their order. */
const byPlace = (facts: readonly StoredFact[]) =>
  Map.groupBy(facts, ({ machineId, warehouseId, productId }) => `${machineId ?? ""}-${warehouseId ?? ""}-${productId}`);

/** What pieces of a fact cost: shares of one fact sum to its cost exactly. */
function* valued(
  { missing, valueFen }: StoredFact,
  shares: readonly LossShare[],
): Generator<LossShare & { readonly valueFen: bigint | null }> {
  let before = 0;
  const costUpTo = (pieces: number) => portion(BigInt(valueFen!), BigInt(pieces), BigInt(missing));
  for (const share of shares) {
    const after = before + share.pieces;
    yield { ...share, valueFen: valueFen === null ? null : costUpTo(after) - costUpTo(before) };
    before = after;
  }
}

/** One row for each product and place at which pieces are missing, by what all its documents say. */
export function lossRows(facts: readonly StoredFact[]): LossStepRow[] {
  return [...byPlace(facts)].flatMap(([rowId, ofPlace]) => {
    const [first] = ofPlace;
    const explained = explainLosses(ofPlace.map(factOf));
    const shares = ofPlace.flatMap((fact, index) => [...valued(fact, explained[index]!)]);
    if (first === undefined || shares.length === 0) return [];
    const sums = lossSums(shares);
    const found = ofPlace.reduce((sum, { missing }) => sum + Math.max(0, -missing), 0);
    const isKnown = shares.every(({ valueFen }) => valueFen !== null);
    return [
      {
        rowId,
        machineId: first.machineId,
        warehouseId: first.warehouseId,
        placeName: first.machineName ?? first.warehouseName ?? "",
        machineNo: first.machineNo ?? "",
        productId: first.productId,
        productCode: first.productCode,
        productName: first.productName,
        missing: shares.reduce((sum, { pieces }) => sum + pieces, 0),
        found,
        valueFen: isKnown ? String(shares.reduce((sum, { valueFen }) => sum + valueFen!, 0n)) : null,
        lossStep: likelyStep(sums),
        warehousePieces: sums.warehouse,
        bagPieces: sums.bag,
        lanePieces: sums.lane,
        salePieces: sums.sale,
        merchantName: first.merchantName,
      },
    ];
  });
}

/** The documents of products at their places, newest first; one with two likely steps has a row for each. */
export const factRows = (facts: readonly StoredFact[]): FactRow[] =>
  [...byPlace(facts).values()]
    .flatMap(rowsOfPlace)
    .toSorted((one, other) => other.lossTime.getTime() - one.lossTime.getTime());

function rowsOfPlace(facts: readonly StoredFact[]): FactRow[] {
  const explained = explainLosses(facts.map(factOf));
  return facts.flatMap((fact, index) => {
    const { kind, objectId, docNo, laneNo } = fact;
    if (kind === "failure") return [];
    return [...valued(fact, explained[index]!)].map(({ step, pieces, why, valueFen }) => ({
      factId: `${kind}-${objectId}-${laneNo ?? ""}-${why}`,
      lossKind: kind,
      objectId,
      docNo,
      laneNo,
      lossTime: fact.at,
      isExplained: fact.cause !== null,
      missing: pieces,
      lossStep: step,
      why,
      valueFen: valueFen === null ? null : String(valueFen),
    }));
  });
}
