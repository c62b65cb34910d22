import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yuanFromFen } from "../money.ts";
import { readImportCell } from "./cells.ts";
import { checkColumns, guessColumns } from "./mapping.ts";
import { checkImportRun, checkImportUndo } from "./states.ts";

const read = (text: string, kind: Parameters<typeof readImportCell>[1]) => {
  const result = readImportCell(text, kind, "x");
  return result.ok ? result.value : result.code;
};

describe("cells of a spreadsheet", () => {
  it.each([
    ["3.5", "350"],
    ["¥3.50元", "350"],
    ["1,234.50", "123450"],
    ["３．５０", "350"],
    ["3.5000", "350"],
    ["-1", "-100"],
    ["", null],
    ["3.555", "amount.malformed"],
    ["3,5", "350"],
    ["1.234,50", "123450"],
    ["3,555", "355500"],
    ["3,5555", "amount.malformed"],
    ["=1+1", "amount.malformed"],
    ["1e3", "amount.malformed"],
  ])("amount %j is %j", (text, value) => expect(read(text, "amount")).toBe(value));

  it.each([
    ["2026-11-03", "2026-11-03"],
    ["2026/1/3", "2026-01-03"],
    ["2026年11月3日", "2026-11-03"],
    ["20261103", "2026-11-03"],
    ["2026-11-03T00:00:00Z", "2026-11-03"],
    ["2026-02-30", "import.notDay"],
    ["3.11.2026", "import.notDay"],
  ])("day %j is %j", (text, value) => expect(read(text, "day")).toBe(value));

  it.each([
    ["是", true],
    ["Y", true],
    ["否", false],
    ["0", false],
    ["maybe", "import.notYesNo"],
  ])("yes or no %j is %j", (text, value) => expect(read(text, "yesNo")).toBe(value));

  it.each([
    ["330g", 330],
    ["330 克", 330],
    ["1,200", 1200],
    ["0.5", 0.5],
    ["0,5", 0.5],
    ["many", "import.notNumber"],
  ])("number %j is %j", (text, value) => expect(read(text, "number")).toBe(value));

  it("every amount is read as it is shown", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (fen) => {
        expect(read(yuanFromFen(fen), "amount")).toBe(fen.toString());
        expect(read(`￥${yuanFromFen(fen)} 元`, "amount")).toBe(fen.toString());
      }),
    );
  });
});

describe("columns of a spreadsheet", () => {
  const fields = [
    { key: "productName", names: ["商品名称", "品名", "name"] },
    { key: "unitPrice", names: ["售价", "零售价", "单价", "price"] },
    { key: "costPrice", names: ["进价", "采购价", "成本", "purchase price"] },
    { key: "barcode", names: ["条码", "条形码"] },
  ];

  it.each([
    [
      ["商品名称*", "零售价（元）", "进货价", "商品条码", "备用1"],
      ["productName", "unitPrice", null, "barcode", null],
    ],
    [
      ["Purchase Price", "Price", "Name"],
      ["costPrice", "unitPrice", "productName"],
    ],
    [
      ["售价", "单价"],
      ["unitPrice", null],
    ],
  ])("%j are guessed as %j", (headers, columns) => expect(guessColumns(headers, fields)).toEqual(columns));

  it("never give a field twice, whatever the headers are", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (headers) => {
        expect(checkColumns([...guessColumns(headers, fields), "x"])).toBeUndefined();
      }),
    );
  });

  it("refuse a field in two columns and a file of which nothing is imported", () => {
    expect(checkColumns(["barcode", null, "barcode"])?.code).toBe("import.columnTwice");
    expect(checkColumns([null])?.code).toBe("import.columnMissing");
  });
});

describe("an import", () => {
  const figures = { create: 1, change: 0, same: 3, refused: 2 };

  it("leaves refused rows out only when that is said, and writes something", () => {
    expect(checkImportRun(figures, false)).toMatchObject({ code: "import.rowsRefused", values: { n: 2 } });
    expect(checkImportRun(figures, true).ok).toBe(true);
    expect(checkImportRun({ ...figures, create: 0 }, true)).toMatchObject({ code: "import.nothingToDo" });
  });

  it("is undone within a day while nothing hangs on it", () => {
    const at = new Date("2026-11-22T00:00:00Z");
    const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    expect(checkImportUndo(at, after(24), 0).ok).toBe(true);
    expect(checkImportUndo(at, after(24.01), 0)).toMatchObject({ code: "import.undoOver" });
    expect(checkImportUndo(at, after(1), 3)).toMatchObject({ code: "import.changedSince", values: { n: 3 } });
  });
});
