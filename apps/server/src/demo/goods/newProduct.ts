import type { ProductNames } from "@yunshou/domain";
import { flavours, packagings } from "../attributes.ts";
import type { DemoProduct } from "../products.ts";
import { translatedNames } from "./translations.ts";

/** A product with what its category offers and what it is called abroad. */
export interface NewProduct extends DemoProduct {
  readonly flavour: string;
  readonly packaging: string;
  readonly names: ProductNames;
}

/** Gives products the flavours that their names speak of, the packagings of their units, and the names that people wrote. */
export const newProducts = (products: readonly DemoProduct[], writtenAt: Date): NewProduct[] =>
  products.map((product) => ({
    ...product,
    flavour: flavours[product.category]?.find((flavour) => product.name.includes(flavour.replace(/味$/, ""))) ?? "",
    packaging: packagings[product.unit] ?? "",
    names: Object.fromEntries(
      Object.entries(translatedNames(product.code)).map(([language, name]) => [
        language,
        { name: `${name} ${product.specification}`, updatedAt: writtenAt.toISOString() },
      ]),
    ),
  }));
