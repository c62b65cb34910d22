import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What products are sorted by; each is a tree of its own (PRODUCT-14, PRODUCT-15). */
export const attributeKinds = ["category", "brand", "flavour", "specification", "packaging"] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** Kinds whose values are offered for one category only (PRODUCT-16). */
export const kindsOfCategory: readonly AttributeKind[] = ["flavour", "specification", "packaging"];

/** A tree of such a kind is that of a category, which must be named; the others are whole (PRODUCT-16, MSG-34). */
export function checkTree(kind: AttributeKind, categoryId: string | undefined): Result<string | null> {
  if (!kindsOfCategory.includes(kind)) return accept(null);
  return categoryId === undefined ? refuse("goods.chooseCategory", { field: "categoryId" }) : accept(categoryId);
}

/** Characters of a name and levels of a tree at most. */
export const attributeLimits = { nameLength: 40, levels: 5 } as const;

/** One value in its tree: `path` are the ids from the root to it, both included. */
export interface AttributePlace {
  readonly attributeId: string;
  readonly kind: AttributeKind;
  readonly path: readonly string[];
}

/** The name of a value is required and short (PRODUCT-27). */
export function checkAttributeName(name: string): Result<string> {
  return checkText(name, "attributeName", attributeLimits.nameLength);
}

/**
 * May a value, with so many levels below it, stand under `parent`? Never below itself and never deeper than five levels;
 * `undefined` is the root of the tree.
 */
export function checkAttributeParent(
  moved: AttributePlace | undefined,
  levelsBelow: number,
  parent: AttributePlace | undefined,
): Result<undefined> {
  if (parent === undefined) return accept();
  if (moved !== undefined && parent.path.includes(moved.attributeId)) {
    return refuse("goods.attributeCycle", { field: "parentId" });
  }
  return parent.path.length + 1 + levelsBelow > attributeLimits.levels
    ? refuse("goods.attributeTooDeep", { field: "parentId", values: { limit: attributeLimits.levels } })
    : accept();
}

/** The path of a value below the moved one, once that stands under `parent`. */
export function pathAfterMove(
  path: readonly string[],
  moved: AttributePlace,
  parent: AttributePlace | undefined,
): readonly string[] {
  return [...(parent?.path ?? []), ...path.slice(moved.path.length - 1)];
}

/** What hinders the deletion of a value. */
export interface AttributeUse {
  readonly children: number;
  readonly products: number;
}

/** A value with children or products stays (PRODUCT-28). */
export function checkAttributeDelete({ children, products }: AttributeUse): Result<undefined> {
  return children + products > 0 ? refuse("goods.attributeInUse", { values: { children, products } }) : accept();
}

/** Only an enabled value of the last level can be given to a product (PRODUCT-11). */
export function checkChoice(
  value: { readonly isLast: boolean; readonly enabled: boolean },
  field: string,
): Result<undefined> {
  if (!value.isLast) return refuse("goods.notLastLevel", { field });
  return value.enabled ? accept() : refuse("goods.attributeOff", { field });
}
