import { hash as digest } from "node:crypto";

/** A row of the log as the chain covers it: every column as text, so that no driver or version changes a byte. */
export interface ChainedRow {
  readonly logId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly actorId: string | null;
  readonly kind: string;
  readonly action: string;
  readonly object: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
}

/** What stands before the first row. */
export const emptyHead: Buffer = Buffer.alloc(32);

/** SHA-256 over the hash before, the place in the chain and the row. */
export function linkHash(previous: Uint8Array, seq: number, row: ChainedRow): Buffer {
  const text = JSON.stringify([
    seq,
    row.logId,
    row.topId,
    row.merchantId,
    row.actorId,
    row.kind,
    row.action,
    row.object,
    row.before,
    row.after,
    row.address,
    row.requestId,
  ]);
  return digest("sha256", Buffer.concat([previous, Buffer.from(text)]), "buffer");
}

/** The newest link of a chain. */
export interface Head {
  readonly seq: number;
  readonly hash: Buffer;
}
