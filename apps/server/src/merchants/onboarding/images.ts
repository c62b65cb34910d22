import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ImageKind } from "@yunshou/domain";
import type { FileAnswer } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { type ApplicationRecord, imagesOf, type ImageRow, replaceImage } from "./applications.queries.ts";
import type { Handle } from "@yunshou/database";
import type { SubmissionImage } from "./provider.ts";

/** Where pictures lie, and the keys that seal them. */
export interface ImageStore {
  readonly dataDir: string;
  readonly secrets: Secrets;
}

const folderOf = (dataDir: string) => join(dataDir, "applications");
export const applicationImagePath = (dataDir: string, imageId: string) => join(folderOf(dataDir), imageId);
export const applicationImageContext = (applicationId: string, imageId: string) =>
  `application:${applicationId}:image:${imageId}`;

/** Stores a picture sealed, before the commit, so that no record lacks its file. Answers the id of the one it replaces. */
export async function storeImage(
  tx: Handle,
  { dataDir, secrets }: ImageStore,
  application: ApplicationRecord,
  image: { readonly kind: ImageKind; readonly mediaType: string; readonly content: Buffer },
): Promise<string | undefined> {
  const { imageId, replacedId } = await replaceImage(tx, application, {
    kind: image.kind,
    mediaType: image.mediaType,
    bytes: image.content.length,
  });
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(
    applicationImagePath(dataDir, imageId),
    secrets.seal(image.content, applicationImageContext(application.applicationId, imageId)),
    { mode: 0o600, flush: true },
  );
  return replacedId;
}

export async function removeImage({ dataDir }: ImageStore, imageId: string): Promise<void> {
  await rm(applicationImagePath(dataDir, imageId), { force: true });
}

/** All pictures of an application, opened, for a payment provider; whoever sends them records it. */
export async function imagesInClear(
  tx: Handle,
  { dataDir, secrets }: ImageStore,
  application: ApplicationRecord,
): Promise<SubmissionImage[]> {
  const images = await imagesOf(tx, application);
  return Promise.all(
    images.map(async ({ imageId, kind, mediaType }) => ({
      kind,
      mediaType,
      content: secrets.open(
        await readFile(applicationImagePath(dataDir, imageId)),
        applicationImageContext(application.applicationId, imageId),
      ),
    })),
  );
}

/** One picture of an application, or undefined when there is none. */
export async function imageAnswer(
  tx: Handle,
  { dataDir, secrets }: ImageStore,
  application: ApplicationRecord,
  kind: ImageKind,
): Promise<FileAnswer | undefined> {
  const image: ImageRow | undefined = (await imagesOf(tx, application)).find((one) => one.kind === kind);
  if (image === undefined) return undefined;
  const sealed = await readFile(applicationImagePath(dataDir, image.imageId));
  const content = secrets.open(sealed, applicationImageContext(application.applicationId, image.imageId));
  const name = `${application.applyNo}-${kind}.${image.mediaType === "image/png" ? "png" : "jpg"}`;
  return { file: { stream: Readable.from([content]), name, mediaType: image.mediaType, sizeBytes: content.length } };
}
