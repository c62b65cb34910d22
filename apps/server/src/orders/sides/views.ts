import type { RefundMethod, RefundReason } from "@yunshou/domain";
import { viewOf } from "../list/orders.queries.ts";

/** Who paid, when a card did. */
export const cardView = viewOf<{ readonly cardNo: string | null }>(`o.card_no as "cardNo"`);

/** How many pieces came out. */
export const dispensedView = viewOf<{ readonly dispensed: number }>(`o.dispensed`);

/** What was sold, as the merchant numbers it. */
export const lineView = viewOf<{ readonly productCode: string | null }>(
  `p.code as "productCode"`,
  "left join product p on p.top_id = o.top_id and p.id = o.product_id",
);

/** Who holds the card that paid; opened for this list alone. */
export const purchaseView = viewOf<{
  readonly cardNo: string | null;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
}>(
  `o.card_no as "cardNo", b.id as "memberId", b.holder_sealed as "holderSealed"`,
  "left join card c on c.top_id = o.top_id and c.card_no = o.card_no left join member b on b.top_id = c.top_id and b.id = c.member_id",
);

/** Why it is a problem, and what its newest refund was. */
export const problemView = viewOf<{
  readonly exception: string | null;
  readonly refundReason: RefundReason | null;
  readonly refundMethod: RefundMethod | null;
}>(
  `o.exception, f.reason as "refundReason", f.method as "refundMethod"`,
  "left join lateral (select r.reason, r.method from refund r where r.top_id = o.top_id and r.order_id = o.id order by r.id desc limit 1) f on true",
);
