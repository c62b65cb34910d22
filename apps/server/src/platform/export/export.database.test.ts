import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import { strFromU8, unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSweeper, arm } from "../timers.ts";
import { secretsFrom } from "../secrets.ts";
import { exportDuties, type ExportDuties } from "./exportJob.ts";
import { exportDue, storedFolder, storedPath } from "./exportFiles.ts";
import { insertExport } from "./files.queries.ts";
import { count, type ExportSource, exportSource, money, text, time } from "./source.ts";

let test: TestDatabase;
let database: Database;
const dataDir = mkdtempSync(join(tmpdir(), "yunshou-export-"));
const log = { error: () => {} } as never;
const nasty = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  'say "hi", ok',
  "行1\n行2",
  "<&>",
  "\u0000\u0001x",
  "＝1+1",
  "  =1+1",
  "\n=1+1",
];

interface Filters {
  readonly rows: number;
}

/** Numbered rows; the text of each is one of the nasty ones. */
const numbers = exportSource<Filters, number>({
  name: "numbers",
  fileName: () => "Numbers/数",
  present: (n) => n,
  columnsIn: () => [
    { title: "n", cell: (n) => count(n as number) },
    { title: "文", cell: (n) => text(nasty[(n as number) % nasty.length]!) },
    { title: "元", cell: (n) => money(String(-5 * (n as number))) },
    { title: "时", cell: () => time(new Date("2026-11-20T16:00:01Z")) },
    ...Array.from({ length: 22 }, (_, column) => ({
      name: `c${column}`,
      title: `c${column}`,
      cell: (n: unknown) => text(`value ${n as number} ${column}`),
    })),
  ],
  async page(_tx, _context, { rows }, after, limit) {
    const from = (after as number | undefined) ?? 0;
    const page = Array.from({ length: Math.min(limit, rows - from) }, (_, index) => from + index);
    return { rows: page, next: from + page.length < rows ? from + page.length : undefined };
  },
});

const broken = exportSource<Filters, number>({
  ...(numbers as never as Pick<ExportSource<Filters, number>, "columnsIn" | "fileName" | "present">),
  name: "broken",
  page: () => Promise.reject(new Error("no such column")),
});

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 3, systemConnections: 6 });
  await asSystem(database, async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, path, merchant_no, name, kind) values (1, 1, '{1}', '0001', 'Test', 'ordinary')",
    );
    await tx.query(
      "insert into app_user (id, top_id, merchant_id, account, name, level, kdf_version, verifier) values (5, 1, 1, 'u', 'U', '1', 1, '')",
    );
  });
});
afterAll(async () => {
  await database.close();
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function queued(
  format: "csv" | "xlsx",
  rows: number,
  source = "numbers",
  without?: readonly string[],
): Promise<string> {
  return asSystem(database, async (tx) => {
    const request = {
      source,
      filters: { rows },
      format,
      language: "zh",
      timeZone: "Asia/Shanghai",
      scope: { merchants: ["1"] },
      ...(without === undefined ? {} : { without }),
    };
    const fileId = await insertExport(tx, {
      topId: "1",
      merchantId: "1",
      ownerId: "5",
      name: `x.${format}`,
      mediaType: "x",
      request,
    });
    await arm(tx, exportDue.at(fileId, new Date(), { topId: "1" }));
    return fileId;
  });
}

const duties = () =>
  exportDuties({ database, dataDir, sources: [numbers, broken], secrets: secretsFrom(Buffer.alloc(32, 7)), log });

async function run(jobs: ExportDuties, now?: Date): Promise<void> {
  const sweeper = makeSweeper(database, jobs.handlers, log, 1);
  await sweeper.sweep(now);
  await sweeper.settled();
  await jobs.idle();
}

const fileOf = async (fileId: string) =>
  (
    await asSystem(database, (tx) =>
      tx.query<{ state: string; rows: string; bytes: string; sha256: Buffer; failure: string | null }>(
        "select state, total_rows as rows, size_bytes as bytes, sha256, failure from file where id = $1",
        [fileId],
      ),
    )
  )[0];

describe("exports", () => {
  it("S12 write CSV with a mark, CR LF, no formulas, and negative numbers as numbers", async () => {
    const fileId = await queued("csv", 15);
    await run(duties());
    const content = readFileSync(storedPath(dataDir, fileId));
    expect(await fileOf(fileId)).toMatchObject({
      state: "ready",
      rows: "15",
      bytes: String(content.length),
      sha256: createHash("sha256").update(content).digest(),
    });
    const lines = content.toString("utf8");
    expect(lines.startsWith("\uFEFFn,文,元,时,c0")).toBe(true);
    for (const cell of [
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      `"'\r=1"`,
      '"say ""hi"", ok"',
      '"行1\n行2"',
      "'＝1+1",
      "'  =1+1",
      `"'\n=1+1"`,
    ])
      expect(lines).toContain(`,${cell},`);
    expect(lines).toContain("\r\n3,'@SUM(A1),-0.15,2026-11-21 00:00:01,");
  });

  it("FORM-08 leave out the columns that a list hides, and all of them never", async () => {
    const heads = async (without: readonly string[]) => {
      const fileId = await queued("csv", 1, "numbers", without);
      await run(duties());
      return readFileSync(storedPath(dataDir, fileId), "utf8").split("\r\n")[0]!.split(",");
    };
    const all = Array.from({ length: 22 }, (_, column) => `c${column}`);
    expect(await heads(["c0", "c21", "unknown"])).toEqual(["\uFEFFn", "文", "元", "时", ...all.slice(1, -1)]);
    expect(await heads(all)).toHaveLength(4);
  });

  it("S12 write XLSX where text is text and money is a number", async () => {
    const fileId = await queued("xlsx", 12);
    await run(duties());
    const parts = unzipSync(readFileSync(storedPath(dataDir, fileId)));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
    expect(sheet).not.toContain("<f>");
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="2"><v>0.00</v></c>');
    expect(sheet).toContain('<t xml:space="preserve">&lt;&amp;&gt;</t></is></c><c s="2"><v>-0.40</v></c>');
    // oxlint-disable-next-line eslint/no-control-regex -- The test asks for exactly these characters.
    expect(sheet).not.toMatch(/[\u0000\u0001]/);
    expect(strFromU8(parts["xl/workbook.xml"]!)).toContain('name="Numbers 数"');
    expect(Object.keys(parts)).toContain("[Content_Types].xml");
  });

  it("write 100,000 rows of 26 columns without holding them in memory", async () => {
    globalThis.gc?.();
    let peak = 0;
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const fileId = await queued("xlsx", 100_000);
    await run(duties());
    clearInterval(watch);
    expect(await fileOf(fileId)).toMatchObject({ state: "ready", rows: "100000" });
    expect((peak - before) / 1_048_576).toBeLessThan(300);
  });

  it("begin again after a killed process, and never show half a file", async () => {
    const fileId = await queued("csv", 50_000);
    const killed = duties();
    const sweeper = makeSweeper(database, killed.handlers, log, 1);
    await sweeper.sweep();
    await sweeper.settled();
    await killed.stop();
    expect(existsSync(storedPath(dataDir, fileId))).toBe(false);
    expect((await fileOf(fileId))?.state).toBe("running");
    await run(duties(), new Date(Date.now() + 61_000));
    expect(await fileOf(fileId)).toMatchObject({ state: "ready", rows: "50000" });
    expect(readdirSync(storedFolder(dataDir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("end as failed with a code when a list cannot be read", async () => {
    const fileId = await queued("csv", 5, "broken");
    await run(duties());
    expect(await fileOf(fileId)).toMatchObject({ state: "failed", failure: "server.failed" });
    expect(await asSystem(database, (tx) => tx.query("select 1 from timer where key = $1", [fileId]))).toEqual([]);
  });

  it("stop when the file was deleted meanwhile", async () => {
    const fileId = await queued("csv", 5);
    await asSystem(database, (tx) => tx.query("delete from file where id = $1", [fileId]));
    await run(duties());
    expect(existsSync(storedPath(dataDir, fileId))).toBe(false);
  });

  it("expire after seven days, with their content", async () => {
    const fileId = await queued("csv", 5);
    const jobs = duties();
    await run(jobs);
    await asSystem(database, (tx) => arm(tx, jobs.expiry.first));
    const sweeper = makeSweeper(database, [jobs.expiry], log, 1);
    await sweeper.sweep(new Date(Date.now() + 8 * 86_400_000));
    await sweeper.settled();
    expect((await fileOf(fileId))?.state).toBe("expired");
    expect(existsSync(storedPath(dataDir, fileId))).toBe(false);
  });
});
