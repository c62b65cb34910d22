import { crc32, deflateSync } from "node:zlib";

/** A red picture as PNG, with texts that must not arrive where it is shown. */
export function plainPicture(width: number, height: number, comment?: string): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const made = Buffer.alloc(data.length + 12);
    made.writeUInt32BE(data.length);
    made.write(name, 4, "latin1");
    data.copy(made, 8);
    made.writeUInt32BE(crc32(made.subarray(4, data.length + 8)), data.length + 8);
    return made;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const line = width * 3 + 1;
  const rows = Buffer.alloc(height * line);
  for (let at = 0; at < rows.length; at += 1) if (at % line !== 0 && ((at % line) - 1) % 3 === 0) rows[at] = 200;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(comment === undefined ? [] : [chunk("tEXt", Buffer.from(`Comment\0${comment}`))]),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
