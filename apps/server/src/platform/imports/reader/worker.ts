import { readCsv } from "./csvTable.ts";
import { boundedRows, type TableLimits, Unreadable } from "./tableLimits.ts";
import { readXlsx } from "./xlsxTable.ts";

/*
 * Reads one file from its standard input and writes a JSON line a row, and a last line that says how it ended. What costs
 * more than its limits ends with the process.
 */

const limits = JSON.parse(process.argv[2] ?? "") as TableLimits;
const until = performance.now() + limits.timeoutMs;

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const content = Buffer.concat(chunks.splice(0));

let lines: string[] = [];
let count = 0;
const write = () => {
  // A pipe takes what it is given synchronously, so that nothing piles up in here.
  process.stdout.write(lines.join(""));
  lines = [];
};
const sink = boundedRows(limits, (cells) => {
  lines.push(`${JSON.stringify(cells)}\n`);
  count += 1;
  if (count % 500 !== 0) return;
  write();
  if (performance.now() > until || process.memoryUsage.rss() > limits.memoryMb * 1_048_576)
    throw new Unreadable("import.fileTooLarge");
});

const isArchive = content.length > 4 && content.readUInt32BE(0) === 0x504b0304;
try {
  if (isArchive) readXlsx(content, limits, sink);
  else await readCsv(content, limits, sink);
  write();
  process.stdout.write(`{"end":"ok"}\n`);
} catch (error) {
  process.stdout.write(`\n{"end":${JSON.stringify(error instanceof Unreadable ? error.code : "import.damaged")}}\n`);
}
