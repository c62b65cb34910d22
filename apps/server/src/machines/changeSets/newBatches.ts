import type { Handle } from "@yunshou/database";
import { accept, checkBatchUsable, type LaneDifference, type Result } from "@yunshou/domain";
import { batchesNamed } from "./engine.queries.ts";

const nameOf = (productId: string, batchNo: string) => `${productId} ${batchNo.toLowerCase()}`;

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
  if (given.length === 0) return accept();
  const productIds = [...new Set(given.map(({ productId }) => productId))];
  const batchNos = [...new Set(given.map(({ batchNo }) => batchNo))];
  const found = await batchesNamed(tx, topId, productIds, batchNos);
  const batches = new Map(found.map((batch) => [nameOf(batch.productId, batch.batchNo), batch]));
  for (const { laneNo, productId, batchNo } of given) {
    const batch = batches.get(nameOf(productId, batchNo));
    const usable = batch === undefined ? accept() : checkBatchUsable(batch, today);
    if (!usable.ok) return { ...usable, values: { ...usable.values, laneNo } };
  }
  return accept();
}
