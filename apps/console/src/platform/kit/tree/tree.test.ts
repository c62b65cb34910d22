import { describe, expect, it } from "vitest";
import { nest, placeOf, type TreeItem } from "./tree.ts";

const items: TreeItem[] = [
  { id: "1", parentId: null, name: "饮料" },
  { id: "2", parentId: "1", name: "Cola" },
  { id: "3", parentId: "1", name: "茶" },
  { id: "4", parentId: null, name: "零食" },
];
const names = (text: string) => JSON.stringify(nest(items, text), ["key", "children"]);

describe("a tree", () => {
  it("keeps the way to what a search finds", () => {
    expect(names("cola")).toBe('[{"key":"1","children":[{"key":"2","children":[]}]}]');
    expect(names("")).toContain('"4"');
    expect(names("无")).toBe("[]");
  });

  it("moves an item one step among its neighbours and no further", () => {
    expect(placeOf(items, "3", -1)).toEqual({ parentId: "1", beforeId: "2" });
    expect(placeOf(items, "2", 1)).toEqual({ parentId: "1", beforeId: null });
    expect(placeOf(items, "2", -1)).toBeUndefined();
    expect(placeOf(items, "4", 1)).toBeUndefined();
  });
});
