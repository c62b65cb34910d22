import { type Permission } from "@yunshou/contract";
import type { adPictures, adVideos } from "@yunshou/contract/marketing/ads";
import { type Database, inScope } from "@yunshou/database";
import { type AdType, checkVideoBytes, checkVideoHead, videoHeadBytes } from "@yunshou/domain";
import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Session } from "../../platform/call.ts";
import type { Pictures } from "../../platform/images/pictures.ts";
import { addImageUpload, uploaderOf } from "../../platform/images/uploader.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { Refused, toRefused } from "../../platform/refused.ts";
import { reserveStorage } from "../../platform/storage.queries.ts";
import { countUnused, insertMaterial } from "./materials.queries.ts";

interface Parts {
  readonly database: Database;
  readonly dataDir: string;
}

/** Files of one merchant that were uploaded and are shown by no ad; more only fill the disk. */
const unusedAtMost = 50;
const newName = (extension: string) => `${randomBytes(16).toString("hex")}.${extension}`;

interface Kept {
  readonly adType: AdType;
  /** Path below the folder of files. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Puts the content in its place; a record without its file never commits. */
  readonly place: () => Promise<void>;
}

/** Records what was uploaded in the name of the caller's merchant. */
function keep({ database }: Parts, { scope, topMerchantId, merchantId, userId }: Session, kept: Kept) {
  const owner = { topId: topMerchantId, merchantId };
  const { adType, file, bytes, sha256 } = kept;
  return inScope(database, scope, async (tx) => {
    if ((await countUnused(tx, owner)) >= unusedAtMost)
      throw new Refused("ads.tooManyUnused", { values: { limit: unusedAtMost } });
    const room = await reserveStorage(tx, { ...owner, userId }, "files", bytes);
    if (!room.ok) throw toRefused(room);
    const materialId = await insertMaterial(tx, { ...owner, adType, file, bytes, sha256, uploadedBy: userId });
    await kept.place();
    return { materialId, adFile: `/${file}`, bytes };
  });
}

/** Adds the uploads of what ads show: pictures are made anew, videos stream to the disk and are known by their content (AD-02). */
export async function addAdUploads(
  web: Web,
  endpoints: { readonly pictures: typeof adPictures; readonly videos: typeof adVideos },
  { pictures, ...parts }: Parts & { readonly pictures: Pictures },
): Promise<void> {
  await addImageUpload(web, endpoints.pictures, { pictures, kind: "ad" }, (session, { content, extension }) => {
    const file = `spImg/${newName(extension)}`;
    return keep(parts, session, {
      adType: "picture",
      file,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest(),
      place: () => writeFile(join(parts.dataDir, "files", file), content, { flush: true }),
    });
  });
  await addVideoUpload(web, endpoints.videos, parts);
}

async function addVideoUpload(web: Web, { upload }: typeof adVideos, parts: Parts): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const session = await uploaderOf(web, upload.access as Permission, request);
      const received = await receive(request.body as Readable | undefined, parts.dataDir);
      try {
        const file = `softFile/${newName("mp4")}`;
        const place = () => rename(received.path, join(parts.dataDir, "files", file));
        return await reply.send(success(await keep(parts, session, { adType: "video", file, ...received, place })));
      } finally {
        await rm(received.path, { force: true });
      }
    });
  });
}

/** What came, under a name that nobody guesses until it is whole; what is no video ends after its first bytes. */
async function receive(
  body: Readable | undefined,
  dataDir: string,
): Promise<{ readonly path: string; readonly bytes: number; readonly sha256: Buffer }> {
  const folder = join(dataDir, "files");
  await mkdir(join(folder, "softFile"), { recursive: true });
  const path = join(folder, newName("part"));
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const mustBe = (result: ReturnType<typeof checkVideoHead>) => {
    if (!result.ok) throw toRefused(result);
  };
  try {
    await pipeline(
      body ?? Readable.from([]),
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          mustBe(checkVideoBytes(bytes));
          if (head.length < videoHeadBytes) {
            head = Buffer.concat([head, chunk.subarray(0, videoHeadBytes - head.length)]);
            if (head.length === videoHeadBytes) mustBe(checkVideoHead(head));
          }
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    mustBe(checkVideoHead(head));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, sha256: hash.digest() };
}
