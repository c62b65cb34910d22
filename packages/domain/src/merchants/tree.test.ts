import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { charactersOfLevel, checkMove, isBelow, nextMerchantNumber, placeAfterMove, type TreePlace } from "./tree.ts";

interface Node extends TreePlace {
  readonly parentId: string | null;
}

type Forest = Map<string, Node>;

const numberBelow = (forest: Forest, parent: Node | undefined) => {
  const used = [...forest.values()]
    .filter((node) => node.parentId === (parent?.merchantId ?? null))
    .map((node) => Number(node.merchantNo.slice(-charactersOfLevel)));
  const next = nextMerchantNumber(parent?.merchantNo ?? "", Math.max(0, ...used));
  if (!next.ok) throw new Error(next.code);
  return next.value;
};

/** Two trees: every node hangs below an earlier one, or is one of the two roots. */
const forests = fc.array(fc.nat(), { minLength: 3, maxLength: 25 }).map((picks) => {
  const forest: Forest = new Map();
  for (const [index, pick] of picks.entries()) {
    const parent = index < 2 ? undefined : [...forest.values()][pick % forest.size];
    const merchantId = String(index + 1);
    forest.set(merchantId, {
      merchantId,
      topId: parent?.topId ?? merchantId,
      parentId: parent?.merchantId ?? null,
      path: [...(parent?.path ?? []), merchantId],
      merchantNo: numberBelow(forest, parent),
    });
  }
  return forest;
});

const walkToRoot = (forest: Forest, node: Node): string[] => [
  ...(node.parentId === null ? [] : walkToRoot(forest, forest.get(node.parentId)!)),
  node.merchantId,
];

function move(forest: Forest, merchantId: string, parentId: string): string {
  const [merchant, parent] = [forest.get(merchantId)!, forest.get(parentId)!];
  const allowed = checkMove(merchant, parent);
  if (!allowed.ok) return allowed.code;
  const movedNo = numberBelow(forest, parent);
  for (const node of [...forest.values()].filter((one) => one.path.includes(merchantId))) {
    const place = placeAfterMove(node, merchant, parent, movedNo);
    forest.set(node.merchantId, {
      ...node,
      ...place,
      parentId: node.merchantId === merchantId ? parentId : node.parentId,
    });
  }
  return "ok";
}

describe("the merchant tree", () => {
  it("MERCHANT-03 keeps path, root and number consistent through any moves, and refuses cycles and other trees", () => {
    fc.assert(
      fc.property(forests, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 15 }), (forest, moves) => {
        const ids = [...forest.keys()];
        for (const [one, other] of moves) {
          const [merchant, parent] = [forest.get(ids[one % ids.length]!)!, forest.get(ids[other % ids.length]!)!];
          const expected = walkToRoot(forest, parent).includes(merchant.merchantId)
            ? "merchants.cycle"
            : parent.topId === merchant.topId
              ? "ok"
              : "merchants.otherTree";
          expect(move(forest, merchant.merchantId, parent.merchantId)).toBe(expected);
        }
        for (const node of forest.values()) {
          expect(node.path).toEqual(walkToRoot(forest, node));
          expect(node.path[0]).toBe(node.topId);
          expect(node.merchantNo).toHaveLength(charactersOfLevel * node.path.length);
          expect(node.parentId === null || node.merchantNo.startsWith(forest.get(node.parentId)!.merchantNo)).toBe(
            true,
          );
        }
        expect(new Set([...forest.values()].map((node) => node.merchantNo)).size).toBe(forest.size);
      }),
    );
  });

  it("LOGIN-24 numbers each level with four characters, until the level is full", () => {
    expect(nextMerchantNumber("", 0)).toEqual({ ok: true, value: "0001" });
    expect(nextMerchantNumber("0001", 41)).toEqual({ ok: true, value: "00010042" });
    expect(nextMerchantNumber("0001", 9_999)).toMatchObject({ ok: false, code: "merchants.numberTaken" });
  });

  it("is below its ancestors and not below itself", () => {
    const node = { merchantId: "3", path: ["1", "2", "3"] };
    expect([isBelow(node, "1"), isBelow(node, "2"), isBelow(node, "3"), isBelow(node, "4")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
