import { describe, expect, it } from "vitest";
import { freshValues, inputOf, mergeOf, type ProductField, stepNames, steps } from "./values.ts";

const base = { ...freshValues, productName: "绿茶", unitPrice: "4.50", unit: "瓶", detailPictures: ["a"] };

describe("the form of a product", () => {
  it("PRODUCT-01 asks for every field in one of its steps", () => {
    const asked = stepNames.flatMap((step): readonly ProductField[] => steps[step]);
    expect([...asked].sort()).toEqual(Object.keys(freshValues).sort());
  });

  it("sends yuan as fen, and no purchase price where none was written", () => {
    expect(inputOf(base)).toMatchObject({ unitPriceFen: "450", costPriceFen: null });
    expect(inputOf({ ...base, costPrice: "2.4" })).toMatchObject({ costPriceFen: "240" });
  });
});

describe("two people who change one product", () => {
  const theirs = { ...base, unitPrice: "5.00", unit: "盒", detailPictures: ["a", "b"] };

  it("lose nothing: the second keeps what he wrote and gets the rest", () => {
    const mine = { ...base, unitPrice: "4.80", remark: "新" };
    const { values, changes } = mergeOf(base, mine, theirs);
    expect(values).toEqual({ ...theirs, unitPrice: "4.80", remark: "新" });
    expect(changes).toEqual([
      { field: "unit", before: "瓶", theirs: "盒", isMine: false },
      { field: "unitPrice", before: "4.50", theirs: "5.00", isMine: true },
      { field: "detailPictures", before: ["a"], theirs: ["a", "b"], isMine: false },
    ]);
  });

  it("agree where both wrote the same", () => {
    const { changes } = mergeOf(base, { ...base, unitPrice: "5.00" }, theirs);
    expect(changes.find(({ field }) => field === "unitPrice")?.isMine).toBe(false);
  });
});
