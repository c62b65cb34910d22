import type { mallProducts } from "@yunshou/contract/mall/products";
import { checkMallProduct, checkSeenStock, refuse } from "@yunshou/domain";
import { recordAudit, recordAudits } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import * as queries from "./products.queries.ts";

const fenOrNull = (fen: string | null): bigint | null => (fen === null ? null : BigInt(fen));
const unknown = (field: string) => refuse("mall.productUnknown", { field });

/** Handlers of the products of the mall (MALL-04, PRODUCT-08). */
export const mallProductHandlers = (): HandlersOf<typeof mallProducts> => ({
  list: ({ tx, session, language, input, now }) =>
    queries.listMallProducts(tx, session.scope, language, input, now, input),

  async add(call) {
    const { tx, session, input } = call;
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const productIds = [...new Set(input.productIds)];
    if (productIds.length === 0) return refuse("field.required", { field: "productIds" });
    const products = await queries.catalogueProducts(tx, owner, productIds);
    if (products.length < productIds.length) return unknown("productIds");
    if (products.some(({ isMedicine }) => isMedicine)) return refuse("mall.medicineNotSold", { field: "productIds" });
    const added = new Set(await queries.addToMall(tx, owner, productIds));
    await recordAudits(
      call,
      products
        .filter(({ productId }) => added.has(productId))
        .map(({ productCode }) => ({ action: "mall.product.add", object: productCode, merchant: owner })),
    );
    return { added: added.size };
  },

  async update(call) {
    const { tx, session, input } = call;
    const [held] = await queries.holdMallProducts(tx, session.scope, [input.mallProductId]);
    if (held === undefined) return unknown("mallProductId");
    const stock = checkSeenStock(input.stock, input.seenStock, held.stock);
    if (!stock.ok) return stock;
    const form = { mallPriceFen: BigInt(input.mallPriceFen), stock: stock.value, sortNo: input.sortNo };
    const facts = {
      purchaseFen: fenOrNull(held.purchaseFen),
      dealFen: fenOrNull(await queries.dealPriceOf(tx, held, call.now)),
      reserved: held.reserved,
    };
    const checked = checkMallProduct(form, facts);
    if (!checked.ok) return checked;
    await queries.saveMallProduct(tx, held, form, session.userId);
    await recordAudit(call, {
      action: "mall.product.update",
      object: held.productCode,
      merchant: held,
      before: { mallPriceFen: held.priceFen, stock: held.stock, sortNo: held.sortNo },
      after: { mallPriceFen: input.mallPriceFen, stock: form.stock, sortNo: input.sortNo },
    });
    return {};
  },

  async setShelf(call) {
    const { tx, session, input } = call;
    const ids = [...new Set(input.mallProductIds)];
    if (ids.length === 0) return refuse("field.required", { field: "mallProductIds" });
    const held = await queries.holdMallProducts(tx, session.scope, ids);
    if (held.length < ids.length) return unknown("mallProductIds");
    await queries.setOnShelf(tx, held, input.productStatus === "on");
    await recordAudits(
      call,
      held.map((product) => ({
        action: "mall.product.setShelf",
        object: product.productCode,
        merchant: product,
        before: { productStatus: product.onShelf ? "on" : "off" },
        after: { productStatus: input.productStatus },
      })),
    );
    return { changed: held.length };
  },

  async remove(call) {
    const [held] = await queries.holdMallProducts(call.tx, call.session.scope, [call.input.mallProductId]);
    if (held === undefined) return unknown("mallProductId");
    const waiting = held.reserved + (await queries.piecesOfGroupsAtMachines(call.tx, held));
    if (waiting > 0) return refuse("mall.stockReserved", { values: { n: waiting } });
    await queries.deleteMallProduct(call.tx, held, call.session.userId);
    await recordAudit(call, { action: "mall.product.remove", object: held.productCode, merchant: held });
    return {};
  },
});
