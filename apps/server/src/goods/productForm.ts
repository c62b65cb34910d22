import type { ParsedInputOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import {
  accept,
  type AttributeKind,
  attributeKinds,
  checkChoice,
  checkPictures,
  checkProductFields,
  kindsOfCategory,
  refuse,
  type Result,
  tagLimits,
} from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { type Choice, choicesOf, holdTags, type ProductColumns, type StoredProduct } from "./productBook.queries.ts";

export type ProductInput = Omit<ParsedInputOf<typeof products.update>, "productId" | "version">;

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const fieldOf = {
  category: "categoryId",
  brand: "brandId",
  flavour: "flavourId",
  specification: "specificationId",
  packaging: "packagingId",
} as const satisfies Record<AttributeKind, keyof ProductInput>;

const missing = {
  category: "goods.chooseCategory",
  brand: "goods.brandMissing",
} as const;

/** What a form says of a product of `owner`, as columns, or the first rule that it breaks. `before` is what is being changed. */
export async function readProduct(
  tx: Handle,
  owner: Owner,
  input: ProductInput,
  before?: StoredProduct,
): Promise<Result<ProductColumns>> {
  const fields = checkProductFields({
    ...input,
    unitPriceFen: BigInt(input.unitPriceFen),
    costPriceFen: input.costPriceFen === null ? null : BigInt(input.costPriceFen),
    weightGrams: input.weight,
    toleranceGrams: input.weightTolerance,
  });
  if (!fields.ok) return fields;
  const chosen = await readChoices(tx, owner, input, before);
  if (!chosen.ok) return chosen;
  const pictures = checkPictures(input.thumbnail, input.detailPictures);
  if (!pictures.ok) return pictures;
  const tags = [...new Set(input.tagIds)];
  if (tags.length > tagLimits.tagsOfProduct) {
    return refuse("goods.tooManyTags", { field: "tagIds", values: { limit: tagLimits.tagsOfProduct } });
  }
  if ((await holdTags(tx, owner, tags)) < tags.length) return refuse("goods.tagUnknown", { field: "tagIds" });
  const { value } = fields;
  return accept({
    name: value.productName,
    ...chosen.value,
    barcode: value.barcode,
    unit: value.unit,
    price_fen: String(value.unitPriceFen),
    purchase_fen: value.costPriceFen === null ? null : String(value.costPriceFen),
    batch_no: value.batchNo,
    production_date: value.productionDate,
    shelf_life_date: value.shelfLifeDate,
    weight_grams: value.weightGrams,
    tolerance_grams: value.toleranceGrams,
    image: input.thumbnail,
    details: input.detailPictures,
    is_prescription: input.isPrescription,
    is_poverty_relief: input.isPovertyRelief,
    is_joint_operation: input.isJointOperation,
    remark: value.remark,
  });
}

type ChosenColumns = Pick<ProductColumns, AttributeKind | `${AttributeKind}_id`>;

/** Brand and category are required, all five are of the merchant's trees; what a product bears already it keeps (PRODUCT-10, PRODUCT-11, PRODUCT-16). */
async function readChoices(
  tx: Handle,
  owner: Owner,
  input: ProductInput,
  before: StoredProduct | undefined,
): Promise<Result<ChosenColumns>> {
  const ids = attributeKinds.map((kind) => input[fieldOf[kind]]).filter((id) => id !== null);
  const found = new Map((await choicesOf(tx, owner, ids)).map((choice) => [choice.attributeId, choice]));
  const columns: Record<string, string | null> = {};
  for (const kind of attributeKinds) {
    const field = fieldOf[kind];
    const id = input[field];
    if (id === null && (kind === "category" || kind === "brand")) return refuse(missing[kind], { field });
    const choice = id === null ? null : found.get(id);
    if (choice === undefined || (choice !== null && !isOf(choice, kind, input.categoryId))) {
      return refuse("goods.attributeUnknown", { field });
    }
    if (choice !== null && before?.[`${kind}_id`] !== choice.attributeId) {
      const allowed = checkChoice(choice, field);
      if (!allowed.ok) return allowed;
    }
    columns[`${kind}_id`] = id;
    columns[kind] = choice?.name ?? "";
  }
  return accept(columns as unknown as ChosenColumns);
}

const isOf = (choice: Choice, kind: AttributeKind, categoryId: string | null): boolean =>
  choice.kind === kind && (!kindsOfCategory.includes(kind) || choice.categoryId === categoryId);

/** What of a product is another now than before, for the log. */
export function changesBetween(
  before: StoredProduct,
  after: ProductColumns,
): { before: Partial<ProductColumns>; after: Partial<ProductColumns> } {
  const names = (Object.keys(after) as (keyof ProductColumns)[]).filter(
    (name) => String(before[name]) !== String(after[name]),
  );
  const only = (of: ProductColumns) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return { before: only(before), after: only(after) };
}
