import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Paper, PaperColumn } from "./paper.ts";
import { linesOf, type PdfFont, runsOf } from "./runs.ts";

const folderOf = (name: string) => join(dirname(createRequire(import.meta.url).resolve(name)), "../fonts");
const files: Readonly<Record<PdfFont, () => string>> = {
  chinese: () => join(folderOf("@embedpdf/fonts-sc"), "NotoSansHans-Regular.otf"),
  korean: () => join(folderOf("@embedpdf/fonts-kr"), "NotoSansKR-Regular.otf"),
  lao: () => join(dirname(fileURLToPath(import.meta.url)), "fonts/NotoSansLao-Regular.ttf"),
};

const margin = 42;
const [pageWidth, pageHeight] = [595.28, 841.89];
const inner = pageWidth - 2 * margin;
const colors = { text: "#1f2329", soft: "#646a73", rule: "#d0d3d6", head: "#f2f3f5" };
const [bodySize, noteSize, titleSize] = [8.5, 8, 17];
const padding = 3;
/** What a line needs beyond the size of its letters; Lao stacks its tones above its vowels. */
const leading = 1.5;

/** Draws a page for print as PDF 1.7 with its fonts embedded, cut to the signs that it uses. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: [pageWidth, pageHeight],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: paper.language,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.subtitle}` },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  new Sheet(document, paper).draw();
  document.end();
  return ended;
}

/** Where the next thing is drawn, from the top of the first page to the foot of the last. */
class Sheet {
  readonly #document: PDFDocument;
  readonly #paper: Paper;
  readonly #registered = new Set<PdfFont>();
  readonly #widths = new Map<string, number>();
  #y = margin;

  constructor(document: PDFDocument, paper: Paper) {
    this.#document = document;
    this.#paper = paper;
  }

  draw(): void {
    const { title, subtitle, facts, rows, total, notes } = this.#paper;
    this.#text(title, margin, { size: titleSize });
    this.#y += titleSize * leading;
    this.#text(subtitle, margin, { size: 11, color: colors.soft });
    this.#y += 24;
    this.#facts(facts);
    this.#y += 8;
    this.#tableHead();
    for (const row of rows) this.#row(row);
    this.#row(total, { isTotal: true });
    this.#y += 12;
    for (const note of notes) this.#note(note);
    this.#feet();
  }

  #font(font: PdfFont): PDFDocument {
    if (!this.#registered.has(font)) {
      this.#document.registerFont(font, files[font]());
      this.#registered.add(font);
    }
    return this.#document.font(font);
  }

  /** Width of a text in points. */
  #width(text: string, size: number): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known * size;
    const width = runsOf(text).reduce(
      (sum, run) => sum + this.#font(run.font).fontSize(1_000).widthOfString(run.text) / 1_000,
      0,
    );
    this.#widths.set(text, width);
    return width * size;
  }

  /** One line whose letters stand on a common base line. */
  #text(text: string, x: number, { size = bodySize, color = colors.text }: { size?: number; color?: string } = {}) {
    let left = x;
    for (const run of runsOf(text)) {
      this.#font(run.font)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, left, this.#y + size, { lineBreak: false, baseline: "alphabetic" });
      left += this.#width(run.text, size);
    }
  }

  #lines(text: string, limit: number, size: number): string[] {
    return linesOf(text, { limit, widthOf: (part) => this.#width(part, size), language: this.#paper.language });
  }

  #facts(facts: Paper["facts"]): void {
    const labelWidth = Math.min(170, Math.max(...facts.map(([label]) => this.#width(label, bodySize))) + 16);
    for (const [label, value] of facts) {
      this.#text(label, margin, { color: colors.soft });
      for (const line of this.#lines(value, inner - labelWidth, bodySize)) {
        this.#text(line, margin + labelWidth);
        this.#y += bodySize * leading + 2;
      }
    }
  }

  #room(height: number): boolean {
    if (this.#y + height <= pageHeight - margin - 24) return true;
    this.#document.addPage();
    this.#y = margin;
    return false;
  }

  #tableHead(): void {
    const { columns } = this.#paper;
    this.#cells(
      columns.map(({ title }) => title),
      { color: colors.soft, fill: colors.head },
    );
  }

  #row(cells: readonly string[], { isTotal = false } = {}): void {
    const height = Math.max(...this.#cellLines(cells).map((lines) => lines.length)) * bodySize * leading + 2 * padding;
    if (!this.#room(height)) this.#tableHead();
    this.#cells(cells, isTotal ? { fill: colors.head } : {});
  }

  #cellLines(cells: readonly string[]): string[][] {
    const { columns } = this.#paper;
    return cells.map((cell, place) => this.#lines(cell, this.#columnWidth(columns[place]!) - 2 * padding, bodySize));
  }

  #columnWidth({ width }: PaperColumn): number {
    return (width / this.#paper.columns.reduce((sum, column) => sum + column.width, 0)) * inner;
  }

  #cells(cells: readonly string[], { color = colors.text, fill }: { color?: string; fill?: string }): void {
    const all = this.#cellLines(cells);
    const height = Math.max(...all.map((lines) => lines.length)) * bodySize * leading + 2 * padding;
    const top = this.#y;
    if (fill !== undefined) this.#document.rect(margin, top, inner, height).fill(fill);
    let x = margin;
    for (const [place, column] of this.#paper.columns.entries()) {
      const width = this.#columnWidth(column);
      for (const [number, line] of (all[place] ?? []).entries()) {
        this.#y = top + padding + number * bodySize * leading;
        const left = column.align === "left" ? padding : width - padding - this.#width(line, bodySize);
        this.#text(line, x + left, { color });
      }
      x += width;
    }
    this.#y = top + height;
    this.#document
      .moveTo(margin, this.#y)
      .lineTo(pageWidth - margin, this.#y)
      .lineWidth(0.5)
      .strokeColor(colors.rule)
      .stroke();
  }

  #note(note: string): void {
    for (const line of this.#lines(note, inner, noteSize)) {
      this.#room(noteSize * leading);
      this.#text(line, margin, { size: noteSize, color: colors.soft });
      this.#y += noteSize * leading;
    }
    this.#y += 3;
  }

  #feet(): void {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#document.switchToPage(page);
      this.#y = pageHeight - margin - noteSize;
      this.#text(this.#paper.foot, margin, { size: 7, color: colors.soft });
      const number = `${page - start + 1} / ${count}`;
      this.#text(number, pageWidth - margin - this.#width(number, 7), { size: 7, color: colors.soft });
    }
  }
}
