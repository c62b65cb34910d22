/** The parts of pdfkit that are used here; it brings no types of its own. */
declare module "pdfkit" {
  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly baseline?: "alphabetic";
  }

  export default class PDFDocument {
    constructor(options: {
      readonly size: readonly [number, number];
      readonly margin: number;
      readonly bufferPages: boolean;
      readonly pdfVersion: "1.7";
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly info: { readonly Title: string };
    });
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    registerFont(name: string, path: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    addPage(): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    fill(color: string): this;
    stroke(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
