import { type Endpoint, type Permission, sessionExpiredCode } from "@yunshou/contract";
import { type Database, inScope } from "@yunshou/database";
import { checkImage, imageLimitBytes, refuse } from "@yunshou/domain";
import type { FastifyRequest } from "fastify";
import { type Session, tokenFrom } from "../platform/call.ts";
import { success } from "../platform/messages.ts";
import type { Web } from "../platform/mount.ts";
import { Refused, toRefused } from "../platform/refused.ts";
import { type CertificateStore, storeCertificateImage } from "./certificateImages.ts";

/** Adds a route that takes the picture of a form; rights are checked before its first byte. */
export async function addCertificateUpload(web: Web, { upload }: { readonly upload: Endpoint }, { database, store }: { readonly database: Database; readonly store: CertificateStore }): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const session = await uploaderOf(web, upload.access as Permission, request);
      const content = await read(request.body as AsyncIterable<Buffer> | undefined);
      const type = checkImage(content);
      if (!type.ok) throw toRefused(type);
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const imageId = await inScope(database, session.scope, (tx) => storeCertificateImage(tx, store, owner, { mediaType: type.value, content, uploadedBy: session.userId }));
      return reply.send(success({ imageId }));
    });
  });
}

async function uploaderOf(web: Web, access: Permission, request: FastifyRequest): Promise<Session> {
  const token = tokenFrom(request.headers);
  const caller = token === undefined ? undefined : await web.authenticate(token);
  if (caller === undefined) throw new Refused(sessionExpiredCode);
  if (caller.mustChangePassword) throw new Refused("access.passwordMustChange");
  if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
  if (!caller.session.permissions.has(access)) throw new Refused("access.noPermission");
  if (await web.mustAgree(caller.session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
  return caller.session;
}

/** The body, never more than a byte above the limit of it. */
async function read(body: AsyncIterable<Buffer> | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > imageLimitBytes) throw toRefused(refuse("merchants.imageTooLarge", { field: "image" }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
