import { createPublicKey, verify } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Secrets } from "../../platform/secrets.ts";
import type { Head } from "./chain.ts";

/** The signed head of the chain at a moment. Kept outside the database, it shows what was in the log by then. */
export interface Anchor {
  /** ISO 8601. */
  readonly at: string;
  readonly seq: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
  /** Ed25519 public key, 64 hexadecimal digits. */
  readonly key: string;
  /** Ed25519 over `yunshou audit|at|seq|hash`, hexadecimal. */
  readonly signature: string;
}

/** SubjectPublicKeyInfo header of a raw Ed25519 key (RFC 8410). */
const publicKeyHeader = Buffer.from("302a300506032b6570032100", "hex");

const signedText = ({ at, seq, hash }: Pick<Anchor, "at" | "seq" | "hash">) =>
  Buffer.from(`yunshou audit|${at}|${seq}|${hash}`);

export const anchorFile = (dataDir: string): string => join(dataDir, "audit", "anchors.jsonl");

export function signAnchor(key: Secrets["auditKey"], { seq, hash }: Head, at: Date): Anchor {
  const draft = { at: at.toISOString(), seq, hash: hash.toString("hex") };
  return { ...draft, key: key.publicKeyHex, signature: key.sign(signedText(draft)).toString("hex") };
}

/** Whether the anchor was signed with a key of this installation, the present one or one before a rotation. */
export function isGenuine(anchor: Anchor, publicKeys: readonly string[]): boolean {
  if (!publicKeys.includes(anchor.key)) return false;
  const key = createPublicKey({
    key: Buffer.concat([publicKeyHeader, Buffer.from(anchor.key, "hex")]),
    format: "der",
    type: "spki",
  });
  return verify(null, signedText(anchor), key, Buffer.from(anchor.signature, "hex"));
}

/** Appends an anchor and waits until the disk has it. */
export async function appendAnchor(file: string, anchor: Anchor): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "a", 0o600);
  try {
    await handle.appendFile(`${JSON.stringify(anchor)}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Anchors in the order of the file, and how many lines are none (a torn last line, or damage). */
export async function readAnchors(file: string): Promise<{ anchors: Anchor[]; unreadable: number }> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const parsed = text
    .split("\n")
    .filter((line) => line !== "")
    .map(parseAnchor);
  const anchors = parsed.filter((anchor) => anchor !== undefined);
  return { anchors, unreadable: parsed.length - anchors.length };
}

function parseAnchor(line: string): Anchor | undefined {
  try {
    const { at, seq, hash, key, signature } = JSON.parse(line) as Record<string, unknown>;
    const texts = [at, hash, key, signature].every((text) => typeof text === "string");
    return texts && Number.isSafeInteger(seq) ? ({ at, seq, hash, key, signature } as Anchor) : undefined;
  } catch {
    return undefined;
  }
}
