import type { Handle } from "@yunshou/database";
import { type Anchor, isGenuine } from "./anchors.ts";
import { headOf, sealedRows, type SealedRow } from "./audit.queries.ts";
import { type ChainedRow, emptyHead, linkHash } from "./chain.ts";

/** What is wrong, and from which place of the chain on. */
export interface AuditFinding {
  readonly kind: "rowMissing" | "rowChanged" | "gap" | "anchorDiffers" | "truncated" | "backdated" | "anchorForged";
  readonly seq: number;
  readonly detail: string;
}

export interface AuditReport {
  readonly rows: number;
  readonly anchors: number;
  /** The last place that an anchor vouches for. */
  readonly anchoredTo: number;
  readonly findings: readonly AuditFinding[];
}

const batch = 10_000;
const findingsAtMost = 20;
/** No transaction lives longer; a row that claims to be older than this before an earlier anchor was put in later. */
const longestTransactionMs = 3_600_000;

/**
 * Recomputes the whole chain and compares it with every anchor. Whoever can write to the database can also recompute the
 * chain; what he cannot do is sign an anchor, so whatever the last anchor covers is proven.
 */
export async function verifyAudit(
  tx: Handle,
  anchors: readonly Anchor[],
  publicKeys: readonly string[],
): Promise<AuditReport> {
  const findings: AuditFinding[] = [];
  const find = (kind: AuditFinding["kind"], seq: number, detail: string) =>
    void (findings.length < findingsAtMost && findings.push({ kind, seq, detail }));
  const genuine = anchors.filter(
    (anchor) => isGenuine(anchor, publicKeys) || find("anchorForged", anchor.seq, `anchor of ${anchor.at}`),
  );
  const expected = new Map<number, Anchor[]>();
  for (const anchor of genuine) expected.set(anchor.seq, [...(expected.get(anchor.seq) ?? []), anchor]);
  let [seq, hash, trustedAtMs] = [0, emptyHead, Number.NEGATIVE_INFINITY] as [number, Buffer, number];

  const follow = (row: SealedRow) => {
    seq += 1;
    if (Number(row.seq) !== seq) find("gap", seq, `the chain goes on at ${row.seq}`);
    seq = Number(row.seq);
    if (row.logId === null) find("rowMissing", seq, "the row was deleted");
    else if (!linkHash(hash, seq, row as ChainedRow).equals(row.hash)) find("rowChanged", seq, `row ${row.logId}`);
    if (row.writtenMs !== null && row.writtenMs < trustedAtMs - longestTransactionMs)
      find("backdated", seq, `row ${row.logId}`);
    hash = row.hash;
    for (const anchor of expected.get(seq) ?? []) {
      if (anchor.hash !== hash.toString("hex")) find("anchorDiffers", seq, `anchor of ${anchor.at}`);
      trustedAtMs = Math.max(trustedAtMs, Date.parse(anchor.at));
    }
  };
  for (;;) {
    const rows = await sealedRows(tx, seq, batch);
    rows.forEach(follow);
    if (rows.length < batch) break;
  }
  const head = await headOf(tx);
  const anchoredTo = Math.max(0, ...genuine.map((anchor) => anchor.seq));
  if (anchoredTo > (head?.seq ?? 0)) find("truncated", (head?.seq ?? 0) + 1, `the log once had ${anchoredTo} rows`);
  return { rows: seq, anchors: genuine.length, anchoredTo, findings };
}
