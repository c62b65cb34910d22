import type { Handle } from "@yunshou/database";
import { refuse, type Refusal } from "@yunshou/domain";
import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repeating } from "../timers.ts";
import type { CleanImage } from "./clean.ts";
import { countUnused, deleteImage, type ImageOwner, insertImage, markUsed, takeForgotten } from "./images.queries.ts";

/** Pictures of one merchant that are uploaded and shown nowhere; more only fill the disk. */
const unusedAtMost = 100;
const hourMs = 3_600_000;
const portion = 500;

const folderOf = (dataDir: string) => join(dataDir, "files", "spImg");

/** Keeps a picture that everybody with its address may see. Written before the commit, so that no record lacks its file. */
export async function storeImage(
  tx: Handle,
  dataDir: string,
  owner: ImageOwner,
  uploadedBy: string,
  image: CleanImage,
): Promise<{ readonly name: string } | Refusal> {
  if ((await countUnused(tx, owner)) >= unusedAtMost)
    return refuse("image.tooManyUnused", { field: "image", values: { limit: unusedAtMost } });
  const name = `${randomBytes(16).toString("hex")}.${image.extension}`;
  await insertImage(tx, owner, {
    name,
    bytes: image.content.length,
    width: image.width,
    height: image.height,
    uploadedBy,
  });
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(join(folderOf(dataDir), name), image.content, { flush: true });
  return { name };
}

interface Change {
  readonly tx: Handle;
  readonly afterCommit: (action: () => void) => void;
}

/**
 * A record of `owner` shows `next` from now on instead of `before`, which is removed. The picture must have been uploaded
 * for `uploadedFor`: whose records people keep, they upload pictures in the name of their own merchant.
 *
 * @param field of the refusal when it was not.
 */
export async function replaceImage(
  { tx, afterCommit }: Change,
  dataDir: string,
  owner: ImageOwner,
  before: string | null,
  next: string | null,
  field: string,
  uploadedFor = owner,
): Promise<Refusal | undefined> {
  if (before === next) return undefined;
  if (next !== null && !(await markUsed(tx, owner, uploadedFor, next))) return refuse("record.unknown", { field });
  if (before === null) return undefined;
  await deleteImage(tx, owner, before);
  afterCommit(() => void removeFiles(dataDir, [before]));
  return undefined;
}

/** Removes what was uploaded and never shown. */
export function imageExpiry(dataDir: string) {
  return repeating("platform.forgottenImages", hourMs, async ({ tx, now, afterCommit }) => {
    const names = await takeForgotten(tx, now, portion);
    afterCommit(() => removeFiles(dataDir, names));
  });
}

async function removeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folderOf(dataDir), name), { force: true });
}
