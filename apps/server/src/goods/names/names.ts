import type { productNames } from "@yunshou/contract/goods/productNames";
import { checkTranslatedName, namesAfter, type ProductNames, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { findableBy } from "../../platform/spelling.ts";
import * as queries from "./names.queries.ts";
import { nameExport } from "./nameExport.ts";

const unknown = () => refuse("goods.unknownProduct", { field: "productId" });
const texts = (names: ProductNames) =>
  Object.fromEntries(Object.entries(names).map(([language, { name }]) => [language, name]));

/** Handlers of the names of products in other languages (PRODUCT-22, LANG-06). */
export const productNameHandlers: HandlersOf<typeof productNames> = {
  list: ({ tx, session, input }) => queries.listNames(tx, session.scope, input, input),

  async detail({ tx, session, input }) {
    const product = await queries.namedProduct(tx, session.scope, input.productId, { lock: false });
    if (product === undefined) return unknown();
    const { productId, code, name, names } = product;
    return { productId, productCode: code, productName: name, names: texts(names) };
  },

  async save(call) {
    const { tx, session, input, now } = call;
    const product = await queries.namedProduct(tx, session.scope, input.productId, { lock: true });
    if (product === undefined) return unknown();
    const written: Record<string, string | null> = {};
    for (const [language, text] of Object.entries(input.names)) {
      const name = checkTranslatedName(text, `names.${language}`);
      if (!name.ok) return name;
      written[language] = name.value;
    }
    const names = namesAfter(product.names, written, now);
    const findable = findableBy([product.code, product.barcode, product.name, ...Object.values(texts(names))]);
    await queries.saveNames(tx, product, names, findable);
    await recordAudit(call, {
      action: "goods.productName.update",
      object: product.code,
      merchant: product,
      before: texts(product.names),
      after: texts(names),
    });
    return { translated: Object.keys(names).length };
  },

  export: (call) => startExport(call, nameExport),
};
