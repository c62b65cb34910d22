import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Levels of a mall's own categories, categories of a mall, and characters of a name. */
export const mallCategoryLimits = { levels: 2, count: 200, nameLength: 20 } as const;

/** A name of its own for each category of a mall. */
export const checkMallCategoryName = (name: string): Result<string> =>
  checkText(name, "categoryName", mallCategoryLimits.nameLength);

export interface MallCategoryPlace {
  readonly categoryId: string;
  readonly parentId: string | null;
  /** Categories right below it. */
  readonly children: number;
}

/** Below whom a category may stand: at the top, or below one of the top, unless it has some below itself. */
export function checkMallCategoryParent(
  moved: MallCategoryPlace | undefined,
  parent: MallCategoryPlace | undefined,
): Result<undefined> {
  if (parent === undefined) return accept();
  const isItself = parent.categoryId === moved?.categoryId;
  return isItself || parent.parentId !== null || (moved?.children ?? 0) > 0
    ? refuse("mall.categoryLevels", { field: "parentId", values: { limit: mallCategoryLimits.levels } })
    : accept();
}

/** A category with others below it stays; its products only lose it. */
export const checkMallCategoryDelete = ({ children }: Pick<MallCategoryPlace, "children">): Result<undefined> =>
  children > 0 ? refuse("mall.categoryHasChildren", { values: { n: children } }) : accept();

/** A category as the shelf of a shop shows it. */
export interface ShelfCategory {
  readonly categoryName: string;
  readonly parentName: string | null;
}

/** The names for which a choice stands: the category and those below it. */
export const categoriesBelow = (all: readonly ShelfCategory[], chosen: string): string[] =>
  all
    .filter(({ categoryName, parentName }) => categoryName === chosen || parentName === chosen)
    .map(({ categoryName }) => categoryName);
