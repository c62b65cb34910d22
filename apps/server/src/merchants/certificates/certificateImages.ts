import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Handle } from "@yunshou/database";
import type { FileAnswer } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { imagesOf, insertLooseImage } from "./certificateImages.queries.ts";
import type { CertificateRecord, Owner } from "./certificates.queries.ts";

/** Where pictures of certificates lie, and the keys that seal them. */
export interface CertificateStore {
  readonly dataDir: string;
  readonly secrets: Secrets;
}

const folderOf = (dataDir: string) => join(dataDir, "certificates");
export const certificateImagePath = (dataDir: string, imageId: string) => join(folderOf(dataDir), imageId);
export const certificateImageContext = (imageId: string) => `certificate:image:${imageId}`;

/** Stores a picture sealed, before the commit, so that no record lacks its file. Answers its id. */
export async function storeCertificateImage(
  tx: Handle,
  { dataDir, secrets }: CertificateStore,
  owner: Owner,
  image: { readonly mediaType: string; readonly content: Buffer; readonly uploadedBy: string | null },
): Promise<string> {
  const imageId = await insertLooseImage(tx, owner, { ...image, bytes: image.content.length });
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(
    certificateImagePath(dataDir, imageId),
    secrets.seal(image.content, certificateImageContext(imageId)),
    { mode: 0o600, flush: true },
  );
  return imageId;
}

/** After the commit that forgot them. */
export async function removeCertificateImages(dataDir: string, imageIds: readonly string[]): Promise<void> {
  for (const imageId of imageIds) await rm(certificateImagePath(dataDir, imageId), { force: true });
}

/** One picture of a certificate, or undefined when it is not one of its pictures. */
export async function certificateImageAnswer(
  tx: Handle,
  { dataDir, secrets }: CertificateStore,
  certificate: CertificateRecord,
  imageId: string,
): Promise<FileAnswer | undefined> {
  const image = (await imagesOf(tx, certificate)).find((one) => one.imageId === imageId);
  if (image === undefined) return undefined;
  const content = secrets.open(
    await readFile(certificateImagePath(dataDir, imageId)),
    certificateImageContext(imageId),
  );
  const name = `${certificate.certNo}-${imageId}.${image.mediaType === "image/png" ? "png" : "jpg"}`;
  return { file: { stream: Readable.from([content]), name, mediaType: image.mediaType, sizeBytes: content.length } };
}
