import { type Handle, likePattern } from "@yunshou/database";
import { type AttributeKind, kindsOfCategory } from "@yunshou/domain";
import { knownNames } from "../../platform/imports/imports.queries.ts";
import type { ImportPlace } from "../../platform/imports/kind.ts";
import { type ImportedAttribute, attributeChoices, importedAttributes } from "./productImport.queries.ts";

const kindOf = {
  brand: "brand",
  category: "category",
  flavour: "flavour",
  spec: "specification",
  packaging: "packaging",
} as const satisfies Readonly<Record<string, AttributeKind>>;
export type AttributeField = keyof typeof kindOf;
export const attributeFields = Object.keys(kindOf) as AttributeField[];

export const isAttributeField = (field: string): field is AttributeField => Object.hasOwn(kindOf, field);

/** Finds what names of a spreadsheet mean in the trees of a merchant. */
export interface AttributeNames {
  /** The value that a name means, or why there is none; of flavours and the like only those of the category. */
  find(
    field: AttributeField,
    name: string,
    categoryId: string | null,
  ): ImportedAttribute | "import.nameUnknown" | "import.nameTwice";
  readonly byId: ReadonlyMap<string, ImportedAttribute>;
}

const plain = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const separators = /\s*[/>＞→\\]\s*/;

/** Reads the trees once; a name is that of a value, or its way from the root with slashes between. */
export async function attributesOf(tx: Handle, place: ImportPlace): Promise<AttributeNames> {
  const all = await importedAttributes(tx, place);
  const byId = new Map(all.map((one) => [one.attributeId, one]));
  const chosen = new Map(
    (await knownNames(tx, place, "products")).map(({ field, name, targetId }) => [`${field}|${plain(name)}`, targetId]),
  );
  const wayOf = ({ path }: ImportedAttribute) => path.map((id) => plain(byId.get(id)?.name ?? "")).join("/");
  const byName = new Map<string, ImportedAttribute[]>();
  const add = (key: string, one: ImportedAttribute) => byName.set(key, [...(byName.get(key) ?? []), one]);
  for (const one of all) {
    add(`${one.kind}|${plain(one.name)}`, one);
    if (one.path.length > 1) add(`${one.kind}|${wayOf(one)}`, one);
  }

  return {
    byId,
    find(field, name, categoryId) {
      const kind = kindOf[field];
      const fits = (one: ImportedAttribute) => !kindsOfCategory.includes(kind) || one.categoryId === categoryId;
      const known = byId.get(chosen.get(`${field}|${plain(name)}`) ?? "");
      if (known !== undefined && fits(known)) return known;
      const way = name.split(separators).map(plain).join("/");
      const found = (byName.get(`${kind}|${plain(name)}`) ?? byName.get(`${kind}|${way}`) ?? []).filter(fits);
      // Of several with one name those decide that can be given to a product at all.
      const usable = found.filter(({ isLast, enabled }) => isLast && enabled);
      const [first, second] = usable.length > 0 ? usable : found;
      if (first === undefined) return "import.nameUnknown";
      return second === undefined ? first : "import.nameTwice";
    },
  };
}

/** Values that a name can be said to mean, with their way from the root. */
export async function choicesFor(
  tx: Handle,
  place: ImportPlace,
  field: AttributeField,
  asked: { readonly text: string } | { readonly id: string },
): Promise<{ targetId: string; label: string }[]> {
  return attributeChoices(
    tx,
    place,
    kindOf[field],
    "id" in asked ? { id: asked.id } : { like: likePattern(asked.text) },
  );
}
