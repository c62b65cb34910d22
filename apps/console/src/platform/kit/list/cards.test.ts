import { describe, expect, it } from "vitest";
import { type CardColumn, cardOf } from "./cards.ts";

const column = (key: string, role?: CardColumn["role"]): CardColumn => ({
  key,
  title: key,
  render: () => key,
  role,
});
const keysOf = (columns: readonly CardColumn[]) => {
  const { title, states, facts, actions } = cardOf(columns);
  return [title?.key, states.map(({ key }) => key), facts.map(({ key }) => key), actions?.key];
};

describe("the card of a row", () => {
  it("says first what the row is about and how it is, then its facts in the order of the columns", () => {
    expect(
      keysOf([
        column("name", "title"),
        column("time", "time"),
        column("point", "sub"),
        column("sales", "figure"),
        column("state", "state"),
        column("version"),
        column("$actions"),
      ]),
    ).toEqual(["name", ["state"], ["time", "point", "sales"], "$actions"]);
  });

  it("holds four facts at most, and further states among them when there is room", () => {
    const facts = ["a", "b", "c", "d", "e"].map((key) => column(key, "figure"));
    expect(keysOf([column("name", "title"), ...facts])).toEqual(["name", [], ["a", "b", "c", "d"], undefined]);
    expect(keysOf([column("name", "title"), column("one", "state"), column("two", "state")])).toEqual([
      "name",
      ["one"],
      ["two"],
      undefined,
    ]);
  });

  it("takes columns without a role where the others say too little to tell rows apart", () => {
    const plain = ["a", "b", "c"].map((key) => column(key));
    expect(keysOf([column("name", "title"), ...plain])).toEqual(["name", [], ["a", "b"], undefined]);
    expect(keysOf([column("name", "title"), ...plain, column("time", "time")])).toEqual([
      "name",
      [],
      ["a", "time"],
      undefined,
    ]);
  });

  it("is named by its first column where the person hid the one that names it", () => {
    expect(keysOf([column("number", "figure"), column("state", "state")])).toEqual([
      "number",
      ["state"],
      [],
      undefined,
    ]);
  });
});
