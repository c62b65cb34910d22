import type { ParsedInputOf } from "@yunshou/contract";
import type { prices } from "@yunshou/contract/goods/prices";
import { checkPrices, checkRemark, refuse, statusAfterPrice } from "@yunshou/domain";
import { recordAudits } from "../platform/audit.queries.ts";
import type { Call } from "../platform/call.ts";
import type { LanesChanged } from "./lanesChanged.ts";
import * as queries from "./priceBook.queries.ts";
import { recordPrices } from "./productBook.queries.ts";

type Write<Name extends "change" | "undo"> = Call<ParsedInputOf<(typeof prices)[Name]>, "goods.product.write">;
type Read = Call<ParsedInputOf<typeof prices.current>, "goods.product.read">;
type Changes = Write<"change">["input"]["changes"];

const unknown = () => refuse("goods.unknownProduct", { field: "changes" });
const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));

/** Each product with the prices that it would get; undefined when one of them is not the caller's. */
async function priced(
  { tx, session }: Pick<Write<"change">, "tx" | "session">,
  changes: Changes,
): Promise<queries.NewPrice[] | undefined> {
  const wanted = new Map(changes.map((change) => [change.productId, change]));
  const found = await queries.pricedProducts(tx, session.scope, [...wanted.keys()], { lock: true });
  if (found.length < wanted.size) return undefined;
  return found.map((product) => {
    const { unitPriceFen = product.priceFen, costPriceFen = product.purchaseFen } = wanted.get(product.productId)!;
    return {
      ...product,
      newPriceFen: String(BigInt(unitPriceFen)),
      newPurchaseFen: costPriceFen === null ? null : String(BigInt(costPriceFen)),
    };
  });
}

const checkNew = ({ newPriceFen, newPurchaseFen }: queries.NewPrice) =>
  checkPrices(BigInt(newPriceFen), fenOrNull(newPurchaseFen));

/** Prices as they are, and the lanes that would follow a change. */
export async function currentPrices({ tx, session, input }: Read) {
  const ids = [...new Set(input.productIds)];
  const rows = await queries.pricedProducts(tx, session.scope, ids, { lock: false });
  if (rows.length < ids.length) return refuse("goods.unknownProduct", { field: "productIds" });
  const lanes = await queries.laneCounts(tx, session.scope, ids);
  return {
    rows: rows.map(({ productId, code, name, version, priceFen, purchaseFen }) => ({
      productId,
      productCode: code,
      productName: name,
      version,
      unitPriceFen: priceFen,
      costPriceFen: purchaseFen,
      lanesFollowing: lanes.get(productId)?.following ?? 0,
      lanesOwn: lanes.get(productId)?.own ?? 0,
    })),
  };
}

/** Changes all of the prices or none; what stays the same is left alone. */
export async function changePrices(call: Write<"change">, lanesChanged: LanesChanged) {
  const { tx, input } = call;
  const reason = checkRemark(input.reason);
  if (!reason.ok) return { ...reason, field: "reason" };
  const rows = await priced(call, input.changes);
  if (rows === undefined) return unknown();
  const versions = new Map(input.changes.map(({ productId, version }) => [productId, version]));
  for (const row of rows) {
    if (versions.get(row.productId) !== row.version) return refuse("goods.changedMeanwhile", { field: "changes" });
    const checked = checkNew(row);
    if (!checked.ok) return checked;
  }
  const batchId = await queries.nextBatch(tx);
  const lanes = await apply(call, rows, {
    batchId,
    reason: reason.value,
    lanesFollow: input.lanesFollow,
    lanesChanged,
  });
  return { batchId, changed: rows.filter(isChanged).length, ...lanes };
}

/** Takes a change back: of each product and lane that still has the prices which the change gave it. */
export async function undoPrices(call: Write<"undo">, lanesChanged: LanesChanged) {
  const { tx, session, input } = call;
  const batch = await queries.batchOf(tx, session.scope, input.batchId);
  if (batch.length === 0) return refuse("record.unknown", { field: "batchId" });
  const given = new Map(batch.map((row) => [row.productId, row]));
  const found = await queries.pricedProducts(tx, session.scope, [...given.keys()], { lock: true });
  const rows = found.flatMap((product): queries.NewPrice[] => {
    const { priceFen, purchaseFen, priceBeforeFen, purchaseBeforeFen } = given.get(product.productId)!;
    if (product.priceFen !== priceFen || product.purchaseFen !== purchaseFen) return [];
    return [{ ...product, newPriceFen: priceBeforeFen, newPurchaseFen: purchaseBeforeFen }];
  });
  const batchId = await queries.nextBatch(tx);
  await apply(call, rows, { batchId, reason: "", lanesFollow: true, undoOf: input.batchId, lanesChanged });
  return { undone: rows.length, kept: given.size - rows.length };
}

const isChanged = (row: queries.NewPrice) => row.priceFen !== row.newPriceFen || row.purchaseFen !== row.newPurchaseFen;

interface Application {
  readonly batchId: string;
  readonly reason: string;
  readonly lanesFollow: boolean;
  readonly undoOf?: string;
  readonly lanesChanged: LanesChanged;
}

/** Writes prices with their history, lets the lanes follow, and records each product. */
async function apply(
  call: Pick<Write<"undo">, "tx" | "session" | "address" | "requestId">,
  all: readonly queries.NewPrice[],
  { batchId, reason, lanesFollow, undoOf, lanesChanged }: Application,
): Promise<{ lanes: number; machines: number }> {
  const { tx, session } = call;
  const rows = all.filter(isChanged);
  const following = lanesFollow ? await queries.lockFollowing(tx, session.scope, rows, undoOf ?? null) : [];
  await queries.savePrices(tx, rows);
  await recordPrices(
    tx,
    rows.map(({ newPriceFen, newPurchaseFen, priceFen, purchaseFen, ...row }) => ({
      ...row,
      priceBeforeFen: priceFen,
      priceFen: newPriceFen,
      purchaseBeforeFen: purchaseFen,
      purchaseFen: newPurchaseFen,
    })),
    { actorId: session.userId, reason, batchId },
  );
  const lanes = following.map((lane) => ({
    ...lane,
    newStatus: statusAfterPrice(lane.status, BigInt(lane.priceFen), BigInt(lane.newPriceFen)),
  }));
  await queries.saveLanePrices(tx, lanes, { actorId: session.userId, batchId });
  await lanesChanged(
    tx,
    lanes.map((lane) => ({ ...lane, before: { priceFen: lane.priceFen } })),
  );
  await recordAudits(
    call,
    rows.map(({ topId, merchantId, code, priceFen, purchaseFen, newPriceFen, newPurchaseFen }) => ({
      action: `goods.product.${undoOf === undefined ? "price" : "priceBack"}`,
      object: code,
      merchant: { topId, merchantId },
      before: { priceFen, purchaseFen },
      after: { priceFen: newPriceFen, purchaseFen: newPurchaseFen, reason, batchId, lanesFollow },
    })),
  );
  return { lanes: lanes.length, machines: new Set(lanes.map(({ machineId }) => machineId)).size };
}
