import type { Permission } from "@yunshou/contract";
import type { library } from "@yunshou/contract/goods/library";
import { checkTaking, refuse, takeLimit } from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { replaceImage } from "../../platform/images/store.ts";
import { isRefusal } from "../../platform/refused.ts";
import { findableBy } from "../../platform/spelling.ts";
import { libraryValues } from "./choices.queries.ts";
import * as queries from "./library.queries.ts";
import { libraryProductFrom } from "./libraryForm.ts";
import { takeProducts } from "./take.ts";
import { type Chosen, chosenProducts } from "./take.queries.ts";

type AnyCall = Call<unknown, Permission>;

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };
const unknown = () => refuse("goods.unknownProduct", { field: "libraryId" });
const takerOf = ({ session }: AnyCall) => ({ topId: session.topMerchantId, merchantId: session.merchantId });
const readerOf = (call: AnyCall): queries.Reader => ({
  ...takerOf(call),
  scope: call.session.scope,
  language: call.language,
});

/** Handlers of the platform's product library (PRODUCT-02, PRODUCT-03, PRODUCT-20). */
export function libraryHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof library> {
  /** Shows other pictures than before. Those that somebody's product shows stay. */
  async function replacePictures(
    call: AnyCall,
    before: readonly string[],
    next: readonly (string | null)[],
    libraryId: string,
  ) {
    const uploadedFor = takerOf(call);
    const shown = new Set(next.filter((name) => name !== null));
    for (const name of shown) {
      if (before.includes(name)) continue;
      const field = name === next[0] ? "thumbnail" : "detailPictures";
      const refused = await replaceImage(call, dataDir, platform, null, name, field, uploadedFor);
      if (refused !== undefined) return refused;
    }
    const gone = before.filter((name) => !shown.has(name));
    for (const name of await queries.unshownPictures(call.tx, call.session.scope, libraryId, gone)) {
      await replaceImage(call, dataDir, platform, name, null, "thumbnail");
    }
    return undefined;
  }

  return {
    list: (call) => queries.listLibrary(call.tx, readerOf(call), call.input, call.input),

    async detail(call) {
      return (await queries.libraryProductOf(call.tx, readerOf(call), call.input.libraryId)) ?? unknown();
    },

    async create(call) {
      const { tx, session, input } = call;
      const product = await libraryProductFrom(tx, input);
      if (isRefusal(product)) return product;
      await queries.lockLibrary(tx);
      if (await queries.isInLibrary(tx, product)) return refuse("goods.inLibrary", { field: "productName" });
      const productCode = await queries.nextLibraryCode(tx);
      const findable = findableBy([productCode, product.barcode, product.productName]);
      const libraryId = await queries.insertLibraryProduct(tx, productCode, product, findable, session.userId);
      const pictures = [product.thumbnail, ...product.detailPictures];
      const refused = await replacePictures(call, [], pictures, libraryId);
      if (refused !== undefined) return refused;
      const after = { name: product.productName, brand: product.brand.name, category: product.category.name };
      await recordAudit(call, { action: "goods.library.create", object: productCode, merchant: platform, after });
      return { libraryId, productCode };
    },

    async update(call) {
      const { tx, input } = call;
      await queries.lockLibrary(tx);
      const held = await queries.holdLibraryProduct(tx, input.libraryId);
      if (held === undefined) return unknown();
      if (held.version !== input.version) return refuse("goods.changedMeanwhile");
      const product = await libraryProductFrom(tx, input);
      if (isRefusal(product)) return product;
      if (await queries.isInLibrary(tx, product, input.libraryId)) {
        return refuse("goods.inLibrary", { field: "productName" });
      }
      const before = [...(held.image === null ? [] : [held.image]), ...held.details];
      const refused = await replacePictures(
        call,
        before,
        [product.thumbnail, ...product.detailPictures],
        input.libraryId,
      );
      if (refused !== undefined) return refused;
      const findable = findableBy([
        held.code,
        product.barcode,
        product.productName,
        ...Object.values(held.names).map(({ name }) => name),
      ]);
      const version = await queries.updateLibraryProduct(tx, input.libraryId, product, findable);
      await recordAudit(call, {
        action: "goods.library.update",
        object: held.code,
        merchant: platform,
        before: { name: held.name },
        after: { name: product.productName, brand: product.brand.name, category: product.category.name },
      });
      return { version };
    },

    async take(call) {
      const { tx, input } = call;
      const asked = [...new Set(input.libraryIds)];
      const trees = [
        { column: "brand_id", kind: "brand", field: "brandId", attributeId: input.brandId },
        { column: "category_id", kind: "category", field: "categoryId", attributeId: input.categoryId },
      ] as const;
      const chosen: Chosen[] = [{ ids: asked }];
      for (const { column, kind, field, attributeId } of trees) {
        if (attributeId === undefined) continue;
        const [value] = await libraryValues(tx, [attributeId]);
        if (value?.kind !== kind) return refuse("goods.attributeUnknown", { field });
        chosen.push({ column, attributeId });
      }
      const found: string[][] = [];
      for (const one of chosen) found.push(await chosenProducts(tx, one, takeLimit + 1));
      if (found[0]!.length < asked.length) return refuse("goods.unknownProduct", { field: "libraryIds" });
      const ids = [...new Set(found.flat())];
      const checked = checkTaking(ids.length, BigInt(input.unitPriceFen));
      if (!checked.ok) return checked;
      const taker = takerOf(call);
      const { products } = await takeProducts(tx, taker, ids, input.unitPriceFen, call.session.userId);
      await recordAudits(
        call,
        products.map(({ code, name }) => ({
          action: "goods.product.take",
          object: code,
          merchant: taker,
          after: { name },
        })),
      );
      return { taken: products.length, known: ids.length - products.length };
    },
  };
}
