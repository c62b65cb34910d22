import { endpoint, fen, instant, type Language, listOutput } from "@yunshou/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { kindOf } from "./cells.ts";
import { exportOf } from "./exportOf.ts";
import { type ExportSource, text } from "./source.ts";

const purchases = endpoint({
  method: "GET",
  path: "/api/v1/probe/purchases",
  access: "session",
  summary: "Purchases.",
  input: z.object({}),
  output: listOutput(
    z.object({
      boughtAt: instant.nullable(),
      amountFen: fen,
      quantity: z.number().int(),
      method: z.enum(["cash", "card"]).nullable(),
      isGift: z.boolean(),
      buyer: z.string().nullable(),
      parts: z.array(z.string()),
    }),
  ),
});

const words = (language: Language) => ({
  fields: {
    boughtAt: `${language} time`,
    amount: `${language} amount`,
    quantity: `${language} number`,
    method: `${language} paid by`,
    isGift: `${language} gift`,
    parts: `${language} parts`,
  },
  person: `${language} person`,
  nobody: `${language} nobody`,
  method: { cash: `${language} cash`, card: `${language} card` },
  gift: { yes: `${language} given`, no: `${language} sold` },
});

const bought = {
  boughtAt: new Date("2026-11-21T06:03:09Z"),
  amountFen: "-350",
  quantity: 2,
  method: "cash",
  isGift: true,
  buyer: "甲",
  parts: ["a", "b"],
} as const;

const source = exportOf({
  name: "purchases",
  of: purchases,
  words,
  title: ({ person }) => person,
  columns: ["boughtAt", "amountFen", "quantity", "method", "isGift", "buyer", "parts"],
  rows: async (_tx, _context, { many }: { readonly many: number }, after = "0", limit) =>
    Array.from({ length: Math.min(limit, many - Number(after)) }, (_, index) => ({
      ...bought,
      no: Number(after) + index + 1,
      parts: [...bought.parts],
      buyerSealed: "secret",
    })),
  key: ({ no }) => String(no),
  titles: { buyer: ({ person }) => person },
  empty: { buyer: ({ nobody }) => nobody },
  cells: { parts: ({ parts }) => text(parts.join("+")) },
  values: ({ method, gift }) => ({ method, isGift: gift }),
}) as unknown as ExportSource<{ readonly many: number }, object>;

const cellsOf = (row: object, language: Language = "en") =>
  source.columnsIn(language, {} as never).map(({ cell }) => cell(row));

describe("a list as a file", () => {
  it("names each column by the room's word for it in the asker's language", () => {
    expect(source.columnsIn("zh", {} as never).map(({ title }) => title)).toEqual([
      "zh time",
      "zh amount",
      "zh number",
      "zh paid by",
      "zh gift",
      "zh person",
      "zh parts",
    ]);
  });

  it("writes each cell as the contract says what it is, and nothing that no column names", () => {
    expect(cellsOf({ ...bought, buyerSealed: "secret" })).toEqual([
      { kind: "time", at: bought.boughtAt },
      { kind: "money", fen: "-350" },
      { kind: "count", value: 2 },
      { kind: "text", value: "en cash" },
      { kind: "text", value: "en given" },
      { kind: "text", value: "甲" },
      { kind: "text", value: "a+b" },
    ]);
  });

  it("leaves a cell empty where the row has nothing, or writes the word for nothing", () => {
    const cells = cellsOf({ ...bought, boughtAt: null, method: null, isGift: false, buyer: null });
    expect([cells[0], cells[3], cells[4], cells[5]]).toEqual([
      { kind: "text", value: null },
      { kind: "text", value: null },
      { kind: "text", value: "en sold" },
      { kind: "text", value: "en nobody" },
    ]);
  });

  it("begins each page after the last row of the one before, and ends with a page that is not full", async () => {
    const page = (after: unknown) => source.page({} as never, {} as never, { many: 5 }, after, 3);
    const first = await page(undefined);
    expect([first.rows.length, first.next]).toEqual([3, "3"]);
    const last = await page(first.next);
    expect([last.rows.length, last.next]).toEqual([2, undefined]);
  });

  it("is refused when nobody said how a field is written", () => {
    expect(() => kindOf(purchases.output.shape.rows.element.shape.parts, "purchases.parts")).toThrow("purchases.parts");
  });
});
