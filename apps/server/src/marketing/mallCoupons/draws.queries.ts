import type { StoredRow } from "@yunshou/contract";
import type { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type CodeBatch, ofMerchants } from "../codes/batches.queries.ts";
import { ownCards } from "../codes/codes.queries.ts";

type Drawn = Pick<CodeBatch, "topId" | "merchantId" | "batchId">;

/** How many draws each of these coupons had; the last number says it. */
export async function drawTotals(tx: Handle, scope: Scope, batchIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ batchId: string; total: number }>(
    ...statement(sql`select w.batch_id as "batchId", max(w.draw_no) as total from coupon_draw w
      where w.batch_id = any(${batchIds}::bigint[]) and ${scoped(scope, "w", ofMerchants)} group by w.batch_id`),
  );
  return new Map(rows.map(({ batchId, total }) => [batchId, total]));
}

/** The draw that a key names already; undefined before its first time. */
export async function drawOfKey(tx: Handle, { topId, batchId }: Drawn, drawKey: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "select id from coupon_draw where top_id = $1 and batch_id = $2 and draw_key = $3",
    [topId, batchId, drawKey],
  );
  return row?.id;
}

export interface NewDraw {
  readonly drawKey: string;
  readonly winRate: number;
  readonly drawnNumber: number;
  readonly codeId: string | null;
  readonly cardId: string | null;
  readonly operatorId: string | null;
  /** The buyer of the mall who drew by himself. */
  readonly buyerId?: string | undefined;
  readonly at: Date;
}

/** Writes a draw of a locked coupon under the next number; answers its id. */
export async function insertDraw(tx: Handle, { topId, merchantId, batchId }: Drawn, draw: NewDraw): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into coupon_draw (top_id, merchant_id, batch_id, draw_no, draw_key, win_rate, drawn_number, code_id, card_id, operator_id, drawn_at, buyer_id)
     select $1, $2, $3, 1 + coalesce(max(d.draw_no), 0), $4, $5, $6, $7, $8, $9, $10, $11 from coupon_draw d where d.top_id = $1 and d.batch_id = $3
     returning id`,
    [
      topId,
      merchantId,
      batchId,
      draw.drawKey,
      draw.winRate,
      draw.drawnNumber,
      draw.codeId,
      draw.cardId,
      draw.operatorId,
      draw.at,
      draw.buyerId ?? null,
    ],
  );
  return row!.id;
}

/** A draw as it is read; code and holder are opened when it is presented. */
export interface DrawRecord extends Omit<
  StoredRow<typeof drawCoupons.draws>,
  "winRate" | "isWon" | "couponCode" | "holder"
> {
  readonly winRate: number;
  readonly codeId: string | null;
  readonly codeSealed: Buffer | null;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
}

const drawRows = (scope: Scope) => ({
  columns: sql`w.id as "drawId", w.draw_no as "drawNo", w.win_rate as "winRate", w.drawn_number as "drawnNumber", c.id as "codeId", c.code_sealed as "codeSealed",
    e.id as "memberId", e.holder_sealed as "holderSealed", d.card_no as "cardNo", p.name as "operatorName", w.drawn_at as "drawTime"`,
  from: sql`coupon_draw w join discount_batch b on b.top_id = w.top_id and b.id = w.batch_id and b.deleted_at is null`,
  shown: sql`left join discount_code c on c.top_id = w.top_id and c.id = w.code_id and ${scoped(scope, "c", ofMerchants)}
    left join card d on d.top_id = w.top_id and d.id = w.card_id and ${ownCards(scope)}
    left join member e on e.top_id = d.top_id and e.id = d.member_id and ${scoped(scope, "e", ofMerchants)}
    left join app_user p on p.id = w.operator_id`,
});

/** One draw of the scope. */
export async function drawRecord(tx: Handle, scope: Scope, drawId: string): Promise<DrawRecord> {
  const { columns, from, shown } = drawRows(scope);
  const [row] = await tx.query<DrawRecord>(
    ...statement(
      sql`select ${columns} from ${from} ${shown} where w.id = ${drawId} and ${scoped(scope, "w", ofMerchants)}`,
    ),
  );
  return row!;
}

const order = {
  by: { drawNo: "w.draw_no" },
  unsorted: "drawNo",
  tie: ["w.id desc"],
} as const satisfies Order<string>;

export const listDraws = (
  tx: Handle,
  scope: Scope,
  batchId: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<DrawRecord>> => {
  const list: List = {
    ...drawRows(scope),
    where: conditions(scoped(scope, "w", ofMerchants), sql`w.batch_id = ${batchId}`),
  };
  return pageOf(tx, list, order, paging);
};
