import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { AdDeliveryState, OfflineSetting } from "@yunshou/domain";
import { inAreas } from "../areas/areaScope.queries.ts";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** What a merchant has set; undefined before it ever did. */
export async function settingOf(tx: Handle, { topId, merchantId }: Owner): Promise<OfflineSetting | undefined> {
  const [row] = await tx.query<{ limitFen: string; hours: number }>(
    `select limit_fen as "limitFen", hours from card_offline_setting where top_id = $1 and merchant_id = $2`,
    [topId, merchantId],
  );
  return row === undefined ? undefined : { limitFen: BigInt(row.limitFen), hours: row.hours };
}

export async function saveSetting(
  tx: Handle,
  { topId, merchantId }: Owner,
  { limitFen, hours }: OfflineSetting,
  updatedBy: string | null,
): Promise<void> {
  await tx.query(
    `insert into card_offline_setting (top_id, merchant_id, limit_fen, hours, updated_by) values ($1, $2, $3, $4, $5)
     on conflict (merchant_id, top_id) do update set limit_fen = excluded.limit_fen, hours = excluded.hours, updated_by = excluded.updated_by, updated_at = now()`,
    [topId, merchantId, String(limitFen), hours, updatedBy],
  );
}

export async function cardIsSeen(tx: Handle, scope: Scope, cardId: string): Promise<boolean> {
  const own = conditions(scoped(scope, "c", { machine: null }), inAreas(scope, "c"));
  return (await tx.query(...statement(sql`select 1 from card c where c.id = ${cardId} and ${own}`))).length > 0;
}

interface AllowingMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly amountFen: string;
  readonly usedFen: string;
  readonly untilTime: Date;
  readonly deliveryState: AdDeliveryState;
}

interface LastUse {
  readonly orderNo: string;
  readonly machineNo: string;
  readonly amountFen: string;
  readonly arrearsFen: string;
  readonly soldTime: Date;
}

const shown = 100;

/** Machines that hold an allowance of the card which is not over, as far as the caller sees them. */
export const machinesAllowing = (tx: Handle, scope: Scope, cardId: string, now: Date) =>
  tx.query<AllowingMachine>(
    ...statement(sql`select k.id as "machineId", k.machine_no as "machineNo", k.name as "machineName", a.fen as "amountFen", a.until as "untilTime", l.state as "deliveryState",
      (select coalesce(sum(u.amount_fen), 0) from card_allowance_use u where u.top_id = l.top_id and u.machine_id = l.machine_id and u.version = l.version and u.card_id = ${cardId}) as "usedFen"
    from card_allowance_list l join machine k on k.id = l.machine_id
      cross join lateral (select (l.cards -> ${cardId}::text ->> 'amountFen')::bigint as fen, to_timestamp((l.cards -> ${cardId}::text ->> 'until')::double precision / 1000) as until) a
    where l.replaced_at is null and l.cards ? ${cardId}::text and a.until > ${now} and ${scoped(scope, "l")}
    order by k.machine_no limit ${shown}`),
  );

/** The last sales to the card for which the cloud answers, as far as the caller sees their machines. */
export const lastUses = (tx: Handle, scope: Scope, cardId: string) =>
  tx.query<LastUse>(
    ...statement(sql`select u.order_id as "orderNo", k.machine_no as "machineNo", u.amount_fen as "amountFen", u.arrears_fen as "arrearsFen", u.used_at as "soldTime"
    from card_allowance_use u join machine k on k.id = u.machine_id where u.card_id = ${cardId} and ${scoped(scope, "u")} order by u.order_id desc limit ${shown}`),
  );
