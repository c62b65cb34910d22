import type { Handle } from "@yunshou/database";

export interface DemoOrder {
  readonly orderId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly topId: string;
}

export interface DemoPerson {
  readonly userId: string;
  readonly merchantId: string;
  readonly topId: string;
}

/** Somebody of the company, with the merchant that he works for. */
export async function personNamed(tx: Handle, account: string): Promise<DemoPerson> {
  const [row] = await tx.query<DemoPerson>(
    `select u.id as "userId", m.id as "merchantId", m.top_id as "topId"
     from app_user u join merchant m on m.id = u.merchant_id where u.account = $1`,
    [account],
  );
  if (row === undefined) throw new Error(`The demo account ${account} is missing.`);
  return row;
}

/** The newest sales of the tree of a merchant that were made before a moment. */
export const ordersOfTree = (tx: Handle, topId: string, before: Date, limit: number): Promise<DemoOrder[]> =>
  tx.query<DemoOrder>(
    `select id as "orderId", machine_id as "machineId", merchant_id as "merchantId", top_id as "topId" from sales_order
     where top_id = $1 and machine_id is not null and ordered_at < $2 and ordered_at > $2 - interval '3 days'
     order by ordered_at desc limit $3`,
    [topId, before, limit],
  );

/** A number of the time at which a ticket was made, by which lists are ordered. */
export async function ticketNoAt(tx: Handle, at: Date): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "select id_at($1::timestamptz) | (nextval('id_sequence') & 4194303) as id",
    [at],
  );
  return row!.id;
}

/** Sets the moments at which a ticket and its entries, in their order, were written. */
export async function datePast(tx: Handle, topId: string, ticketNo: string, moments: readonly Date[]): Promise<void> {
  await tx.query("update ticket set created_at = $3 where top_id = $1 and id = $2", [topId, ticketNo, moments[0]]);
  await tx.query(
    `update ticket_entry e set created_at = d.at from (
       select id, row_number() over (order by id) as place from ticket_entry where top_id = $1 and ticket_id = $2) n
     join unnest($3::timestamptz[]) with ordinality as d(at, place) on d.place = n.place
     where e.top_id = $1 and e.ticket_id = $2 and e.id = n.id`,
    [topId, ticketNo, moments],
  );
}
