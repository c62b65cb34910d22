import type { Handle } from "@yunshou/database";
import { refuse, type Refusal, thumbnailName, thumbnailSides } from "@yunshou/domain";
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { reserveStorage } from "../storage.queries.ts";
import { repeating } from "../timers.ts";
import type { DrawnPicture } from "./drawing.ts";
import {
  countUnused,
  deleteImage,
  imageOf,
  type ImageOwner,
  insertImage,
  markUsed,
  takeForgotten,
} from "./images.queries.ts";
import type { Picture } from "./pictures.ts";

/** Pictures of one merchant that are uploaded and shown nowhere; more only fill the disk. */
const unusedAtMost = 100;
const hourMs = 3_600_000;
const portion = 500;

const folderOf = (dataDir: string) => join(dataDir, "files", "spImg");

/** One file of a stored picture: its name below /spImg/, pixels and bytes. */
export interface StoredFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The original; `thumbnails` in the order of the sizes of its kind, named by `thumbnailName`. */
export interface StoredImage extends StoredFile {
  readonly thumbnails: readonly StoredFile[];
}

/** Keeps a picture that everybody with its address may see. Written before the commit, so that no record lacks its file. */
export async function storeImage(
  tx: Handle,
  dataDir: string,
  owner: ImageOwner,
  uploadedBy: string,
  image: Picture,
): Promise<StoredImage | Refusal> {
  if ((await countUnused(tx, owner)) >= unusedAtMost)
    return refuse("image.tooManyUnused", { field: "image", values: { limit: unusedAtMost } });
  const room = await reserveStorage(tx, { ...owner, userId: uploadedBy }, "pictures", image.content.length);
  if (!room.ok) return { ...room, field: "image" };
  const name = `${randomBytes(16).toString("hex")}.${image.extension}`;
  await insertImage(tx, owner, {
    name,
    bytes: image.content.length,
    width: image.width,
    height: image.height,
    uploadedBy,
  });
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const keep = async (file: string, { content, width, height }: DrawnPicture): Promise<StoredFile> => {
    await writeFile(join(folder, file), content, { flush: true });
    return { name: file, width, height, bytes: content.length };
  };
  const original = await keep(name, image);
  const thumbnails: StoredFile[] = [];
  for (const copy of image.thumbnails) thumbnails.push(await keep(thumbnailName(name, copy.side), copy));
  return { ...original, thumbnails };
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
  // What a record shows need not be its owner's: a product that was taken from the library shows the library's picture.
  if (await deleteImage(tx, owner, before)) afterCommit(() => void removeFiles(dataDir, [before]));
  return undefined;
}

/**
 * Gives `owner` a copy of a picture that somebody else's record shows, and answers its name. A picture that nobody
 * uploaded, e.g. a drawing that comes with the product, keeps its name.
 */
export async function copyImage(
  tx: Handle,
  dataDir: string,
  owner: ImageOwner,
  uploadedBy: string,
  name: string,
): Promise<string> {
  const image = await imageOf(tx, name);
  if (image === undefined) return name;
  const copy = `${randomBytes(16).toString("hex")}${extname(name)}`;
  await insertImage(tx, owner, { ...image, name: copy, uploadedBy });
  await markUsed(tx, owner, owner, copy);
  const folder = folderOf(dataDir);
  await copyFile(join(folder, name), join(folder, copy));
  for (const side of thumbnailSides) {
    const from = join(folder, thumbnailName(name, side));
    await copyFile(from, join(folder, thumbnailName(copy, side))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  return copy;
}

/** Removes what was uploaded and never shown. */
export function imageExpiry(dataDir: string) {
  return repeating("platform.forgottenImages", hourMs, async ({ tx, now, afterCommit }) => {
    const names = await takeForgotten(tx, now, portion);
    afterCommit(() => removeFiles(dataDir, names));
  });
}

async function removeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const files = [name, ...thumbnailSides.map((side) => thumbnailName(name, side))];
    for (const file of files) await rm(join(folderOf(dataDir), file), { force: true });
  }
}
