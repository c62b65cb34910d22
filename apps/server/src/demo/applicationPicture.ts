import { crc32, deflateSync } from "node:zlib";

type Rgb = readonly [number, number, number];

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A specimen of a card as PNG: a coloured ground with a field and a few lines, and nothing that anybody could mistake for a document. */
export function specimenPicture(ground: Rgb): Buffer {
  const ink = ground.map((part) => Math.round(part * 0.55)) as unknown as Rgb;
  return pngOf(480, 300, (x, y) => {
    const line = x > 40 && x < 260 && [70, 110, 150].some((at) => y >= at && y < at + 14);
    const field = x > 320 && x < 440 && y > 60 && y < 200;
    const strip = y > 240 && y < 256 && x > 40 && x < 440 && Math.floor(x / 24) % 5 !== 4;
    return line || field || strip ? ink : (ground.map((part) => Math.max(0, Math.round(part - y / 12))) as unknown as Rgb);
  });
}

/** An invented logo of 120 × 120: three shelves and a product that falls, on a colour of its own. */
export function logoPicture(ground: Rgb): Buffer {
  const paper: Rgb = [255, 255, 255];
  return pngOf(120, 120, (x, y) => {
    const shelf = x >= 28 && x < 92 && [36, 58, 80].some((at) => y >= at && y < at + 7);
    const product = Math.hypot(x - 60, y - 98) < 9;
    return shelf || product ? paper : ground;
  });
}

function pngOf(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}
