import type { InputOf, OutputOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import { yuanFromFen } from "@yunshou/domain";
import { fenOf, sameInput } from "../../../platform/kit/index.ts";

type Form = Omit<InputOf<typeof products.create>, "merchantId" | "unitPriceFen" | "costPriceFen">;
type Detail = OutputOf<typeof products.detail>;

/** What the form edits: prices in yuan, everything else as the wire carries it. */
export type ProductValues = { -readonly [Name in keyof Form]: Form[Name] } & { unitPrice: string; costPrice: string };
export type ProductField = keyof ProductValues;

/** The steps of the form with the fields that each asks for. */
export const steps = {
  data: [
    "productCode",
    "productName",
    "barcode",
    "unit",
    "unitPrice",
    "costPrice",
    "weight",
    "weightTolerance",
    "batchNo",
    "productionDate",
    "shelfLifeDate",
    "isPrescription",
    "isPovertyRelief",
    "isJointOperation",
    "remark",
  ],
  pictures: ["thumbnail", "detailPictures"],
  attributes: ["categoryId", "brandId", "flavourId", "specificationId", "packagingId", "tagIds"],
} as const satisfies Readonly<Record<string, readonly ProductField[]>>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as readonly Step[];

export const stepOf = (field: string): Step =>
  stepNames.find((step) => (steps[step] as readonly string[]).includes(field)) ?? "data";

export const freshValues: ProductValues = {
  productCode: "",
  productName: "",
  barcode: "",
  unit: "",
  unitPrice: "",
  costPrice: "",
  weight: null,
  weightTolerance: null,
  batchNo: "",
  productionDate: null,
  shelfLifeDate: null,
  isPrescription: false,
  isPovertyRelief: false,
  isJointOperation: false,
  remark: "",
  thumbnail: null,
  detailPictures: [],
  categoryId: null,
  brandId: null,
  flavourId: null,
  specificationId: null,
  packagingId: null,
  tagIds: [],
};

const yuan = (fen: string | null) => (fen === null ? "" : yuanFromFen(BigInt(fen)));

export const valuesOf = (product: Detail): ProductValues => ({
  ...freshValues,
  ...Object.fromEntries(Object.entries(product).filter(([name]) => name in freshValues)),
  productName: product.originalName,
  barcode: product.barcode ?? "",
  unitPrice: yuan(product.unitPriceFen),
  costPrice: yuan(product.costPriceFen),
  tagIds: product.tags.map(({ tagId }) => tagId),
});

/** The values as the wire carries them. */
export const inputOf = ({
  unitPrice,
  costPrice,
  ...rest
}: ProductValues): Omit<InputOf<typeof products.create>, "merchantId"> => ({
  ...rest,
  unitPriceFen: fenOf(unitPrice),
  costPriceFen: costPrice.trim() === "" ? null : fenOf(costPrice),
});

/** A field that somebody else changed since a form was opened; `isMine` when its person wrote something else there too. */
export interface Change {
  readonly field: ProductField;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly isMine: boolean;
}

/**
 * Two people changed one product: what the second wrote stays, everything else becomes what the first saved.
 *
 * @param base what the second began with
 */
export function mergeOf(
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): { readonly values: ProductValues; readonly changes: readonly Change[] } {
  const fields = Object.keys(freshValues) as ProductField[];
  const changed = fields.filter((field) => !sameInput(base[field], theirs[field]));
  const wrote = new Set(fields.filter((field) => !sameInput(base[field], mine[field])));
  const taken = changed.filter((field) => !wrote.has(field));
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    changes: changed.map((field) => ({
      field,
      before: base[field],
      theirs: theirs[field],
      isMine: wrote.has(field) && !sameInput(mine[field], theirs[field]),
    })),
  };
}
