import type { Language } from "@yunshou/contract";
import { asSystem, type Database, inScope } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { arm, disarm, repeating, type RepeatedDuty, type TimerHandler } from "../timers.ts";
import type { Secrets } from "../secrets.ts";
import { csvWriter } from "./csv.ts";
import { exportDue, exportKeepDays, storedFolder, storedPath } from "./exportFiles.ts";
import {
  beginExport,
  expireFiles,
  type ExportRequest,
  failExport,
  finishExport,
  saveProgress,
} from "./files.queries.ts";
import { localTimes } from "./localTime.ts";
import type { AnySource, Cell, ExportColumn, ExportSource } from "./source.ts";
import type { TableWriter } from "./tableWriter.ts";
import { xlsxWriter } from "./xlsx.ts";

const pageRows = 2_000;
const leaseMs = 60_000;
const atOnce = 2;

export interface ExportDependencies {
  readonly database: Database;
  readonly dataDir: string;
  readonly sources: readonly AnySource[];
  readonly secrets: Secrets;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

export interface ExportDuties {
  readonly handlers: readonly TimerHandler[];
  readonly expiry: RepeatedDuty;
  /** Ends after the page that is being written; another process begins the file again. */
  stop(): Promise<void>;
  /** Waits until nothing runs; for tests. */
  idle(): Promise<void>;
}

/** Raised between two pages when an export is no longer wanted, or when this process ends. */
class Abandoned extends Error {}

/** Writes queued exports beside everything else, two at a time, and removes files that are past their time. */
export function exportDuties(dependencies: ExportDependencies): ExportDuties {
  const { database, dataDir, log } = dependencies;
  const running = new Set<Promise<void>>();
  let isStopping = false;

  const run = exportDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    await arm(tx, exportDue.at(key, new Date(now.getTime() + (running.size < atOnce ? leaseMs : 1_000)), data));
    if (running.size >= atOnce || isStopping) return;
    afterCommit(() => {
      const work: Promise<void> = writeFile(dependencies, data.topId, key, () => isStopping)
        .catch((error: unknown) =>
          error instanceof Abandoned ? undefined : giveUp(database, data.topId, key, error, log),
        )
        .finally(() => running.delete(work));
      running.add(work);
    });
  });

  const expiry = repeating("platform.exportExpiry", 3_600_000, async ({ tx, now, afterCommit }) => {
    const expired = await expireFiles(tx, now);
    afterCommit(async () => {
      for (const { id } of expired) await rm(storedPath(dataDir, id), { force: true });
    });
  });

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    handlers: [run],
    expiry,
    idle,
    async stop() {
      isStopping = true;
      await idle();
    },
  };
}

async function giveUp(
  database: Database,
  topId: string,
  fileId: string,
  error: unknown,
  log: ExportDependencies["log"],
): Promise<void> {
  log.error({ err: error, fileId }, "An export failed.");
  await asSystem(database, async (tx) => {
    await failExport(tx, topId, fileId, "server.failed");
    await disarm(tx, exportDue.named(fileId));
  }).catch((failure: unknown) =>
    log.error({ err: failure, fileId }, "The failure of an export could not be stored; it will be tried again."),
  );
}

/** Writes one file under a name of its own, and gives it its real name only when it is complete. */
async function writeFile(
  { database, dataDir, sources, secrets }: ExportDependencies,
  topId: string,
  fileId: string,
  isStopping: () => boolean,
): Promise<void> {
  const request = await asSystem(database, async (tx) => {
    const found = await beginExport(tx, topId, fileId);
    if (found === undefined) await disarm(tx, exportDue.named(fileId));
    return found;
  });
  if (request === undefined) return;
  const source = sources.find((one) => one.name === request.source) as ExportSource<unknown, unknown> | undefined;
  if (source === undefined) throw new Error(`There is no list called ${request.source}.`);
  await mkdir(storedFolder(dataDir), { recursive: true });
  const draft = `${storedPath(dataDir, fileId)}.${randomUUID()}.part`;
  const language = request.language as Language;
  const local = localTimes(request.timeZone);
  const writer =
    request.format === "csv" ? csvWriter(draft, local) : xlsxWriter(draft, source.fileName(language), local);
  try {
    const rows = await copy({ database, secrets }, source, request, writer, async (done) => {
      const isWanted = await asSystem(database, async (tx) => {
        await arm(tx, exportDue.at(fileId, new Date(Date.now() + leaseMs), { topId }));
        return saveProgress(tx, topId, fileId, done);
      });
      if (!isWanted || isStopping()) throw new Abandoned();
    });
    const { bytes, sha256 } = await writer.finish();
    await rename(draft, storedPath(dataDir, fileId));
    await asSystem(database, async (tx) => {
      await finishExport(tx, topId, fileId, rows, bytes, sha256, exportKeepDays);
      await disarm(tx, exportDue.named(fileId));
    });
  } catch (error) {
    writer.discard();
    await rm(draft, { force: true });
    if (error instanceof Abandoned && isStopping())
      await asSystem(database, (tx) => arm(tx, exportDue.at(fileId, new Date(), { topId })));
    throw error;
  }
}

/** Copies sheet by sheet and page by page; each page is a short transaction in the rights of the one who asked. */
async function copy(
  { database, secrets }: Pick<ExportDependencies, "database" | "secrets">,
  source: ExportSource<unknown, unknown>,
  request: ExportRequest,
  writer: TableWriter,
  progress: (rows: number) => Promise<void>,
): Promise<number> {
  const language = request.language as Language;
  let done = 0;
  for (const sheet of (source.sheets ?? [source]) as readonly ExportSource<unknown, unknown>[]) {
    const columns = columnsWithout(sheet.columnsIn(language, request.filters), request.without ?? []);
    await writer.header(
      columns.map(({ title }) => title),
      sheet.fileName(language),
    );
    let after: unknown;
    do {
      const today = businessDay(new Date(), request.timeZone);
      const context = { scope: request.scope, timeZone: request.timeZone, language, today };
      const page = await inScope(
        database,
        request.scope,
        (tx) => sheet.page(tx, context, request.filters, after, pageRows),
        { readOnly: true, tries: 3 },
      );
      await writer.rows(
        page.rows.map((stored): Cell[] => {
          const row = sheet.present(stored, { language, today, secrets });
          return columns.map(({ cell }) => cell(row));
        }),
      );
      done += page.rows.length;
      after = page.next;
      await progress(done);
    } while (after !== undefined);
  }
  return done;
}

/** The columns of a file less those that its list hides; who hides all that a file could hold gets all of it. */
function columnsWithout(all: readonly ExportColumn[], hidden: readonly string[]): readonly ExportColumn[] {
  const left = all.filter(({ name }) => name === undefined || !hidden.includes(name));
  return left.length === 0 ? all : left;
}
