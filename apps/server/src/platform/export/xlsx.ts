import { yuanFromFen } from "@yunshou/domain";
import { Zip, ZipPassThrough } from "fflate";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createDeflateRaw, type DeflateRaw } from "node:zlib";
import type { Cell } from "./source.ts";
import type { TableWriter } from "./tableWriter.ts";

/** Rows of one sheet, as the format allows; more go on in the next sheet. */
const sheetRows = 1_048_576;
const cellLimit = 32_767;
/** Rows handed to the archive at once: small enough to wait for the disk in between. */
const rowsAtOnce = 200;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const boldStyle = 1;
const moneyStyle = 2;

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML content; what XML cannot carry is left out. */
export function xmlText(value: string): string {
  return (
    value
      .slice(0, cellLimit)
      .toWellFormed()
      // oxlint-disable-next-line eslint/no-control-regex -- XML has no place for these characters, so they are taken out.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/[&<>"]/g, (sign) => signs[sign]!)
  );
}

const textCell = (value: string, style = 0) =>
  `<c t="inlineStr"${style === 0 ? "" : ` s="${style}"`}><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;

/** Text is stored as text and can never be a formula; money and counts are numbers. */
function cellXml(cell: Cell, local: (at: Date) => string): string {
  switch (cell.kind) {
    case "text":
      return cell.value === null || cell.value === "" ? "<c/>" : textCell(cell.value);
    case "money":
      return cell.fen === null ? "<c/>" : `<c s="${moneyStyle}"><v>${yuanFromFen(BigInt(cell.fen))}</v></c>`;
    case "count":
      return cell.value === null ? "<c/>" : `<c><v>${cell.value}</v></c>`;
    case "time":
      return cell.at === null ? "<c/>" : textCell(local(cell.at));
  }
}

/** A part of the archive that is deflated beside the event loop, chunk by chunk. */
class Part extends ZipPassThrough {
  readonly #raw: DeflateRaw = createDeflateRaw({ level: 4 });
  override compression = 8;

  constructor(name: string) {
    super(name);
    this.#raw.on("data", (chunk: Buffer<ArrayBuffer>) => this.ondata(null, chunk, false));
    this.#raw.on("error", (error) => this.ondata(error as never, new Uint8Array(), true));
    this.#raw.on("end", () => this.ondata(null, new Uint8Array(), true));
  }

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    this.#raw.write(chunk);
    if (isLast) this.#raw.end();
  }

  async drained(): Promise<void> {
    if (this.#raw.writableNeedDrain) await once(this.#raw, "drain");
  }

  async ended(): Promise<void> {
    if (!this.#raw.readableEnded) await once(this.#raw, "end");
  }

  stop(): void {
    this.#raw.destroy();
  }
}

/** An XLSX file written sheet by sheet and row by row. */
export function xlsxWriter(path: string, sheetName: string, local: (at: Date) => string): TableWriter {
  const file = createWriteStream(path);
  const hash = createHash("sha256");
  let bytes = 0;
  let failure: Error | undefined;
  let isComplete = false;
  file.on("error", (error) => (failure = error));
  const zip = new Zip((error, chunk, isLast) => {
    if (error !== null) failure = error;
    hash.update(chunk);
    bytes += chunk.length;
    file.write(chunk);
    isComplete ||= isLast;
  });
  let titleRow = "";
  let sheet: Part | undefined;
  const names: string[] = [];
  let current = sheetName;
  let sheetsOfName = 0;
  let rowsInSheet = 0;

  async function push(part: Part, content: string, isLast = false): Promise<void> {
    if (failure !== undefined) throw failure;
    part.push(Buffer.from(content, "utf8"), isLast);
    await part.drained();
    if (file.writableNeedDrain) await once(file, "drain");
  }

  async function whole(name: string, content: string): Promise<void> {
    const part = new Part(name);
    zip.add(part);
    await push(part, content, true);
    await part.ended();
  }

  async function openSheet(): Promise<Part> {
    sheetsOfName += 1;
    names.push(sheetsOfName === 1 ? titled(current) : `${titled(current)} (${sheetsOfName})`);
    rowsInSheet = 1;
    const part = new Part(`xl/worksheets/sheet${names.length}.xml`);
    zip.add(part);
    await push(
      part,
      `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="16"/><sheetData>${titleRow}`,
    );
    return part;
  }

  async function closeSheet(): Promise<void> {
    if (sheet === undefined) return;
    await push(sheet, "</sheetData></worksheet>", true);
    await sheet.ended();
    sheet = undefined;
  }

  return {
    async header(titles, name = sheetName) {
      await closeSheet();
      if (name !== current) [current, sheetsOfName] = [name, 0];
      titleRow = `<row>${titles.map((title) => textCell(title, boldStyle)).join("")}</row>`;
      sheet = await openSheet();
    },
    async rows(rows) {
      let parts: string[] = [];
      for (const row of rows) {
        if (rowsInSheet === sheetRows) {
          await push(sheet!, parts.join(""));
          parts = [];
          await closeSheet();
          sheet = await openSheet();
        }
        if (parts.length === rowsAtOnce) {
          await push(sheet!, parts.join(""));
          parts = [];
        }
        rowsInSheet += 1;
        parts.push(`<row>${row.map((cell) => cellXml(cell, local)).join("")}</row>`);
      }
      await push(sheet!, parts.join(""));
    },
    async finish() {
      await closeSheet();
      for (const [name, content] of frame(names)) await whole(name, content);
      zip.end();
      if (failure !== undefined) throw failure;
      if (!isComplete) throw new Error("The archive is not complete.");
      file.end();
      await once(file, "close");
      return { bytes, sha256: hash.digest() };
    },
    discard() {
      sheet?.stop();
      file.destroy();
    },
  };
}

/** A name as sheets may have it. */
const titled = (name: string) => xmlText(name.replace(/[\\/?*[\]:]/g, " ").slice(0, 25));

/** The parts around the sheets, written last because only then their number is known. */
function frame(names: readonly string[]): [name: string, content: string][] {
  const sheets = names.length;
  const numbers = names.map((_, index) => index + 1);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return [
    [
      "xl/styles.xml",
      `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    [
      "xl/workbook.xml",
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers.map((n) => `<sheet name="${names[n - 1]}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      "_rels/.rels",
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "[Content_Types].xml",
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`).join("")}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    ],
  ];
}
