import { refuse, type Refusal } from "@yunshou/domain";
import type { Permission } from "@yunshou/contract";
import type { Call } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import type { ProductColumns } from "./productBook.queries.ts";

type Pictures = Pick<ProductColumns, "image" | "details">;

/**
 * A product of `owner` shows other pictures from now on. What is new was uploaded by the caller's merchant for nothing
 * else; what is no longer shown is removed.
 */
export async function changePictures(
  call: Pick<Call<unknown, Permission>, "tx" | "session" | "afterCommit">,
  dataDir: string,
  owner: { readonly topId: string; readonly merchantId: string },
  before: Pictures,
  after: Pictures,
): Promise<Refusal | undefined> {
  const { topMerchantId, merchantId } = call.session;
  const uploadedFor = { topId: topMerchantId, merchantId };
  const shown = ({ image, details }: Pictures) => [...(image === null ? [] : [image]), ...details];
  const [old, next] = [shown(before), shown(after)];
  if (new Set(next).size < next.length) return refuse("goods.pictureUnknown", { field: "detailPictures" });
  for (const name of next.filter((one) => !old.includes(one))) {
    const field = name === after.image ? "thumbnail" : "detailPictures";
    const refused = await replaceImage(call, dataDir, owner, null, name, field, uploadedFor);
    if (refused !== undefined) return refuse("goods.pictureUnknown", { field });
  }
  for (const name of old.filter((one) => !next.includes(one))) {
    await replaceImage(call, dataDir, owner, name, null, "thumbnail");
  }
  return undefined;
}
