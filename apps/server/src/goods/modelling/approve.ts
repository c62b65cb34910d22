import { likenessOf, refuse, type Refusal } from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import type { Call } from "../../platform/call.ts";
import { copyImage } from "../../platform/images/store.ts";
import { findableBy } from "../../platform/spelling.ts";
import { insertLibraryProduct, isInLibrary, lockLibrary, nextLibraryCode } from "../library/library.queries.ts";
import { approvedProduct, plantLike } from "./approve.queries.ts";
import type { ModellingRecord } from "./modelling.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };

/** Puts the product of a request into the library, with copies of its pictures; refused when the library has it (PRODUCT-20), or its merchant no longer. */
export async function approveInto(
  { tx, session }: Pick<Call<unknown, "goods.library.write">, "tx" | "session">,
  dataDir: string,
  { topId, productId }: ModellingRecord,
): Promise<string | Refusal> {
  await lockLibrary(tx);
  const product = await approvedProduct(tx, topId, productId);
  if (product === undefined) return refuse("goods.unknownProduct");
  const brand = await plantLike(tx, "brand", { topId, attributeId: product.brandId });
  const category = await plantLike(tx, "category", { topId, attributeId: product.categoryId });
  const ofCategory = (kind: "specification" | "flavour" | "packaging", attributeId: string | null) =>
    attributeId === null ? undefined : plantLike(tx, kind, { topId, attributeId, categoryId: category.id });
  const specification = await ofCategory("specification", product.specificationId);
  const flavour = await ofCategory("flavour", product.flavourId);
  const packaging = await ofCategory("packaging", product.packagingId);
  const likeness = likenessOf({
    brand: brand.name,
    productName: product.name,
    specification: specification?.name ?? "",
  });
  if (await isInLibrary(tx, { barcode: product.barcode, likeness })) return refuse("goods.inLibrary");
  const copies: string[] = [];
  for (const name of [product.image, ...product.details]) {
    copies.push(await copyImage(tx, dataDir, platform, session.userId, name));
  }
  const [thumbnail = product.image, ...detailPictures] = copies;
  const code = await nextLibraryCode(tx);
  const written = {
    ...product,
    productName: product.name,
    brand,
    category,
    specification,
    flavour,
    packaging,
    thumbnail,
    detailPictures,
    likeness,
  };
  return insertLibraryProduct(tx, code, written, findableBy([code, product.barcode, product.name]), session.userId);
}
