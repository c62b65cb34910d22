import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Handle } from "@yunshou/database";
import type { FileAnswer } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { imagesOfPrescription, insertPrescriptionImage } from "./prescriptionImages.queries.ts";

/** Where pictures of prescriptions lie, and the keys that seal them. */
export interface PrescriptionStore {
  readonly dataDir: string;
  readonly secrets: Secrets;
}

const folderOf = (dataDir: string) => join(dataDir, "prescriptions");
export const prescriptionImagePath = (dataDir: string, imageId: string) => join(folderOf(dataDir), imageId);
export const prescriptionImageContext = (imageId: string) => `prescription:image:${imageId}`;

/** Stores a picture sealed, before the commit, so that no record lacks its file. Answers its id. */
export async function storePrescriptionImage(
  tx: Handle,
  { dataDir, secrets }: PrescriptionStore,
  of: Parameters<typeof insertPrescriptionImage>[1],
  { mediaType, content }: { readonly mediaType: string; readonly content: Buffer },
): Promise<string> {
  const imageId = await insertPrescriptionImage(tx, of, { mediaType, bytes: content.length });
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(prescriptionImagePath(dataDir, imageId), secrets.seal(content, prescriptionImageContext(imageId)), {
    mode: 0o600,
    flush: true,
  });
  return imageId;
}

/** After the commit that forgot them. */
export async function removePrescriptionImages(dataDir: string, imageIds: readonly string[]): Promise<void> {
  for (const imageId of imageIds) await rm(prescriptionImagePath(dataDir, imageId), { force: true });
}

/** One picture of a prescription, or undefined when it is not one of its pictures. */
export async function prescriptionImageAnswer(
  tx: Handle,
  { dataDir, secrets }: PrescriptionStore,
  { topId, rxNo }: { readonly topId: string; readonly rxNo: string },
  imageId: string,
): Promise<FileAnswer | undefined> {
  const image = (await imagesOfPrescription(tx, topId, rxNo)).find((one) => one.imageId === imageId);
  if (image === undefined) return undefined;
  const content = secrets.open(
    await readFile(prescriptionImagePath(dataDir, imageId)),
    prescriptionImageContext(imageId),
  );
  const name = `${rxNo}-${imageId}.${image.mediaType === "image/png" ? "png" : "jpg"}`;
  return { file: { stream: Readable.from([content]), name, mediaType: image.mediaType, sizeBytes: content.length } };
}
