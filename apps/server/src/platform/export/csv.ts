import { yuanFromFen } from "@yunshou/domain";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { withApostrophe } from "./formulaCells.ts";
import type { Cell } from "./source.ts";
import type { TableWriter } from "./tableWriter.ts";

const needsQuotes = /[",\r\n]/;

/** A text as a CSV cell: never a formula, quoted where needed. */
export function csvText(value: string): string {
  const safe = withApostrophe(value);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Numbers stay numbers, also negative ones; only text is made safe. */
export function csvCell(cell: Cell, local: (at: Date) => string): string {
  switch (cell.kind) {
    case "text":
      return cell.value === null ? "" : csvText(cell.value);
    case "money":
      return cell.fen === null ? "" : yuanFromFen(BigInt(cell.fen));
    case "count":
      return cell.value === null ? "" : String(cell.value);
    case "time":
      return cell.at === null ? "" : local(cell.at);
  }
}

/** A CSV file as spreadsheets in China open it: UTF-8 with a mark at the beginning, lines ended by CR LF. */
export function csvWriter(path: string, local: (at: Date) => string): TableWriter {
  const file = createWriteStream(path);
  const hash = createHash("sha256");
  let bytes = 0;
  let failure: Error | undefined;
  file.on("error", (error) => (failure = error));
  const write = async (content: string) => {
    if (failure !== undefined) throw failure;
    const chunk = Buffer.from(content, "utf8");
    hash.update(chunk);
    bytes += chunk.length;
    if (!file.write(chunk)) await once(file, "drain");
  };
  return {
    header: (titles) => write(`\uFEFF${titles.map(csvText).join(",")}\r\n`),
    rows: (rows) => write(rows.map((row) => `${row.map((cell) => csvCell(cell, local)).join(",")}\r\n`).join("")),
    async finish() {
      file.end();
      if (failure !== undefined) throw failure;
      await once(file, "close");
      return { bytes, sha256: hash.digest() };
    },
    discard: () => void file.destroy(),
  };
}
