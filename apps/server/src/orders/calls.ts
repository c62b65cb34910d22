import { orders } from "@yunshou/contract/orders/orders";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { refunds } from "@yunshou/contract/orders/refunds";
import { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import { lucky } from "@yunshou/contract/orders/lucky";
import { offlinePickupPictures, offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { pickups } from "@yunshou/contract/orders/pickups";
import type { PaymentProviders } from "../payments/providers.ts";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import { rawPost } from "../platform/rawPost.ts";
import { withheldSales } from "@yunshou/contract/orders/withheld";
import { orderHandlers } from "./list/orders.ts";
import { orderListHandlers } from "./sides/orderLists.ts";
import { refundBatchHandlers } from "./refunds/refundBatches.ts";
import { refundHandlers } from "./refunds/refunds.ts";
import { luckyPlanHandlers } from "./lucky/luckyPlans.ts";
import { luckyHandlers } from "./lucky/lucky.ts";
import { offlinePickupHandlers } from "./offlinePickups/offlinePickups.ts";
import { pickupHandlers } from "./pickups/pickups.ts";
import { withheldHandlers } from "./selling/withheld.ts";
import { receiveNotice } from "./selling/notices.ts";
import { noticePath } from "../payments/storedProviders.ts";

interface Parts extends ProcessContext {
  readonly notifier: Notifier;
  readonly providers: PaymentProviders;
}

/** Orders, and the notices of the payment provider. */
export async function mountOrders(
  web: Web,
  { config: { dataDir }, database, log, secrets, pictures, notifier: { notify }, providers }: Parts,
): Promise<void> {
  mount(web, orders, orderHandlers({ notify }), { keepPlans: true });
  mount(web, refunds, refundHandlers(), { keepPlans: true });
  mount(web, refundBatches, refundBatchHandlers());
  mount(web, orderLists, orderListHandlers({ secrets }), { keepPlans: true });
  mount(web, withheldSales, withheldHandlers({ notify }));
  mount(web, lucky, luckyHandlers());
  mount(web, luckyPlans, luckyPlanHandlers());
  mount(web, offlinePickups, offlinePickupHandlers({ secrets, database, dataDir }));
  await addPublicImageUpload(web, offlinePickupPictures, { pictures, kind: "proof" }, { database, dataDir });
  mount(web, pickups, pickupHandlers({ secrets }));
  await rawPost(web, `${noticePath}/:service`, async (body, { headers, params }) => {
    const provider = providers.named((params as { readonly service: string }).service);
    if (provider === undefined) return { code: "payments.noticeForged" };
    const answer = await receiveNotice({ database, providers, notify, log }, provider, body, headers, new Date());
    return answer === "accepted" ? { text: provider.noticeAnswer } : { code: answer };
  });
}
