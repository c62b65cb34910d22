import type { Endpoint } from "@yunshou/contract";
import { type Database, inScope } from "@yunshou/database";
import type { Pictures } from "../../platform/images/pictures.ts";
import { addImageUpload } from "../../platform/images/uploader.ts";
import { toRefused } from "../../platform/refused.ts";
import { reserveStorage } from "../../platform/storage.queries.ts";
import type { Web } from "../../platform/mount.ts";
import { type CertificateStore, storeCertificateImage } from "./certificateImages.ts";

/** Adds a route that takes the picture of a form. */
export async function addCertificateUpload(
  web: Web,
  endpoint: { readonly upload: Endpoint },
  {
    database,
    store,
    pictures,
  }: { readonly database: Database; readonly store: CertificateStore; readonly pictures: Pictures },
): Promise<void> {
  await addImageUpload(web, endpoint, { pictures, kind: "document" }, async (session, { mediaType, content }) => {
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const imageId = await inScope(database, session.scope, async (tx) => {
      const room = await reserveStorage(tx, { ...owner, userId: session.userId }, "pictures", content.length);
      if (!room.ok) throw toRefused({ ...room, field: "image" });
      return storeCertificateImage(tx, store, owner, { mediaType, content, uploadedBy: session.userId });
    });
    return { imageId };
  });
}
