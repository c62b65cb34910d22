import type { ParsedInputOf } from "@yunshou/contract";
import type { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { checkLeadDays, checkPackSize, checkSupplyPrice, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { supplierProductExport } from "./supplierProductExport.ts";
import * as queries from "./supplierProducts.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";

type Form = Omit<ParsedInputOf<typeof supplierProducts.update>, "supplyId">;

const unknown = () => refuse("record.unknown", { field: "supplyId" });

/** The first rule that a price, pack or lead time breaks (PRODUCT-08, MSG-100). */
function problemOf(form: Form, sellingFen: string): Refusal | undefined {
  const checks = [
    checkSupplyPrice(BigInt(form.supplyPriceFen), BigInt(sellingFen)),
    checkPackSize(form.packSize),
    checkLeadDays(form.leadDays),
  ];
  return checks.find((check): check is Refusal => !check.ok);
}

/** Handlers of what suppliers sell (STOCK-06, PRODUCT-08). */
export const supplierProductHandlers: HandlersOf<typeof supplierProducts> = {
  list: ({ tx, session, language, input }) =>
    queries.listSupplies(tx, { scope: session.scope, language }, input, input),

  async create(call) {
    const { tx, session, input } = call;
    const { supplierId: _, productId, ...form } = input;
    const supplier = await holdSupplier(tx, session.scope, input.supplierId);
    if (supplier === undefined) return refuse("stock.supplierUnknown", { field: "supplierId" });
    const product = (await queries.productsNamed(tx, session.scope, supplier.topId, [productId])).get(productId);
    if (product === undefined) return refuse("stock.productUnknown", { field: "productId" });
    const problem = problemOf(form, product.sellingFen);
    if (problem !== undefined) return problem;
    const supplyId = await queries.insertSupply(tx, supplier, productId, form);
    if (supplyId === undefined) return refuse("stock.supplyTaken", { field: "productId" });
    await recordAudit(call, {
      action: "stock.supplierProduct.create",
      object: `${supplier.supplierName} · ${product.productName}`,
      merchant: supplier,
      after: form,
    });
    return { supplyId };
  },

  async update(call) {
    const { supplyId, ...form } = call.input;
    const held = await queries.holdSupply(call.tx, call.session.scope, supplyId);
    if (held === undefined) return unknown();
    const problem = problemOf(form, held.sellingFen);
    if (problem !== undefined) return problem;
    await queries.saveSupply(call.tx, held, form);
    await recordAudit(call, {
      action: "stock.supplierProduct.update",
      object: `${held.supplierName} · ${held.productName}`,
      merchant: held,
      before: { supplyPriceFen: held.supplyPriceFen },
      after: form,
    });
    return {};
  },

  async remove(call) {
    const held = await queries.holdSupply(call.tx, call.session.scope, call.input.supplyId);
    if (held === undefined) return unknown();
    await queries.deleteSupply(call.tx, held);
    await recordAudit(call, {
      action: "stock.supplierProduct.remove",
      object: `${held.supplierName} · ${held.productName}`,
      merchant: held,
      before: { supplyPriceFen: held.supplyPriceFen },
    });
    return {};
  },

  export: (call) => startExport(call, supplierProductExport),
};
