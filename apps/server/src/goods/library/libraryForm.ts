import type { ParsedInputOf } from "@yunshou/contract";
import type { library } from "@yunshou/contract/goods/library";
import type { Handle } from "@yunshou/database";
import { type AttributeKind, checkChoice, checkLibraryFields, likenessOf, refuse, type Refusal } from "@yunshou/domain";
import { isRefusal } from "../../platform/refused.ts";
import { libraryValues } from "./choices.queries.ts";
import type { NewLibraryProduct } from "./library.queries.ts";

type Form = ParsedInputOf<typeof library.create>;

/** What a form says of an official product, or the first rule that it breaks (PRODUCT-10, PRODUCT-11, PRODUCT-16). */
export async function libraryProductFrom(tx: Handle, form: Form): Promise<NewLibraryProduct | Refusal> {
  const { weight, weightTolerance, brandId, categoryId } = form;
  if (brandId === null) return refuse("goods.brandMissing", { field: "brandId" });
  if (categoryId === null) return refuse("goods.chooseCategory", { field: "categoryId" });
  const fields = checkLibraryFields({ ...form, weightGrams: weight, toleranceGrams: weightTolerance });
  if (!fields.ok) return fields;

  const { specificationId, flavourId, packagingId } = form;
  const asked = [brandId, categoryId, specificationId, flavourId, packagingId].filter((id) => id !== null);
  const values = new Map((await libraryValues(tx, asked)).map((value) => [value.id, value]));
  const chosen = (kind: AttributeKind, id: string, ofCategory: string | null) => {
    const field = `${kind}Id`;
    const value = values.get(id);
    if (value === undefined || value.kind !== kind || value.categoryId !== ofCategory) {
      return refuse("goods.attributeUnknown", { field });
    }
    const choice = checkChoice(value, field);
    return choice.ok ? value : choice;
  };
  const perhaps = (kind: AttributeKind, id: string | null) => (id === null ? undefined : chosen(kind, id, categoryId));
  const brand = chosen("brand", brandId, null);
  if (isRefusal(brand)) return brand;
  const category = chosen("category", categoryId, null);
  if (isRefusal(category)) return category;
  const specification = perhaps("specification", specificationId);
  if (specification !== undefined && isRefusal(specification)) return specification;
  const flavour = perhaps("flavour", flavourId);
  if (flavour !== undefined && isRefusal(flavour)) return flavour;
  const packaging = perhaps("packaging", packagingId);
  if (packaging !== undefined && isRefusal(packaging)) return packaging;

  const likeness = likenessOf({
    brand: brand.name,
    productName: fields.value.productName,
    specification: specification?.name ?? "",
  });
  const { isPrescription } = form;
  return { ...fields.value, brand, category, specification, flavour, packaging, isPrescription, likeness };
}
