import type { ParsedInputOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import {
  attributeKinds,
  checkProductCode,
  checkProductDelete,
  productCodeOf,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { merchantOf } from "../access/staff/users.queries.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { findableBy } from "../platform/spelling.ts";
import { lockTree } from "./attributes.queries.ts";
import * as book from "./productBook.queries.ts";
import { productExport } from "./productExport.ts";
import { changesBetween, type ProductInput, readProduct } from "./productForm.ts";
import { changePictures } from "./productPictures.ts";
import { lanesOf, listProducts, productOf, productOptions } from "./products.queries.ts";

type Write<Name extends "create" | "update" | "remove"> = Call<
  ParsedInputOf<(typeof products)[Name]>,
  "goods.product.write"
>;
interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const unknown = () => refuse("goods.unknownProduct", { field: "productId" });
const none = { image: null, details: [] };

const readerOf = ({ session, language }: Pick<Call<unknown, "goods.product.read">, "session" | "language">) => ({
  scope: session.scope,
  language,
});

const findable = (code: string, { barcode, name }: book.ProductColumns, names: book.StoredProduct["names"] = {}) =>
  findableBy([code, barcode, name, ...Object.values(names).map((one) => one.name)]);

/** Handlers of products (PRODUCT-01 to PRODUCT-13, PRODUCT-18, PRODUCT-23, PRODUCT-28, PRODUCT-29). */
export function productHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof products> {
  return {
    options: async (call) => ({
      rows: await productOptions(call.tx, readerOf(call), call.input.machineId, call.input.text),
    }),

    list: (call) => listProducts(call.tx, readerOf(call), call.input, call.input),

    detail: async (call) => (await productOf(call.tx, readerOf(call), call.input.productId)) ?? unknown(),

    async lanes(call) {
      const { tx, session, input } = call;
      if ((await productOf(tx, readerOf(call), input.productId)) === undefined) return unknown();
      return lanesOf(tx, session.scope, input.productId);
    },

    create: (call) => createProduct(call, dataDir),
    update: (call) => updateProduct(call, dataDir),

    async remove(call) {
      const product = await book.lockProduct(call.tx, call.session.scope, call.input.productId);
      if (product === undefined) return unknown();
      if (await book.isInSet(call.tx, product)) return refuse("pharmacy.inSet");
      const allowed = checkProductDelete(await book.usesOf(call.tx, product));
      if (!allowed.ok) return allowed;
      await book.deleteProduct(call.tx, product);
      await record(call, "delete", product.code, product, { name: product.name });
      return {};
    },

    export: (call) => startExport(call, productExport),
  };
}

const record = (
  call: Pick<Call<unknown, "goods.product.write">, "tx" | "session" | "address" | "requestId">,
  verb: string,
  object: string,
  { topId, merchantId }: Owner,
  before?: unknown,
  after?: unknown,
) => recordAudit(call, { action: `goods.product.${verb}`, object, merchant: { topId, merchantId }, before, after });

/** Keeps the merchant's products and trees as they are until the call ends; always in this order. */
async function holdAssortment({ tx }: Pick<Call<unknown>, "tx">, owner: Owner, { categoryId }: ProductInput) {
  await book.lockProducts(tx, owner);
  for (const kind of attributeKinds) {
    const isWhole = kind === "category" || kind === "brand";
    if (isWhole || categoryId !== null) await lockTree(tx, { kind, categoryId: isWhole ? null : categoryId, ...owner });
  }
}

const taken = (found: { readonly code: boolean; readonly barcode: boolean }): Refusal | undefined => {
  if (found.code) return refuse("goods.codeTaken", { field: "productCode" });
  return found.barcode ? refuse("goods.barcodeTaken", { field: "barcode" }) : undefined;
};

async function createProduct(call: Write<"create">, dataDir: string) {
  const { tx, session, input } = call;
  const merchantId = input.merchantId ?? session.merchantId;
  const merchant = await merchantOf(tx, session.scope, merchantId);
  if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
  const owner = { topId: merchant.topId, merchantId };
  const given = checkProductCode(input.productCode);
  if (!given.ok) return given;
  await holdAssortment(call, owner, input);
  const columns = await readProduct(tx, owner, input);
  if (!columns.ok) return columns;
  const code = given.value ?? productCodeOf((await book.lastCodeNumber(tx, owner)) + 1);
  const refused =
    taken(await book.takenOf(tx, owner, { code, barcode: columns.value.barcode })) ??
    (await changePictures(call, dataDir, owner, none, columns.value));
  if (refused !== undefined) return refused;
  const productId = await book.insertProduct(tx, owner, code, columns.value, findable(code, columns.value));
  await book.setTags(tx, { ...owner, productId }, input.tagIds);
  await recordPrice(call, { ...owner, productId }, undefined, columns.value);
  await record(call, "create", code, owner, undefined, columns.value);
  return { productId, productCode: code };
}

async function updateProduct(call: Write<"update">, dataDir: string) {
  const { tx, session, input } = call;
  const seen = await productOf(tx, readerOf(call), input.productId);
  const merchant = seen === undefined ? undefined : await merchantOf(tx, session.scope, seen.merchantId);
  if (seen === undefined || merchant === undefined) return unknown();
  await holdAssortment(call, { topId: merchant.topId, merchantId: seen.merchantId }, input);
  const before = await book.lockProduct(tx, session.scope, input.productId);
  if (before === undefined) return unknown();
  if (before.version !== input.version) return refuse("goods.changedMeanwhile", { field: "version" });
  const columns = await readProduct(tx, before, input, before);
  if (!columns.ok) return columns;
  const refused =
    taken(await book.takenOf(tx, before, { barcode: columns.value.barcode, but: before.productId })) ??
    (await changePictures(call, dataDir, before, before, columns.value));
  if (refused !== undefined) return refused;
  const version = await book.updateProduct(
    tx,
    before,
    columns.value,
    findable(before.code, columns.value, before.names),
  );
  await book.setTags(tx, before, input.tagIds);
  await recordPrice(call, before, before, columns.value);
  const changes = changesBetween(before, columns.value);
  await record(call, "update", before.code, before, changes.before, changes.after);
  return { version };
}

type Prices = Pick<book.ProductColumns, "price_fen" | "purchase_fen">;

/** A price that is another than before stands in the history of the product. */
async function recordPrice(
  { tx, session }: Pick<Write<"create">, "tx" | "session">,
  { topId, merchantId, productId }: Owner & { readonly productId: string },
  before: Prices | undefined,
  after: Prices,
): Promise<void> {
  if (before?.price_fen === after.price_fen && before.purchase_fen === after.purchase_fen) return;
  const change: book.PriceChange = {
    topId,
    merchantId,
    productId,
    priceBeforeFen: before?.price_fen ?? null,
    priceFen: after.price_fen,
    purchaseBeforeFen: before?.purchase_fen ?? null,
    purchaseFen: after.purchase_fen,
  };
  await book.recordPrices(tx, [change], { actorId: session.userId });
}
