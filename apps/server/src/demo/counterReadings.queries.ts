import type { Handle } from "@yunshou/database";

export interface WeeklySales {
  readonly machine: {
    readonly topId: string;
    readonly merchantId: string;
    readonly machineId: string;
    readonly machineNo: string;
    readonly adminId: string | null;
  };
  /** From the oldest week on; the first ends seven weeks ago. */
  readonly weeks: readonly { readonly pieces: number; readonly amountFen: number }[];
}

/** Twelve machines in service with what their orders tell of eight weeks, the first of which only begins the count. */
export function readMachines(tx: Handle, now: Date): Promise<WeeklySales[]> {
  return tx.query<WeeklySales>(
    `with chosen as (select m.*, (select min(u.id) from app_user u where u.merchant_id = m.top_id and u.level = '1') as admin
         from machine m where m.in_service order by m.id limit 12)
     select jsonb_build_object('topId', m.top_id::text, 'merchantId', m.merchant_id::text, 'machineId', m.id::text, 'machineNo', m.machine_no,
         'adminId', m.admin::text) as machine,
       (select jsonb_agg(jsonb_build_object('pieces', s.pieces, 'amountFen', s.amount) order by w desc) from generate_series(0, 7) w cross join lateral (
          select coalesce(sum(o.dispensed), 0) as pieces, coalesce(sum(o.paid_fen), 0) as amount from sales_order o
          where o.machine_id = m.id and o.ordered_at > $1::timestamptz - (w + 1) * interval '7 days' and o.ordered_at <= $1::timestamptz - w * interval '7 days') s) as weeks
     from chosen m order by m.id`,
    [now],
  );
}
