/** A picture of grey values, row by row from the top; 0 is black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array<ArrayBuffer>;
}

/** A page in millimetres; what stands on it is written as operators of PDF by `pdfCanvas`. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly operators: string;
}

const pointsPerMm = 72 / 25.4;
const points = (mm: number) => String(Math.round(mm * pointsPerMm * 1_000) / 1_000);

/** Collects what is drawn on a page. Places are millimetres from the upper left corner. */
export function pdfCanvas(pageHeight: number) {
  const operators: string[] = [];
  const up = (y: number) => points(pageHeight - y);
  return {
    /** Black rectangles, filled at once so that those that touch leave no hair between them. */
    fill(
      rectangles: readonly {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
      }[],
    ) {
      for (const { x, y, width, height } of rectangles)
        operators.push(`${points(x)} ${up(y + height)} ${points(width)} ${points(height)} re`);
      operators.push("f");
    },
    /** Text of Windows-1252 in Helvetica, which every reader has; `y` is its baseline. */
    text(x: number, y: number, size: number, text: string) {
      const escaped = text
        .replace(/[\\()]/g, String.raw`\$&`)
        .replaceAll("¥", String.raw`\245`)
        .replace(/\s/g, " ");
      operators.push(`BT /F1 ${points(size)} Tf ${points(x)} ${up(y)} Td (${escaped}) Tj ET`);
    },
    /** A picture by its number in the file. */
    picture(number: number, x: number, y: number, width: number, height: number) {
      operators.push(`q ${points(width)} 0 0 ${points(height)} ${points(x)} ${up(y + height)} cm /I${number} Do Q`);
    },
    operators: () => operators.join("\n"),
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A PDF 1.4 file of pages with black bars, pictures and text in Helvetica (ISO 32000-1). */
export async function pdfOf(pages: readonly PdfPage[], pictures: readonly GreyPicture[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const object = (content: string) => {
    offsets.push(length);
    write(bytesOf(`${offsets.length} 0 obj\n${content}\nendobj\n`));
  };
  const stream = async (head: string, content: Uint8Array<ArrayBuffer>) => {
    const packed = await deflated(content);
    offsets.push(length);
    write(bytesOf(`${offsets.length} 0 obj\n<< ${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`));
    write(packed);
    write(bytesOf("\nendstream\nendobj\n"));
  };

  write(bytesOf("%PDF-1.4\n"));
  // After catalogue, pages and font come the pictures, then each page with its operators.
  const firstPicture = 4;
  const firstPage = firstPicture + pictures.length;
  const numbers = pages.map((_, index) => firstPage + 2 * index);
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] >>`);
  object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  for (const { width, height, grey } of pictures)
    await stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      grey,
    );
  const named = pictures.map((_, index) => `/I${index} ${firstPicture + index} 0 R`).join(" ");
  for (const [index, { width, height, operators }] of pages.entries()) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Contents ${numbers[index]! + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << ${named} >> >> >>`,
    );
    await stream("", bytesOf(operators));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  write(
    bytesOf(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Blob(parts, { type: "application/pdf" });
}
