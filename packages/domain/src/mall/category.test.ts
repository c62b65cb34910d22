import { describe, expect, it } from "vitest";
import {
  categoriesBelow,
  checkMallCategoryDelete,
  checkMallCategoryName,
  checkMallCategoryParent,
} from "./category.ts";

const at = (categoryId: string, parentId: string | null, children = 0) => ({ categoryId, parentId, children });

describe("categories of a mall", () => {
  it("stand on two levels", () => {
    expect(checkMallCategoryParent(undefined, undefined).ok).toBe(true);
    expect(checkMallCategoryParent(at("2", null), at("1", null)).ok).toBe(true);
    expect(checkMallCategoryParent(undefined, at("2", "1"))).toMatchObject({ code: "mall.categoryLevels" });
    expect(checkMallCategoryParent(at("1", null), at("1", null))).toMatchObject({ code: "mall.categoryLevels" });
    expect(checkMallCategoryParent(at("1", null, 1), at("3", null))).toMatchObject({ code: "mall.categoryLevels" });
  });

  it("refuse a name that is empty or too long, and to go while others stand below", () => {
    expect(checkMallCategoryName("  ")).toMatchObject({ code: "field.required", field: "categoryName" });
    expect(checkMallCategoryName("长".repeat(21))).toMatchObject({ code: "field.tooLong" });
    expect(checkMallCategoryDelete({ children: 2 })).toMatchObject({ code: "mall.categoryHasChildren" });
    expect(checkMallCategoryDelete({ children: 0 }).ok).toBe(true);
  });

  it("stand for themselves and those below them", () => {
    const all = [
      { categoryName: "饮料", parentName: null },
      { categoryName: "茶", parentName: "饮料" },
      { categoryName: "零食", parentName: null },
    ];
    expect(categoriesBelow(all, "饮料")).toEqual(["饮料", "茶"]);
    expect(categoriesBelow(all, "茶")).toEqual(["茶"]);
    expect(categoriesBelow(all, "无")).toEqual([]);
  });
});
