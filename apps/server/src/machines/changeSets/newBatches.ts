import type { Handle } from "@yunshou/database";
import { accept, checkBatchUsable, type LaneDifference, type Refusal, type Result } from "@yunshou/domain";
import { batchesNamed } from "./engine.queries.ts";

const nameOf = (productId: string, batchNo: string) => `${productId} ${batchNo.toLowerCase()}`;

interface Given {
  readonly productId: string | null;
  readonly batchNo: string;
}

/** Says of each of these goods why nothing of their batch may be put into a lane on this day, if it may not (MED-11). */
export async function unusableBatches(
  tx: Handle,
  topId: string,
  given: readonly Given[],
  today: string,
): Promise<(one: Given) => Refusal | undefined> {
  const named = given.filter(({ productId, batchNo }) => productId !== null && batchNo !== "");
  if (named.length === 0) return () => undefined;
  const productIds = [...new Set(named.flatMap(({ productId }) => productId ?? []))];
  const batchNos = [...new Set(named.map(({ batchNo }) => batchNo))];
  const found = await batchesNamed(tx, topId, productIds, batchNos);
  const batches = new Map(found.map((batch) => [nameOf(batch.productId, batch.batchNo), batch]));
  return ({ productId, batchNo }) => {
    const batch = productId === null ? undefined : batches.get(nameOf(productId, batchNo));
    const usable = batch === undefined ? accept() : checkBatchUsable(batch, today);
    return usable.ok ? undefined : usable;
  };
}

/** No lane gets a batch that has expired or was recalled (MED-11); one that stands there already is not judged again. */
export async function checkNewBatches(
  tx: Handle,
  topId: string,
  differences: readonly LaneDifference[],
  today: string,
): Promise<Result<undefined>> {
  const given = differences.flatMap(({ before, after }) =>
    after === null ||
    after.productId === null ||
    after.batchNo === "" ||
    (before?.productId === after.productId && before.batchNo === after.batchNo)
      ? []
      : [{ laneNo: after.laneNo, productId: after.productId, batchNo: after.batchNo }],
  );
  const whyNot = await unusableBatches(tx, topId, given, today);
  for (const { laneNo, ...one } of given) {
    const refused = whyNot(one);
    if (refused !== undefined) return { ...refused, values: { ...refused.values, laneNo } };
  }
  return accept();
}
