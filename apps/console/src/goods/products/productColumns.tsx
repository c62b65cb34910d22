import type { RowOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import type { ReviewState } from "@yunshou/domain";
import { Suspense } from "react";
import { lazily } from "../../platform/lazily.ts";
import { columnsOf, type ListColumns, nothingShown, type RowAction, type Tone } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MarginText } from "./MarginText.tsx";
import { PriceCell } from "./PriceCell.tsx";
import type { PriceField } from "./writtenPrice.ts";

export type Product = RowOf<typeof products.list>;

const Picture = lazily(() => import("./ProductPicture.tsx"));

export const reviewTones: Readonly<Record<ReviewState, Tone>> = {
  pending: "running",
  approved: "good",
  notApproved: "bad",
  ignored: "neutral",
};

interface ProductActions {
  readonly onOpen: (product: Product) => void;
  readonly actionsOf: (product: Product) => readonly RowAction[];
}

/** The columns of a list of products: what does not fit beside the others is switched on in the column settings. */
export function useProductColumns({ onOpen, actionsOf }: ProductActions): ListColumns<Product> {
  const t = usePhrases("products");
  const { fields, review, yesNo } = t.products;
  const column = columnsOf<Product>();
  const flag = (key: "isPrescription" | "isPovertyRelief" | "isJointOperation") =>
    column.custom(key, fields[key], (row) => (row[key] ? yesNo.yes : yesNo.no), { width: 110, hidden: true });
  const price = (field: PriceField, options: { readonly sortable?: boolean; readonly hidden?: boolean }) =>
    column.custom(`${field}Fen`, fields[field], (product) => <PriceCell product={product} field={field} />, {
      width: 96,
      align: "right",
      holdsData: true,
      role: "figure",
      ...options,
    });
  return [
    column.title("productCode", "productName", "productCode", fields.productName, {
      onOpen,
      sortable: true,
      picture: ({ thumbnail, productName }) => (
        <Suspense>
          <Picture file={thumbnail} name={productName} />
        </Suspense>
      ),
    }),
    column.pair("category", "category", "brand", fields.category, { width: 130 }),
    column.text("barcode", fields.barcode, { width: 118 }),
    price("unitPrice", { sortable: true }),
    column.custom("margin", fields.margin, (row) => <MarginText {...row} />, {
      width: 130,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    column.number("lanes", fields.lanes, { width: 76 }),
    column.status("reviewStatus", fields.reviewStatus, review, reviewTones, { width: 120 }),
    column.custom("tags", fields.tags, ({ tags }) => listed(tags.map(({ tagName }) => tagName)) || nothingShown, {
      width: 160,
      hidden: true,
    }),
    price("costPrice", { hidden: true }),
    column.text("spec", fields.spec, { width: 110, hidden: true }),
    column.text("unit", fields.unit, { width: 80, hidden: true }),
    column.text("shelfLifeDate", fields.shelfLifeDate, { width: 120, hidden: true }),
    column.number("weight", fields.weight, { width: 100, hidden: true }),
    flag("isPrescription"),
    flag("isPovertyRelief"),
    flag("isJointOperation"),
    column.text("merchantName", fields.merchantName, { width: 160, hidden: true }),
    column.time("createdTime", fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
}
