import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AttributePlace,
  attributeLimits,
  checkAttributeDelete,
  checkAttributeName,
  checkAttributeParent,
  checkChoice,
  checkTree,
  pathAfterMove,
} from "./attribute.ts";

const place = (...path: string[]): AttributePlace => ({ attributeId: path.at(-1)!, kind: "category", path });

describe("a tree of attributes", () => {
  it("PRODUCT-27 asks for a name of at most forty characters", () => {
    expect(checkAttributeName("  ")).toMatchObject({ ok: false, code: "field.required", field: "attributeName" });
    expect(checkAttributeName("字".repeat(attributeLimits.nameLength))).toMatchObject({ ok: true });
    expect(checkAttributeName("字".repeat(attributeLimits.nameLength + 1))).toMatchObject({ code: "field.tooLong" });
  });

  it("PRODUCT-16 MSG-34 of flavours, specifications and packagings is that of a category", () => {
    expect(checkTree("flavour", undefined)).toMatchObject({ code: "goods.chooseCategory", field: "categoryId" });
    expect(checkTree("flavour", "7")).toEqual({ ok: true, value: "7" });
    expect(checkTree("brand", "7")).toEqual({ ok: true, value: null });
  });

  it("PRODUCT-14 ends at the fifth level and has no cycle", () => {
    expect(checkAttributeParent(undefined, 0, place("1", "2", "3", "4")).ok).toBe(true);
    expect(checkAttributeParent(undefined, 0, place("1", "2", "3", "4", "5"))).toMatchObject({
      code: "goods.attributeTooDeep",
    });
    expect(checkAttributeParent(place("1", "2"), 3, place("1", "7"))).toMatchObject({ code: "goods.attributeTooDeep" });
    expect(checkAttributeParent(place("1", "2"), 1, place("1", "2", "3"))).toMatchObject({
      code: "goods.attributeCycle",
    });
    expect(checkAttributeParent(place("1"), 0, place("1"))).toMatchObject({ code: "goods.attributeCycle" });
  });

  it("PRODUCT-14 has no cycle and no level too many after any moves", () => {
    const moves = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (wanted) => {
        const tree = new Map(Array.from({ length: 15 }, (_, n) => [String(n), place(String(n))]));
        for (const [from, to] of wanted) {
          const [moved, parent] = [tree.get(String(from))!, tree.get(String(to))!];
          const below = [...tree.values()].filter(({ path }) => path.includes(moved.attributeId));
          const levels = Math.max(...below.map(({ path }) => path.length - moved.path.length));
          if (!checkAttributeParent(moved, levels, parent).ok) continue;
          for (const one of below) tree.set(one.attributeId, { ...one, path: pathAfterMove(one.path, moved, parent) });
        }
        for (const { attributeId, path } of tree.values()) {
          expect(new Set(path).size).toBe(path.length);
          expect(path.length).toBeLessThanOrEqual(attributeLimits.levels);
          expect(path.at(-1)).toBe(attributeId);
          const parent = path.at(-2);
          if (parent !== undefined) expect(tree.get(parent)!.path).toEqual(path.slice(0, -1));
        }
      }),
    );
  });

  it("PRODUCT-28 keeps what has children or products", () => {
    expect(checkAttributeDelete({ children: 0, products: 0 }).ok).toBe(true);
    expect(checkAttributeDelete({ children: 1, products: 0 })).toMatchObject({ code: "goods.attributeInUse" });
    expect(checkAttributeDelete({ children: 0, products: 1 })).toMatchObject({ code: "goods.attributeInUse" });
  });

  it("PRODUCT-11 gives a product the last level only", () => {
    expect(checkChoice({ isLast: false, enabled: true }, "categoryId")).toMatchObject({
      code: "goods.notLastLevel",
      field: "categoryId",
    });
    expect(checkChoice({ isLast: true, enabled: false }, "categoryId")).toMatchObject({ code: "goods.attributeOff" });
    expect(checkChoice({ isLast: true, enabled: true }, "categoryId").ok).toBe(true);
  });
});
