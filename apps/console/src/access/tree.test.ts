import { describe, expect, it } from "vitest";
import { idsBelow, treeRows } from "./tree.ts";

interface Node {
  readonly id: string;
  readonly parent: string | null;
}
const nodes: Node[] = [
  { id: "a", parent: null },
  { id: "c", parent: "b" },
  { id: "b", parent: "a" },
  { id: "d", parent: "gone" },
];
const idOf = (node: Node) => node.id;
const parentOf = (node: Node) => node.parent;
const shape = (rows: readonly { id: string; children?: unknown }[]): unknown =>
  rows.map((row) => (row.children === undefined ? row.id : [row.id, shape(row.children as never)]));

describe("trees of tables", () => {
  it("SYS-18 are made of flat lists in any order, and lose nobody whose parent is unknown", () => {
    expect(shape(treeRows(nodes, idOf, parentOf))).toEqual([["a", [["b", ["c"]]]], "d"]);
  });

  it("SYS-18 keep what fits with everything above and below it", () => {
    expect(shape(treeRows(nodes, idOf, parentOf, ({ id }) => id === "b"))).toEqual([["a", [["b", ["c"]]]]]);
    expect(shape(treeRows(nodes, idOf, parentOf, ({ id }) => id === "d"))).toEqual(["d"]);
    expect([...idsBelow(nodes, idOf, parentOf, "a")].sort()).toEqual(["a", "b", "c"]);
  });
});
