import { type Endpoint, type Permission, sessionExpiredCode } from "@yunshou/contract";
import { uploadLimitBytes } from "@yunshou/contract/uploads";
import { type Database, type Handle, inScope } from "@yunshou/database";
import { plainFileName } from "@yunshou/domain";
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type AuditedCall, recordAudit } from "../platform/audit.queries.ts";
import { type Session, tokenFrom } from "../platform/call.ts";
import { storedFolder, storedPath } from "../platform/export/exportFiles.ts";
import { checkedInput, mergedInput } from "../platform/input.ts";
import { languageOf } from "../platform/language.ts";
import { success } from "../platform/messages.ts";
import type { Web } from "../platform/mount.ts";
import { Refused, toRefused } from "../platform/refused.ts";
import { reserveStorage } from "../platform/storage.queries.ts";
import { insertFile, type NewFile, sameFile } from "./downloads.queries.ts";
import { mediaTypeOf } from "./fileType.ts";

const sniffedBytes = 4_096;

interface Stored {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly beginning: Buffer;
}

/** What a caller says of his file; what is neither manual nor tool is for an announcement. */
interface Named {
  readonly fileName: string;
  readonly fileType?: "manual" | "tool";
}

/** Adds a route of uploads. The body streams to the disk and is never in memory as a whole; rights are checked before its first byte. */
export async function addUpload(
  web: Web,
  upload: Endpoint,
  { database, dataDir }: { readonly database: Database; readonly dataDir: string },
): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const token = tokenFrom(request.headers);
      const caller = token === undefined ? undefined : await web.authenticate(token);
      if (caller === undefined) throw new Refused(sessionExpiredCode);
      if (caller.duty !== undefined) throw new Refused(caller.duty);
      if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!caller.session.permissions.has(upload.access as Permission)) throw new Refused("access.noPermission");
      if (await web.mustAgree(caller.session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const checked = await checkedInput(upload, raw, languageOf(raw["language"], request.headers["accept-language"]));
      const { fileName, fileType = "notice" } = checked as Named;
      const input = { fileName: plainFileName(fileName), fileType } as const;
      // Whoever has no room for it is told before his bytes travel; what counts is counted again when they are here.
      const announced = Number(request.headers["content-length"] ?? 0);
      await inScope(database, caller.session.scope, (tx) => mustHaveRoom(tx, caller.session, announced));
      const stored = await receive(request.body as Readable, dataDir);
      try {
        const mediaType = mediaTypeOf(input.fileName, stored.beginning);
        if (mediaType === undefined) throw new Refused("system.fileKind", { field: "file" });
        const fileId = await keep(
          database,
          dataDir,
          { session: caller.session, address: request.ip, requestId: request.id },
          { ...input, mediaType },
          stored,
        );
        return await reply.send(success({ fileId }));
      } finally {
        await rm(stored.path, { force: true });
      }
    });
  });
}

async function receive(body: Readable, dataDir: string): Promise<Stored> {
  await mkdir(storedFolder(dataDir), { recursive: true });
  const path = `${storedPath(dataDir, randomUUID())}.part`;
  const hash = createHash("sha256");
  let bytes = 0;
  let beginning = Buffer.alloc(0);
  try {
    await pipeline(
      body,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > uploadLimitBytes)
            throw new Refused("system.fileTooLarge", {
              field: "file",
              values: { limit: `${uploadLimitBytes / 1_048_576} MB` },
            });
          hash.update(chunk);
          if (beginning.length < sniffedBytes) beginning = Buffer.concat([beginning, chunk]).subarray(0, sniffedBytes);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, sha256: hash.digest(), beginning };
}

async function mustHaveRoom(tx: Handle, { topMerchantId, merchantId, userId }: Session, bytes: number): Promise<void> {
  const room = await reserveStorage(tx, { topId: topMerchantId, merchantId, userId }, "files", bytes);
  if (!room.ok) throw toRefused({ ...room, field: "file" });
}

/** Writes the record and gives the file its name, in this order inside one transaction: a record without a file never commits. */
function keep(
  database: Database,
  dataDir: string,
  { session, address, requestId }: Pick<AuditedCall, "address" | "requestId"> & { readonly session: Session },
  input: { fileName: string; fileType: NewFile["kind"]; mediaType: string },
  { path, bytes, sha256 }: Stored,
): Promise<string> {
  const file = {
    topId: session.topMerchantId,
    merchantId: session.merchantId,
    ownerId: session.userId,
    name: input.fileName,
    kind: input.fileType,
    mediaType: input.mediaType,
    bytes,
    sha256,
  };
  return inScope(database, session.scope, async (tx) => {
    const known = await sameFile(tx, file);
    if (known !== undefined) return known;
    await mustHaveRoom(tx, session, bytes);
    const fileId = await insertFile(tx, file);
    await recordAudit(
      { tx, session, address, requestId },
      {
        action: "system.uploadFile",
        object: file.name,
        merchant: file,
        after: { kind: file.kind, mediaType: file.mediaType, bytes },
      },
    );
    await rename(path, storedPath(dataDir, fileId));
    return fileId;
  });
}
