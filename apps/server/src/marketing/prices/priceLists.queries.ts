import type { Handle } from "@yunshou/database";
import type { AdDeliveryState, ListedLane, PriceOffer } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";
import type { PricedMachine } from "../desk.ts";

export interface ListedMachine extends PricedMachine {
  readonly topId: string;
  readonly lanes: readonly (Omit<ListedLane, "priceFen"> & { readonly priceFen: string })[];
  /** The list that it has or is being told; null before the first. */
  readonly offers: readonly PriceOffer[] | null;
  readonly listedFor: string | null;
}

/** Machines with the products and prices of their lanes and the list of this moment. */
export const listedMachines = (tx: Handle, machineIds: readonly string[]): Promise<ListedMachine[]> =>
  tx.query<ListedMachine>(
    `select k.top_id as "topId", k.id as "machineId", k.merchant_id as "merchantId", m.time_zone as "timeZone", l.offers, l.merchant_id as "listedFor",
       coalesce((select jsonb_agg(jsonb_build_object('cabinet', n.cabinet, 'lane', n.lane_no, 'productId', n.product_id::text, 'priceFen', n.price_fen::text)
         order by n.cabinet, n.lane_no) from lane n where n.top_id = k.top_id and n.machine_id = k.id and n.product_id is not null and n.price_fen > 0), '[]') as lanes
     from machine k join merchant m on m.id = k.merchant_id
       left join price_list l on l.machine_id = k.id and l.top_id = k.top_id and l.replaced_at is null
     where k.id = any($1::bigint[])`,
    [machineIds],
  );

export interface NewList {
  readonly machineId: string;
  readonly offers: readonly PriceOffer[];
  readonly renewDay: string;
}

/** Replaces the lists of machines; the version grows whatever merchant the machine was of before. */
export async function replaceLists(tx: Handle, lists: readonly NewList[], now: Date): Promise<void> {
  if (lists.length === 0) return;
  const json = JSON.stringify(lists);
  await tx.query(
    `update price_list l set replaced_at = $2 from jsonb_to_recordset($1::jsonb) as r("machineId" bigint)
     where l.machine_id = r."machineId" and l.replaced_at is null`,
    [json, now],
  );
  await tx.query(
    `insert into price_list (top_id, machine_id, version, merchant_id, offers, renew_day)
     select k.top_id, k.id, coalesce((select max(l.version) from price_list l where l.machine_id = k.id), 0) + 1, k.merchant_id, r.offers, r."renewDay"
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, offers jsonb, "renewDay" date) join machine k on k.id = r."machineId" order by k.id`,
    [json],
  );
}

/** Lists that say what they shall say are looked at again later. */
export async function keepLists(tx: Handle, machineIds: readonly string[], renewDay: string): Promise<void> {
  await tx.query("update price_list set renew_day = $2 where machine_id = any($1::bigint[]) and replaced_at is null", [
    machineIds,
    renewDay,
  ]);
}

export interface DueList {
  readonly machineId: string;
  readonly version: number;
  readonly offers: readonly PriceOffer[];
}

/** Lists that wait for connected machines, marked as told; at most `limit`. For the rights of the system. */
export async function takeDueLists(tx: Handle, limit: number, now: Date, deadlineMs: number): Promise<DueList[]> {
  const waiting = `p.replaced_at is null and p.state = 'pending' and exists (
    select from machine_state t where t.top_id = p.top_id and t.machine_id = p.machine_id and t.connection = 'online')`;
  const trees = await tx.query<{ topId: string }>(
    `select distinct p.top_id as "topId" from price_list p where ${waiting}`,
  );
  return takeByTree(trees, limit, (topId, left) =>
    tx.query<DueList>(
      `update price_list set state = 'sent', sent_at = $3, not_after = $3::timestamptz + make_interval(secs => $4::double precision / 1000)
       where top_id = $1 and replaced_at is null and machine_id in (select p.machine_id from price_list p where p.top_id = $1 and ${waiting}
         order by p.machine_id limit $2 for update skip locked) returning machine_id as "machineId", version, offers`,
      [topId, left, now, deadlineMs],
    ),
  );
}

/** Ends what no machine answered in time. */
export async function expireLists(tx: Handle, now: Date): Promise<void> {
  await tx.query(
    "update price_list set state = 'expired', ended_at = $1 where replaced_at is null and state = 'sent' and not_after <= $1",
    [now],
  );
}

/** Removes lists that no sale names any more. */
export async function forgetLists(tx: Handle, before: Date): Promise<void> {
  await tx.query("delete from price_list where replaced_at < $1", [before]);
}

export interface ListAnswer {
  readonly machineId: string;
  readonly version: number;
  readonly state: Extract<AdDeliveryState, "confirmed" | "refused">;
  readonly reason: string;
}

/** Writes what machines said of the list that they were told last. Answers the machines that have answered it. */
export async function saveListAnswers(tx: Handle, answers: readonly ListAnswer[], now: Date): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `update price_list p set state = r.state, reason = r.reason, ended_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, version int, state text, reason text)
     where p.machine_id = r."machineId" and p.version = r.version and p.replaced_at is null and p.state = 'sent' returning p.machine_id as "machineId"`,
    [JSON.stringify(answers), now],
  );
  return rows.map(({ machineId }) => machineId);
}

/** The offers that sales name, by machine, version and place; those of another merchant are not answered. */
export async function offersNamed(
  tx: Handle,
  named: readonly {
    readonly topId: string;
    readonly merchantId: string;
    readonly machineId: string;
    readonly version: number;
    readonly offer: number;
  }[],
): Promise<Map<string, PriceOffer>> {
  if (named.length === 0) return new Map();
  const rows = await tx.query<{ machineId: string; version: number; offer: number; said: PriceOffer | null }>(
    `select l.machine_id as "machineId", l.version, r.offer, l.offers -> r.offer as said
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "machineId" bigint, version int, offer int)
       join price_list l on l.top_id = r."topId" and l.machine_id = r."machineId" and l.version = r.version and l.merchant_id = r."merchantId"`,
    [JSON.stringify(named)],
  );
  return new Map(
    rows.flatMap(({ machineId, version, offer, said }) =>
      said === null ? [] : [[`${machineId}|${version}|${offer}`, said] as const],
    ),
  );
}
