import { createHash, timingSafeEqual } from "node:crypto";
import { isId, type Permission, sessionExpiredCode } from "@yunshou/contract";
import { agreementLimitBytes, type agreementUploads } from "@yunshou/contract/system/agreements";
import { asSystem, type Database, inScope } from "@yunshou/database";
import { isPdf } from "@yunshou/domain";
import { writeAudit } from "../../platform/audit.queries.ts";
import type { FastifyRequest } from "fastify";
import { type Session, tokenFrom } from "../../platform/call.ts";
import { checkedInput, mergedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { Refused, toRefused } from "../../platform/refused.ts";
import { reserveStorage } from "../../platform/storage.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { sourcesOf } from "./agreements.ts";
import { contentOf, insertAgreement } from "./agreements.queries.ts";

interface FileParts {
  readonly database: Database;
  readonly secrets: Secrets;
}

/** Adds the routes that carry PDFs: the upload, whose body is the file, and the address that a frame shows. */
export async function addAgreementFiles(
  web: Web,
  { upload }: typeof agreementUploads,
  { database, secrets }: FileParts,
): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: agreementLimitBytes + 1 },
      (_request, body, done) => done(null, body),
    );
    const senders = new WeakMap<FastifyRequest, Session>();
    const admit = async (request: FastifyRequest) => {
      const token = tokenFrom(request.headers);
      const caller = token === undefined ? undefined : await web.authenticate(token);
      if (caller === undefined) throw new Refused(sessionExpiredCode);
      if (caller.duty !== undefined) throw new Refused(caller.duty);
      if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!caller.session.permissions.has(upload.access as Permission) || caller.session.scope.merchants !== "all")
        throw new Refused("access.noPermission");
      senders.set(request, caller.session);
    };
    scope.post(upload.path, { bodyLimit: agreementLimitBytes + 1, onRequest: admit }, async (request, reply) => {
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const { agreementName } = await checkedInput(
        upload,
        raw,
        languageOf(raw["language"], request.headers["accept-language"]),
      );
      const content = request.body;
      if (!Buffer.isBuffer(content) || !isPdf(content)) throw new Refused("system.fileKind", { field: "file" });
      if (content.length > agreementLimitBytes)
        throw new Refused("system.fileTooLarge", {
          field: "file",
          values: { limit: `${agreementLimitBytes / 1_048_576} MB` },
        });
      const hashes = {
        md5: createHash("md5").update(content).digest("hex"),
        sha256: createHash("sha256").update(content).digest("hex"),
      };
      const session = senders.get(request);
      if (session === undefined) throw new Refused(sessionExpiredCode);
      const agreementId = await inScope(database, session.scope, async (tx) => {
        const merchant = { topId: session.topMerchantId, merchantId: session.merchantId };
        const storer = { ...merchant, userId: session.userId };
        const room = await reserveStorage(tx, storer, "agreements", content.length);
        if (!room.ok) throw toRefused({ ...room, field: "file" });
        await writeAudit(tx, {
          action: "system.agreement.upload",
          object: agreementName,
          merchant,
          after: hashes,
          actorId: session.userId,
          address: request.ip,
          requestId: request.id,
        });
        return insertAgreement(tx, { name: agreementName, ...hashes, content });
      });
      return reply.send(success({ agreementId, agreementMd5: hashes.md5, agreementSha256: hashes.sha256 }));
    });
  });

  web.app.get<{ Params: { id: string }; Querystring: { key?: string } }>(
    "/api/v1/system/agreement-files/:id",
    async (request, reply) => {
      const { id } = request.params;
      const wanted = isId(id) ? sourcesOf(secrets, id).map((source) => Buffer.from(source)) : [];
      const given = Buffer.from(`/api/v1/system/agreement-files/${id}?key=${String(request.query.key)}`);
      const content = wanted.some((one) => given.length === one.length && timingSafeEqual(given, one))
        ? await asSystem(database, (tx) => contentOf(tx, id), { readOnly: true })
        : undefined;
      if (content === undefined) throw new Refused("record.unknown");
      reply
        .header("x-content-type-options", "nosniff")
        .header("cache-control", "private, no-store")
        .header("content-disposition", "inline")
        .type("application/pdf");
      return reply.send(content);
    },
  );
}
