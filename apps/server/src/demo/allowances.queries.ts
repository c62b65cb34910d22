import type { Handle } from "@yunshou/database";
import type { MachineIdentity } from "../machines/effects/effect.ts";

/** Every merchant that issued cards, with its tree. */
export const issuers = (tx: Handle): Promise<{ readonly topId: string; readonly merchantId: string }[]> =>
  tx.query(`select distinct top_id as "topId", merchant_id as "merchantId" from card order by 1, 2`);

export interface AllowedSale extends MachineIdentity {
  readonly version: number;
  readonly cardId: string;
  readonly cardNo: string;
  readonly cabinet: "main" | "sub";
  readonly lane: number;
  readonly priceFen: string;
}

/** Machines that hold an allowance of a card which covers a piece they have, each with another card. */
export const allowedSales = (tx: Handle, limit: number): Promise<AllowedSale[]> =>
  tx.query<AllowedSale>(
    `select distinct on (s."cardId") s.* from (
       select distinct on (l.machine_id) k.top_id as "topId", k.merchant_id as "merchantId", k.id as "machineId", k.machine_no as "machineNo", l.version,
         e.key as "cardId", e.value ->> 'cardNo' as "cardNo", n.cabinet, n.lane_no as lane, n.price_fen as "priceFen"
       from card_allowance_list l join machine k on k.id = l.machine_id cross join lateral jsonb_each(l.cards) e
         join lane n on n.top_id = k.top_id and n.machine_id = k.id and n.stock > 2 and n.price_fen between 100 and (e.value ->> 'amountFen')::bigint
         join card c on c.top_id = k.top_id and c.id = e.key::bigint and c.balance_fen > 2000 and c.gift_fen = 0
       where l.replaced_at is null order by l.machine_id, md5(l.machine_id || e.key), n.lane_no) s
     order by s."cardId", s."machineNo" limit $1`,
    [limit],
  );
