import type { prescriptionUploadImages } from "@yunshou/contract/pharmacy/prescriptionUploads";
import { asSystem, type Database, type Handle, type Rollback, rollback } from "@yunshou/database";
import { prescriptionLimits, refuse, type Refusal } from "@yunshou/domain";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Pictures } from "../platform/images/pictures.ts";
import { success } from "../platform/messages.ts";
import type { Web } from "../platform/mount.ts";
import { isKept, isRefusal, toRefused } from "../platform/refused.ts";
import { reserveStorage } from "../platform/storage.queries.ts";
import { imagesOfPrescription } from "./prescriptionImages.queries.ts";
import { type PrescriptionStore, storePrescriptionImage } from "./prescriptionImages.ts";
import { linkOfCall, type PrescriptionLink } from "./prescriptionLink.ts";
import { lockUpload, uploadedState } from "./prescriptionUploads.queries.ts";

interface Parts {
  readonly database: Database;
  readonly store: PrescriptionStore;
  readonly pictures: Pictures;
}

/** Adds the route that takes a picture of a prescription; the token is proven before the first byte is read. */
export async function addPrescriptionUpload(
  web: Web,
  { upload }: typeof prescriptionUploadImages,
  { database, store, pictures }: Parts,
): Promise<void> {
  const transact = async <Done>(work: (tx: Handle) => Promise<Done | Refusal>): Promise<Done> => {
    const done = await asSystem(database, async (tx): Promise<Done | Refusal | Rollback<Refusal>> => {
      const answer = await work(tx);
      return isRefusal(answer) && !isKept(answer) ? rollback<Refusal>(answer) : answer;
    });
    if (isRefusal(done)) throw toRefused(done);
    return done as Done;
  };
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request: FastifyRequest, reply) => {
      const link = await transact(async (tx) => {
        const { headers, ip: address } = request;
        const found = await linkOfCall(store.secrets, { tx, headers, address, now: new Date() });
        return isRefusal(found) ? found : ((await checkRoom(tx, found)) ?? found);
      });
      const image = await pictures.receive(request.body as Readable | undefined, {
        kind: "document",
        queue: `prescription ${link.rxNo}`,
      });
      if ("ok" in image) throw toRefused(image);
      const imageId = await transact(async (tx) => {
        await lockUpload(tx, link);
        const refused = await checkRoom(tx, link);
        if (refused !== undefined) return refused;
        const room = await reserveStorage(tx, { ...link, userId: null }, "pictures", image.content.length);
        return room.ok ? storePrescriptionImage(tx, store, link, image) : { ...room, field: "image" };
      });
      return reply.send(success({ imageId }));
    });
  });
}

/** A prescription that was handed in takes no more pictures, and none takes more than a few. */
async function checkRoom(tx: Handle, link: PrescriptionLink): Promise<Refusal | undefined> {
  if ((await uploadedState(tx, link)) !== undefined) return refuse("pharmacy.prescriptionTaken");
  const limit = prescriptionLimits.pictures;
  return (await imagesOfPrescription(tx, link.topId, link.rxNo)).length < limit
    ? undefined
    : refuse("pharmacy.prescriptionPictures", { values: { limit } });
}
