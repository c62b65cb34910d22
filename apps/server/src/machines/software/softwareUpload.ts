import { type Permission, sessionExpiredCode } from "@yunshou/contract";
import type { softwareUploads } from "@yunshou/contract/machines/software";
import { type Database, inScope } from "@yunshou/database";
import { checkSoftware, softwareLimits } from "@yunshou/domain";
import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { recordAudit } from "../../platform/audit.queries.ts";
import { type Session, tokenFrom } from "../../platform/call.ts";
import { checkedInput, mergedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { Refused, toRefused } from "../../platform/refused.ts";
import { reserveStorage } from "../../platform/storage.queries.ts";
import { insertPackage, samePackage } from "./software.queries.ts";

interface Stored {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

const folderOf = (dataDir: string) => join(dataDir, "files", "softFile");

/** Adds the upload of packages. The body streams to the disk and is never in memory as a whole; rights are checked before its first byte. */
export async function addSoftwareUpload(
  web: Web,
  { upload }: typeof softwareUploads,
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
      const { session } = caller;
      if (session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!session.permissions.has(upload.access as Permission)) throw new Refused("access.noPermission");
      if (await web.mustAgree(session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const input = await checkedInput(upload, raw, languageOf(raw["language"], request.headers["accept-language"]));
      const named = checkSoftware(input);
      if (!named.ok) throw toRefused(named);
      const announced = Number(request.headers["content-length"] ?? 0);
      await inScope(database, session.scope, (tx) => mustHaveRoom(tx, session, announced));
      const stored = await receive(request.body as Readable | undefined, dataDir);
      try {
        const file = `${stored.sha256.toString("hex")}.bin`;
        const softId = await inScope(database, session.scope, async (tx) => {
          const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
          await mustHaveRoom(tx, session, stored.bytes);
          const known = await samePackage(tx, { ...owner, ...named.value });
          if (known !== undefined && known.file !== file)
            throw new Refused("software.versionTaken", { field: "softVersion" });
          if (known !== undefined) return known.softId;
          const { softType, machineType = null } = input;
          const made = await insertPackage(tx, {
            ...owner,
            ...named.value,
            softType,
            machineType,
            file,
            bytes: stored.bytes,
            sha256: stored.sha256,
            forceUpdate: input.forceUpdate === "true",
            uploadedBy: session.userId,
          });
          await recordAudit(
            { tx, session, address: request.ip, requestId: request.id },
            {
              action: "machines.software.upload",
              object: `${named.value.softName} ${named.value.softVersion}`,
              merchant: owner,
              after: { softType, machineType, bytes: stored.bytes, sha256: stored.sha256.toString("hex") },
            },
          );
          // A record without its file never commits.
          await rename(stored.path, join(folderOf(dataDir), file));
          return made;
        });
        return await reply.send(success({ softId }));
      } finally {
        await rm(stored.path, { force: true });
      }
    });
  });
}

async function mustHaveRoom(
  tx: Parameters<typeof reserveStorage>[0],
  { topMerchantId, merchantId, userId }: Session,
  bytes: number,
): Promise<void> {
  const room = await reserveStorage(tx, { topId: topMerchantId, merchantId, userId }, "files", bytes);
  if (!room.ok) throw toRefused({ ...room, field: "file" });
}

/** What came, beside the packages and under a name that no machine can guess until it is whole. */
async function receive(body: Readable | undefined, dataDir: string): Promise<Stored> {
  if (body === undefined) throw new Refused("software.fileEmpty", { field: "file" });
  await mkdir(join(dataDir, "files"), { recursive: true });
  await mkdir(folderOf(dataDir), { recursive: true });
  const path = join(dataDir, "files", `${randomUUID()}.part`);
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > softwareLimits.bytes)
            throw new Refused("software.fileTooLarge", {
              field: "file",
              values: { limit: `${softwareLimits.bytes / 1_048_576} MB` },
            });
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    if (bytes === 0) throw new Refused("software.fileEmpty", { field: "file" });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, sha256: hash.digest() };
}
