import { describe, expect, it } from "vitest";
import { type MerchantNode, treeOf } from "./state.ts";

const node = (merchantId: string, parentId: string | null, merchantName: string, machines = 1): MerchantNode => ({
  merchantId,
  parentId,
  merchantNo: `000${merchantId}`,
  merchantName,
  merchantKind: "ordinary",
  status: "normal",
  machines,
  accounts: 2,
});
const nodes = [node("1", null, "top"), node("2", "1", "east", 3), node("3", "2", "pier", 5), node("4", "1", "south")];

describe("the merchant tree on the screen", () => {
  it("MERCHANT-03 nests children below their parents and sums machines and accounts", () => {
    const [top] = treeOf(nodes);
    expect(top).toMatchObject({ merchantName: "top", machines: 1, allMachines: 10, allAccounts: 8 });
    expect(top?.children?.map((child) => [child.merchantName, child.allMachines])).toEqual([
      ["east", 8],
      ["south", 1],
    ]);
  });

  it("keeps the way to what was searched, and shows nodes whose parent is hidden at the top", () => {
    const [top] = treeOf(nodes, "PIER");
    expect(top?.children?.map((child) => child.merchantName)).toEqual(["east"]);
    expect(treeOf(nodes, "nobody")).toEqual([]);
    expect(treeOf([node("9", "8", "lonely")]).map((row) => row.merchantName)).toEqual(["lonely"]);
  });
});
