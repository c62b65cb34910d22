import { asSystem, type Database, type Handle } from "@yunshou/database";
import type { FastifyBaseLogger } from "fastify";
import type { Secrets } from "../../platform/secrets.ts";
import { repeating, type RepeatedDuty } from "../../platform/timers.ts";
import { appendAnchor, anchorFile, readAnchors, signAnchor } from "./anchors.ts";
import { headOf, insertLinks, type Link, linkAt, lockSealer, rowsToSeal } from "./audit.queries.ts";
import { emptyHead, linkHash } from "./chain.ts";

/** Rows sealed in one transaction. */
const portion = 5_000;
const everyMs = 60_000;

export interface SealerParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly auditKey: Secrets["auditKey"];
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
}

/**
 * Adds the rows whose order is final to the chain, at most one portion. Writers never wait for it.
 *
 * @returns how many rows were added.
 */
export async function sealPortion(tx: Handle): Promise<number> {
  await lockSealer(tx);
  const rows = await rowsToSeal(tx, portion);
  if (rows.length === 0) return 0;
  let { seq, hash } = (await headOf(tx)) ?? { seq: 0, hash: emptyHead };
  const links: Link[] = rows.map((row) => {
    seq += 1;
    hash = linkHash(hash, seq, row);
    return { seq, logId: row.logId, xact: row.xact, hash };
  });
  await insertLinks(tx, links);
  return rows.length;
}

/**
 * Signs the head of the chain and writes it beside the database and into the process log, whichever is collected elsewhere.
 * A chain that contradicts its last anchor is reported and gets no new one.
 *
 * @returns whether there was something to anchor.
 */
export async function anchorHead({ database, dataDir, auditKey, log }: SealerParts, now: Date): Promise<boolean> {
  const file = anchorFile(dataDir);
  const last = (await readAnchors(file)).anchors.at(-1);
  const { head, anchored } = await asSystem(
    database,
    async (tx) => ({ head: await headOf(tx), anchored: last === undefined ? undefined : await linkAt(tx, last.seq) }),
    { readOnly: true },
  );
  if (last !== undefined && anchored?.toString("hex") !== last.hash) {
    log.error({ anchor: last }, "The audit log differs from its last anchor; run audit:verify.");
    return false;
  }
  if (head === undefined || head.seq === last?.seq) return false;
  const anchor = signAnchor(auditKey, head, now);
  await appendAnchor(file, anchor);
  log.info({ anchor }, "audit anchor");
  return true;
}

/** The duty that seals the log every minute; portions beyond the first follow in transactions of their own. */
export function sealDuty(parts: SealerParts): RepeatedDuty {
  return repeating("system.sealAudit", everyMs, async ({ now, afterCommit }) =>
    afterCommit(async () => {
      while ((await asSystem(parts.database, sealPortion)) === portion);
      await anchorHead(parts, now);
    }),
  );
}
