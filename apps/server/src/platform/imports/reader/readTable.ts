import { importLimits } from "@yunshou/domain";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type TableLimits, Unreadable } from "./tableLimits.ts";

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));

export const tableLimits: TableLimits = {
  rows: importLimits.rows,
  columns: importLimits.columns,
  cellLength: importLimits.cellLength,
  unpackedBytes: 400 * 1_048_576,
  timeoutMs: 60_000,
  memoryMb: 300,
};

/** Old space; with the file and the young generation it stays below `memoryMb`, and a bomb ends the process and nothing else. */
const flags = ["--max-old-space-size=200", "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning"];

/**
 * The rows of a spreadsheet, the header first, read in a process of its own without our environment, in which the keys are.
 *
 * @throws Unreadable when it is no spreadsheet, damaged, or larger than the limits.
 */
export async function* readTable(content: Buffer, limits = tableLimits): AsyncGenerator<string[]> {
  const child = spawn(process.execPath, [...flags, worker, JSON.stringify(limits)], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    windowsHide: true,
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), limits.timeoutMs + 5_000);
  child.stdin.on("error", () => {});
  child.stdin.end(content);
  try {
    for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
      if (line === "") continue;
      const read = JSON.parse(line) as string[] | { readonly end: "ok" | Unreadable["code"] };
      if (Array.isArray(read)) yield read;
      else if (read.end === "ok") return;
      else throw new Unreadable(read.end);
    }
    // It ended without its last line: out of memory or time.
    throw new Unreadable("import.fileTooLarge");
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}
