import type { Handle } from "@yunshou/database";
import { likenessOf } from "@yunshou/domain";
import { findableBy } from "../platform/spelling.ts";
import { insertLibrary, plantLibraryValues } from "./library.queries.ts";
import { demoLibrary, type DemoLibraryProduct } from "./libraryProducts.ts";

const libraryProducts = 2_000;

/** The official products of the demo. */
export const demoLibraryProducts = (): DemoLibraryProduct[] => demoLibrary(libraryProducts);

/** Fills the platform's library with products of invented brands. */
export async function seedLibrary(tx: Handle, library: readonly DemoLibraryProduct[], madeAt: Date): Promise<void> {
  const products = library.map((product) => ({
    ...product,
    ...findableBy([product.code, product.barcode, product.name]),
    likeness: likenessOf({ ...product, productName: product.name }),
  }));
  await plantLibraryValues(tx, products);
  await insertLibrary(tx, products, madeAt);
}
