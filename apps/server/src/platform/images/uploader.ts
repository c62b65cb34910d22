import { type Endpoint, type Permission, sessionExpiredCode } from "@yunshou/contract";
import { type Database, inScope } from "@yunshou/database";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { type Session, tokenFrom } from "../call.ts";
import { success } from "../messages.ts";
import type { Web } from "../mount.ts";
import { Refused, toRefused } from "../refused.ts";
import type { Picture, PictureOrder, Pictures } from "./pictures.ts";
import { storeImage } from "./store.ts";

interface UploadOrder extends Omit<PictureOrder, "queue"> {
  readonly pictures: Pictures;
}

/**
 * Adds a route that takes one picture as its body (application/octet-stream). Rights are checked before the first byte is read;
 * the picture is made anew before `store` sees it.
 */
export async function addImageUpload(
  web: Web,
  { upload }: { readonly upload: Endpoint },
  { pictures, ...order }: UploadOrder,
  store: (session: Session, image: Picture, request: FastifyRequest) => Promise<Record<string, unknown>>,
): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const session = await uploaderOf(web, upload.access as Permission, request);
      const image = await pictures.receive(request.body as Readable | undefined, {
        ...order,
        queue: session.merchantId,
      });
      if ("ok" in image) throw toRefused(image);
      return reply.send(success(await store(session, image, request)));
    });
  });
}

/** Adds a route that keeps a picture for everybody to see, in the name of the caller's merchant, until a record shows it. */
export function addPublicImageUpload(
  web: Web,
  endpoint: { readonly upload: Endpoint },
  order: UploadOrder,
  { database, dataDir }: { readonly database: Database; readonly dataDir: string },
): Promise<void> {
  return addImageUpload(web, endpoint, order, ({ scope, userId, topMerchantId, merchantId }, image) =>
    inScope(database, scope, async (tx) => {
      const stored = await storeImage(tx, dataDir, { topId: topMerchantId, merchantId }, userId, image);
      if ("ok" in stored) throw toRefused(stored);
      return { name: stored.name };
    }),
  );
}

/** The one who sends a file, or why he may not: what every writing call asks, for routes whose body is bytes. */
export async function uploaderOf(web: Web, access: Permission, request: FastifyRequest): Promise<Session> {
  const token = tokenFrom(request.headers);
  const caller = token === undefined ? undefined : await web.authenticate(token);
  if (caller === undefined) throw new Refused(sessionExpiredCode);
  if (caller.duty !== undefined) throw new Refused(caller.duty);
  if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
  if (!caller.session.permissions.has(access)) throw new Refused("access.noPermission");
  if (await web.mustAgree(caller.session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
  return caller.session;
}
