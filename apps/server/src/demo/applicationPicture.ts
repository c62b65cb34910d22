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
    return line || field || strip
      ? ink
      : (ground.map((part) => Math.max(0, Math.round(part - y / 12))) as unknown as Rgb);
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

/** An icon of a tag: a label with its hole, in a colour of its own. */
export function tagPicture(colour: Rgb): Buffer {
  const paper: Rgb = [255, 255, 255];
  return pngOf(64, 64, (x, y) => {
    const label = y >= 16 && y < 48 && x < 58 && x >= 6 + Math.abs(y - 32) * 0.75;
    const hole = Math.hypot(x - 18, y - 32) < 4;
    return label && !hole ? colour : paper;
  });
}

/** A banner of 800 × 400: three bottles before two pale discs, on a ground that grows lighter towards them. */
export function bannerPicture(colour: Rgb, seed: number): Buffer {
  const discs = [
    { x: 620, y: 150 + seed * 20, radius: 190 },
    { x: 200 - seed * 30, y: 380, radius: 150 },
  ];
  const bottles = [500, 590, 680].map((x, place) => ({ x, top: 110 + ((place + seed) % 3) * 22 }));
  const isBottle = (x: number, y: number) =>
    bottles.some(({ x: middle, top }) => {
      const away = Math.abs(x - middle);
      if (y < top || y > 350) return false;
      if (y < top + 18) return away < 14;
      return y < top + 70 ? away < 10 + Math.max(0, y - top - 45) * 0.8 : away < 30;
    });
  const lighter = (by: number) => colour.map((part) => Math.round(part + (255 - part) * by)) as unknown as Rgb;
  return pngOf(800, 400, (x, y) => {
    if (isBottle(x, y)) return lighter(0.9);
    const inDisc = discs.some((disc) => Math.hypot(x - disc.x, y - disc.y) < disc.radius);
    return lighter(Math.min(0.6, 0.05 + x / 3_200 + (inDisc ? 0.14 : 0)));
  });
}

/** Bottles of one label on their shelf, upright and half as large as a detail picture may be: one from near, or several beside each other. */
export function shelfPicture(label: Rgb, bottles: number): Buffer {
  const [width, height] = [280, 400];
  const wide = bottles === 1 ? 46 : 24;
  const [top, bottom] = [bottles === 1 ? 70 : 150, 330];
  const middles = Array.from({ length: bottles }, (_, place) => (width * (place + 1)) / (bottles + 1));
  const mixed = (by: number): Rgb => label.map((part) => Math.round(part + (255 - part) * by)) as unknown as Rgb;
  return pngOf(width, height, (x, y) => {
    if (y > bottom && y < bottom + 10) return [176, 186, 200];
    if (y > bottom) return [226, 232, 240];
    const away = Math.min(...middles.map((middle) => Math.abs(x - middle)));
    const down = y - top;
    const half = down < 0 ? 0 : down < 16 ? wide * 0.42 : Math.min(wide, wide * 0.34 + Math.max(0, down - 26) * 0.9);
    if (away < half) {
      if (down < 16) return label;
      const onLabel = down > (bottom - top) * 0.42 && down < (bottom - top) * 0.78;
      if (onLabel) return Math.hypot(away, down - (bottom - top) * 0.6) < wide * 0.45 ? [255, 255, 255] : label;
      return mixed(away > half - 4 ? 0.55 : 0.72);
    }
    return mixed(0.9 + Math.min(0.08, y / 5_000));
  });
}

/** What looks like a QR code with its three corners, and leads nowhere; `seed` spreads its dots. */
export function groupPicture(colour: Rgb, seed: number): Buffer {
  const [modules, dot, margin] = [29, 6, 4];
  const corner = (column: number, row: number) => {
    const [x, y] = [Math.min(column, modules - 1 - column), Math.min(row, modules - 1 - row)];
    if (x > 7 || y > 7 || (column > 14 && row > 14)) return undefined;
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return ring === 3 || ring < 2;
  };
  const side = (modules + 2 * margin) * dot;
  return pngOf(side, side, (x, y) => {
    const [column, row] = [Math.floor(x / dot) - margin, Math.floor(y / dot) - margin];
    if (column < 0 || row < 0 || column >= modules || row >= modules) return [255, 255, 255];
    const isDark = corner(column, row) ?? (column * 73 + row * 151 + column * row * 37 + seed) % 7 < 3;
    return isDark ? colour : [255, 255, 255];
  });
}

/** A machine as seen from the front: a body, a window with shelves of goods, and a panel with a screen; `seed` colours the goods. */
export function machinePicture(body: Rgb, layers: number, perLayer: number, seed: number): Buffer {
  const [width, height] = [180, 240];
  const [left, top, right, bottom] = [14, 18, 128, 196];
  const shelf = (bottom - top) / layers;
  const slot = (right - left) / perLayer;
  return pngOf(width, height, (x, y) => {
    if (x >= left && x < right && y >= top && y < bottom) {
      const [layer, place] = [Math.floor((y - top) / shelf), Math.floor((x - left) / slot)];
      const [inX, inY] = [(x - left - place * slot) / slot, (y - top - layer * shelf) / shelf];
      if (inY > 0.9) return [176, 186, 200];
      const tone = (seed + layer * 37 + place * 61) % 5;
      return inX > 0.2 && inX < 0.8 && inY > 0.3 ? goods[tone]! : [236, 242, 250];
    }
    const screen = x >= 138 && x < 168 && y >= 30 && y < 84;
    const tray = x >= left && x < right && y >= 206 && y < 226;
    return screen ? [20, 34, 62] : tray ? [40, 46, 58] : body;
  });
}

const goods: readonly Rgb[] = [
  [224, 86, 66],
  [240, 176, 52],
  [74, 160, 96],
  [66, 128, 214],
  [146, 98, 196],
];

function pngOf(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
