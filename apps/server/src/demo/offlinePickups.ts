import type { Handle } from "@yunshou/database";
import { type OfflineReviewState } from "@yunshou/domain";
import { openBook, writeBook } from "../orders/book/book.ts";
import { lockOrders, nextId } from "../orders/book/order.queries.ts";
import { sealOfflinePhone } from "../orders/offlinePickups/offlinePhone.ts";
import { receiveOffline } from "../orders/offlinePickups/offlinePickups.ts";
import { insertOffline, saveReview } from "../orders/offlinePickups/offlinePickups.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import type { Secrets } from "../platform/secrets.ts";
import { groupPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { moveApplication, stuckPrizes } from "./offlinePickups.queries.ts";

interface Story {
  readonly applicant: string;
  readonly phone: string;
  readonly state: OfflineReviewState;
  readonly note: string;
  readonly remark: string;
}

/** The newest last; as many as there are prizes that did not come out. */
const stories: readonly Story[] = [
  { applicant: "周倩", phone: "13800138021", state: "approved", note: "屏幕显示中奖，货道卡住", remark: "门店已补发" },
  { applicant: "黄志远", phone: "13800138022", state: "notApproved", note: "没有拿到奖品", remark: "照片与订单不符" },
  { applicant: "郑雨晴", phone: "13800138023", state: "ignored", note: "重复申请", remark: "" },
  { applicant: "何俊杰", phone: "13800138024", state: "pending", note: "奖品掉到一半没有出来", remark: "" },
  { applicant: "谢文博", phone: "13800138025", state: "pending", note: "机器提示出货失败", remark: "" },
];

/** Prizes that machines kept, with what customers asked for, in every state (ORDER-08). */
export async function seedOfflinePickups(
  tx: Handle,
  secrets: Secrets,
  pictures: Pictures,
  dataDir: string,
  now: Date,
): Promise<void> {
  const { userId } = await ownerOfNumber(tx, "0001");
  const orders = await stuckPrizes(tx, stories.length);
  for (const [place, { topId, merchantId, machineId, orderId, orderedAt }] of orders.entries()) {
    const { applicant, phone, state, note, remark } = stories[place]!;
    const owner = { topId, merchantId };
    const image = await pictures.draw(groupPicture([90, 100, 120], place), { kind: "groupCode", queue: "0001" });
    if ("ok" in image) throw new Error(`The picture of ${applicant} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, owner, userId, image);
    if ("ok" in stored) throw new Error(`The picture of ${applicant} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "pictures");
    const offlinePickupId = await nextId(tx);
    const phoneSealed = sealOfflinePhone(secrets, offlinePickupId, phone);
    const facts = { ...owner, machineId, orderId, applicant, phoneSealed, pictures: [stored.name], note };
    await insertOffline(tx, { ...facts, offlinePickupId, appliedBy: userId });
    await moveApplication(tx, topId, offlinePickupId, new Date(orderedAt.getTime() + 20 * 60_000));
    if (state === "pending") continue;
    if (state === "approved") {
      const order = (await lockOrders(tx, [{ topId, orderId }])).get(orderId)!;
      const book = openBook(now);
      receiveOffline(book, order, userId, remark);
      await writeBook(tx, book);
    }
    await saveReview(tx, { topId, offlinePickupId }, { state, reviewerId: userId, remark, now });
  }
}
