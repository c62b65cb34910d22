import { strToU8, zipSync } from "fflate";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { csvWriter } from "../../export/csv.ts";
import { text } from "../../export/source.ts";
import { xlsxWriter } from "../../export/xlsx.ts";
import { readTable, tableLimits } from "./readTable.ts";
import { Unreadable } from "./tableLimits.ts";

const rowsOf = async (content: Buffer, limits = tableLimits) => {
  const rows: string[][] = [];
  for await (const row of readTable(content, limits)) rows.push(row);
  return rows;
};
const refusalOf = async (content: Buffer, limits = tableLimits) =>
  rowsOf(content, limits).then(
    () => "read",
    (error: unknown) => (error instanceof Unreadable ? error.code : error),
  );

const book = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          "xl/workbook.xml": `<workbook xmlns:r="x"><sheets><sheet name="A" r:id="rId7"/><sheet name="B" r:id="rId8"/></sheets></workbook>`,
          "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>`,
          "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
          ...more,
        }).map(([name, content]) => [name, strToU8(content)]),
      ),
    ),
  );

describe("a spreadsheet that is read", () => {
  it("gives the cells of .xlsx as people see them, with all digits, leading zeros and gaps", async () => {
    const content = book(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>条码</t></is></c></row>
       <row r="3"><c r="A3" t="str"><f>1+1</f><v>02</v></c><c r="B3" s="1"><v>46329</v></c><c r="C3"><v>6.901234567892E12</v></c><c r="D3" t="b"><v>1</v></c><c r="E3"><v>3.3000000000000003</v></c></row>`,
      {
        "xl/sharedStrings.xml": `<sst><si><r><t>商</t></r><rPh><t>shang</t></rPh><r><t>品 &amp; 名</t></r></si></sst>`,
        "xl/styles.xml": `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      },
    );
    expect(await rowsOf(content)).toEqual([
      ["商品 & 名", "", "条码"],
      [],
      ["02", "2026-11-03", "6901234567892", "TRUE", "3.3"],
    ]);
  });

  it("S2 PRODUCT-22 LANG-06 gives back what an export wrote as text, in either format, whatever sign it begins with", async () => {
    const cells = ["@COSME", "+C 饮料", "-196 柠檬", "=1+1", "＠家", " =x", "'t Hof", "'", "茶"];
    const folder = await mkdtemp(join(tmpdir(), "table-"));
    for (const [name, writer] of [
      ["a.csv", csvWriter(join(folder, "a.csv"), String)],
      ["a.xlsx", xlsxWriter(join(folder, "a.xlsx"), "A", String)],
    ] as const) {
      await writer.header(["名称"]);
      await writer.rows([cells.map(text)]);
      await writer.finish();
      expect((await rowsOf(await readFile(join(folder, name))))[1], name).toEqual(cells);
    }
    await rm(folder, { recursive: true });
  });

  it("reads the days of a book that counts them from 1904, as those of older Macintoshes do", async () => {
    const content = book(`<row r="1"><c r="A1" s="1"><v>44867</v></c><c r="B1" s="1"><v>0</v></c></row>`, {
      "xl/workbook.xml": `<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId7"/></sheets></workbook>`,
      "xl/styles.xml": `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    });
    expect(await rowsOf(content)).toEqual([["2026-11-03", "1904-01-01"]]);
  });

  it("gives the text of merged cells once, at the first of them", async () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>饮料</t></is></c><c r="B1"/><c r="C1"><v>3</v></c></row>
      <row r="2"><c r="A2"/><c r="C2"><v>4</v></c></row>`;
    const merged = book(`${sheet}</sheetData><mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells><sheetData>`);
    expect(await rowsOf(merged)).toEqual([
      ["饮料", "", "3"],
      ["", "", "4"],
    ]);
  });

  it("reads what our own exports write", async () => {
    const folder = await mkdtemp(join(tmpdir(), "table-"));
    const path = join(folder, "a.xlsx");
    const writer = xlsxWriter(path, "商品", () => "");
    await writer.header(["名称", "条码"]);
    await writer.rows([[text("=1+1"), text("0012345678905")]]);
    await writer.finish();
    expect(await rowsOf(await readFile(path))).toEqual([
      ["名称", "条码"],
      ["=1+1", "0012345678905"],
    ]);
    await rm(folder, { recursive: true });
  });

  it.each([
    ["UTF-8", Buffer.from("名称,价\n可乐,3.5\n")],
    ["UTF-8 with a mark, tabs and Windows lines", Buffer.from("\uFEFF名称\t价\r\n可乐\t3.5\r\n\r\n")],
    [
      "GB18030",
      Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xbc, 0xdb, 0x0a, 0xbf, 0xc9, 0xc0, 0xd6, 0x2c, 0x33, 0x2e, 0x35]),
    ],
    ["UTF-16", Buffer.from("\uFEFF名称;价\n可乐;3.5", "utf16le")],
  ])("reads .csv in %s", async (_, content) =>
    expect(await rowsOf(content)).toEqual([
      ["名称", "价"],
      ["可乐", "3.5"],
    ]),
  );

  it("keeps quoted signs and lines within a cell, and rows of different lengths", async () => {
    expect(await rowsOf(Buffer.from('a,b,c\n"x, ""y""\nz",1\n'))).toEqual([
      ["a", "b", "c"],
      ['x, "y"\nz', "1"],
    ]);
  });

  it.each([
    ["an archive that is no book", Buffer.from(zipSync({ "a.txt": strToU8("hello") })), "import.damaged"],
    ["half an archive", book(`<row/>`).subarray(0, 200), "import.damaged"],
    ["broken XML", book(`<row><c></row>`), "import.damaged"],
    ["a book whose entities unfold", book(`<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>`), "import.damaged"],
    ["a program", Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), "import.damaged"],
    ["too many rows", Buffer.from("a\n".repeat(tableLimits.rows + 2)), "import.tooManyRows"],
    ["too many columns", Buffer.from(`${"a,".repeat(tableLimits.columns)}a\n`), "import.tooManyColumns"],
    ["a column beyond the sheet's end", book(`<row><c r="ZZZZ1"><v>1</v></c></row>`), "import.tooManyColumns"],
  ])("refuses %s", async (_, content, code) => expect(await refusalOf(content)).toBe(code));

  it("does not mind a million empty columns or half a million empty rows", async () => {
    expect(
      await rowsOf(Buffer.from(`a,b${",".repeat(1_000_000)}\n1,2\n`), { ...tableLimits, cellLength: 10_000 }),
    ).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
    expect(await rowsOf(book(`<row r="1"><c><v>1</v></c></row><row r="500000"/>`))).toEqual([["1"]]);
  });

  it("gives up on a bomb: bytes are counted while they unpack, whatever the archive says of them", async () => {
    const zeros = `<row><c t="inlineStr"><is><t>${"0".repeat(60_000_000)}</t></is></c></row>`;
    expect(await refusalOf(book(zeros), { ...tableLimits, unpackedBytes: 20_000_000 })).toBe("import.fileTooLarge");
    const strings = `<sst>${"<si><t>0123456789</t></si>".repeat(3_000_000)}</sst>`;
    const bomb = book("", { "xl/sharedStrings.xml": strings });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb, { ...tableLimits, unpackedBytes: 50_000_000 })).toBe("import.fileTooLarge");
  });
});
