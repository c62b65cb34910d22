import type { OutputOf } from "@yunshou/contract";
import type { mallCategories } from "@yunshou/contract/mall/mallCategories";

export type MallCategory = OutputOf<typeof mallCategories.tree>["rows"][number];

/** What the form is about: a new category, perhaps below another, or one that is there. */
export type Editing =
  | { readonly parent: MallCategory | undefined; readonly category?: never }
  | { readonly category: MallCategory };
