import type { Endpoint, Permission } from "@yunshou/contract";
import type { applicationImages } from "@yunshou/contract/merchants/onboarding/applications";
import type { invitedImages } from "@yunshou/contract/merchants/onboarding/invited";
import { asSystem, type Database, type Handle, inScope, type Rollback, rollback } from "@yunshou/database";
import { checkEditable, type ImageKind, refuse, type Refusal } from "@yunshou/domain";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { writeAudit } from "../../platform/audit.queries.ts";
import type { Pictures } from "../../platform/images/pictures.ts";
import { uploaderOf } from "../../platform/images/uploader.ts";
import { checkedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { isKept, toRefused } from "../../platform/refused.ts";
import { reserveStorage } from "../../platform/storage.queries.ts";
import { type ApplicationRecord, applicationOf } from "./applications.queries.ts";
import { type ImageStore, removeImage, storeImage } from "./images.ts";
import { applicationOfCall, countUpload } from "./invited.ts";

interface Parts {
  readonly database: Database;
  readonly store: ImageStore;
  readonly pictures: Pictures;
}

/** A refusal, or the id of the picture that was replaced, if there was one. */
type Done = Refusal | string | undefined;

/** Whoever sends a picture: proven before its first byte is read. */
interface Sender {
  readonly actorId: string | null;
  /** Whose pictures wait for each other: those of a merchant, or of one application that a link opens. */
  readonly queue: string;
  /** Runs in the rights of the sender. */
  readonly transact: (work: (tx: Handle) => Promise<Done>) => Promise<Done>;
  readonly application: (tx: Handle) => Promise<ApplicationRecord | Refusal>;
}

/** Adds the routes that take pictures: one for sessions, one for holders of a link. */
export async function addApplicationImages(
  web: Web,
  endpoints: { readonly own: typeof applicationImages; readonly invited: typeof invitedImages },
  parts: Parts,
): Promise<void> {
  await addImageRoute(web, endpoints.own.upload, parts, (request, input) =>
    senderOfSession(web, parts.database, endpoints.own.upload.access, request, input["applicationId"] as string),
  );
  await addImageRoute(web, endpoints.invited.upload, parts, (request) => senderOfLink(parts.database, request));
}

async function senderOfSession(
  web: Web,
  database: Database,
  access: Permission,
  request: FastifyRequest,
  applicationId: string,
): Promise<Sender> {
  const session = await uploaderOf(web, access, request);
  return {
    actorId: session.userId,
    queue: session.merchantId,
    transact: (work) => inScope(database, session.scope, async (tx) => keptOrRolledBack(await work(tx))),
    application: async (tx) =>
      (await applicationOf(tx, session.scope, applicationId, { lock: true })) ??
      refuse("merchants.applicationUnknown", { field: "applicationId" }),
  };
}

async function senderOfLink(database: Database, request: FastifyRequest): Promise<Sender> {
  const transact: Sender["transact"] = (work) => asSystem(database, async (tx) => keptOrRolledBack(await work(tx)));
  const application = (tx: Handle) => applicationOfCall({ tx, headers: request.headers, address: request.ip });
  let queue = "";
  const refused = await transact(async (tx) => {
    const found = await application(tx);
    if ("ok" in found) return found;
    queue = `application ${found.applicationId}`;
    return countUpload(tx, found);
  });
  if (typeof refused === "object") throw toRefused(refused);
  return { actorId: null, queue, transact, application };
}

/** What a refusal wrote stays only when it says so, as everywhere. */
function keptOrRolledBack(answer: Done): Done | Rollback<Done> {
  return typeof answer === "object" && !isKept(answer) ? rollback<Done>(answer) : answer;
}

async function addImageRoute(
  web: Web,
  endpoint: Endpoint,
  { store, pictures }: Parts,
  prove: (request: FastifyRequest, input: Record<string, unknown>) => Promise<Sender>,
): Promise<void> {
  web.mounted.push(endpoint);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(endpoint.path, async (request, reply) => {
      const raw = request.params as Record<string, unknown>;
      const sender = await prove(request, raw);
      const input = (await checkedInput(endpoint, raw, languageOf(undefined, request.headers["accept-language"]))) as {
        readonly kind: ImageKind;
      };
      const image = await pictures.receive(request.body as Readable | undefined, {
        kind: "document",
        queue: sender.queue,
      });
      if ("ok" in image) throw toRefused(image);
      const { content, mediaType } = image;
      const done = await sender.transact(async (tx) => {
        const application = await sender.application(tx);
        if ("ok" in application) return application;
        const editable = checkEditable(application.applyStatus, application.sentBack);
        if (!editable.ok) return editable;
        const storer = { ...application, userId: application.createdBy };
        const room = await reserveStorage(tx, storer, "pictures", content.length);
        if (!room.ok) return { ...room, field: "image" };
        const replacedId = await storeImage(tx, store, application, { kind: input.kind, mediaType, content });
        await writeAudit(tx, {
          action: "merchants.application.upload",
          object: application.applyNo,
          merchant: application,
          after: { kind: input.kind, bytes: content.length },
          actorId: sender.actorId,
          address: request.ip,
          requestId: request.id,
        });
        return replacedId;
      });
      if (typeof done === "object") throw toRefused(done);
      if (done !== undefined) await removeImage(store, done);
      return reply.send(success({}));
    });
  });
}
