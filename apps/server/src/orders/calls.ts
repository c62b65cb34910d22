import { orders } from "@yunshou/contract/orders/orders";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { refunds } from "@yunshou/contract/orders/refunds";
import { lucky } from "@yunshou/contract/orders/lucky";
import { pickups } from "@yunshou/contract/orders/pickups";
import type { PaymentProvider } from "../payments/provider.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import { rawPost } from "../platform/rawPost.ts";
import { withheldSales } from "@yunshou/contract/orders/withheld";
import { orderHandlers } from "./list/orders.ts";
import { orderListHandlers } from "./sides/orderLists.ts";
import { refundHandlers } from "./refunds/refunds.ts";
import { luckyHandlers } from "./lucky/lucky.ts";
import { pickupHandlers } from "./pickups/pickups.ts";
import { withheldHandlers } from "./selling/withheld.ts";
import { noticePath, receiveNotice } from "./selling/notices.ts";

interface Parts extends ProcessContext {
  readonly notifier: Notifier;
  /** Undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
}

/** Orders, and the notices of the payment provider. */
export async function mountOrders(
  web: Web,
  { database, log, secrets, notifier: { notify }, provider }: Parts,
): Promise<void> {
  mount(web, orders, orderHandlers({ notify }), { keepPlans: true });
  mount(web, refunds, refundHandlers(), { keepPlans: true });
  mount(web, orderLists, orderListHandlers({ secrets }), { keepPlans: true });
  mount(web, withheldSales, withheldHandlers({ notify }));
  mount(web, lucky, luckyHandlers());
  mount(web, pickups, pickupHandlers({ secrets }));
  if (provider === undefined) return;
  await rawPost(web, noticePath, async (body, { headers }) => {
    const answer = await receiveNotice({ database, provider, notify, log }, body, headers, new Date());
    return answer === "accepted" ? null : answer;
  });
}
