import { attributes } from "@yunshou/contract/goods/attributes";
import { Alert } from "antd";
import { nothingShown, useCall } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import type { Change, ProductField } from "./values.ts";

/** What somebody else changed while this form was open; what its person wrote stays in the form. */
export function ProductConflict({ changes }: { readonly changes: readonly Change[] }) {
  const t = usePhrases("products");
  const words = t.products;
  const { fields, yesNo } = words;
  const trees = [
    useCall(attributes.tree, { kind: "category" }, { silent: true, enabled: changes.length > 0 }),
    useCall(attributes.tree, { kind: "brand" }, { silent: true, enabled: changes.length > 0 }),
  ];
  if (changes.length === 0) return null;
  const names = new Map(
    trees.flatMap(({ data }) => (data?.rows ?? []).map((row) => [row.attributeId, row.attributeName] as const)),
  );
  const labels: Readonly<Partial<Record<ProductField, string>>> = {
    categoryId: fields.category,
    brandId: fields.brand,
    flavourId: fields.flavour,
    specificationId: fields.spec,
    packagingId: fields.packaging,
    tagIds: fields.tags,
  };
  const isPicture = (field: ProductField) => field === "thumbnail" || field === "detailPictures";
  const show = (field: ProductField, value: unknown): string => {
    if (value === null || value === "" || value === undefined) return nothingShown;
    if (typeof value === "boolean") return value ? yesNo.yes : yesNo.no;
    if (Array.isArray(value)) return String(value.length);
    if (isPicture(field)) return words.otherPicture;
    const text = typeof value === "number" ? String(value) : (value as string);
    return names.get(text) ?? text;
  };
  return (
    <Alert
      className="kit-wide"
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={words.conflict.title}
      description={
        <ul>
          {changes.map(({ field, before, theirs, isMine }) => (
            <li key={field}>
              {labels[field] ?? fields[field as keyof typeof fields]}
              {": "}
              {show(field, before)} → {show(field, theirs)}
              {isMine && ` · ${words.conflict.mine}`}
            </li>
          ))}
        </ul>
      }
    />
  );
}
