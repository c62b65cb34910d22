import type { Handle } from "@yunshou/database";
import type { SettlementState } from "@yunshou/domain";
import type { SettlementRecord } from "../finance/settlement/settlements.queries.ts";
import type { MerchantWithBoss } from "./finance.queries.ts";

/** The first administrator of the platform, who may not be there yet. */
export async function platformAdmin(tx: Handle): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>("select id from app_user where merchant_id = 1 order by id limit 1");
  return row?.id;
}

/** Merchants that have machines or an administrator, the highest first; where they have none of their own, that of their tree's top. */
export function sellingMerchants(tx: Handle): Promise<MerchantWithBoss[]> {
  return tx.query<MerchantWithBoss>(
    `select m.id as "merchantId", m.top_id as "topId", m.name as "merchantName", u.id as "bossId"
     from merchant m cross join lateral (
       select id from app_user where merchant_id in (m.id, m.top_id) and level = '1' and status = 'normal' order by merchant_id = m.id desc, id limit 1) u
     where m.status = 'normal' and m.id <> 1
       and (exists (select from machine where merchant_id = m.id) or exists (select from app_user where merchant_id = m.id and level = '1' and status = 'normal'))
     order by cardinality(m.path), m.merchant_no`,
  );
}

/** The first machines of a merchant. */
export async function machinesOf(tx: Handle, merchantId: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select id from machine where merchant_id = $1 order by machine_no limit $2",
    [merchantId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Statements of a merchant that wait to be confirmed, the oldest first. */
export const openSettlements = (tx: Handle, merchantId: string): Promise<SettlementRecord[]> =>
  tx.query<SettlementRecord>(
    `select s.id as "statementId", s.top_id as "topId", s.merchant_id as "merchantId", '' as "merchantName", s.settle_day::text as day,
       s.fee_fen as "feeFen", s.state, s.awaits_bill as "awaitsBill", s.version
     from settlement s where s.merchant_id = $1 and s.state = 'pending' order by s.settle_day`,
    [merchantId],
  );

/** Gives a statement its state as of the morning after its day. */
export async function decideDemoSettlement(
  tx: Handle,
  { topId, statementId }: SettlementRecord,
  decision: {
    readonly state: SettlementState;
    readonly reason: string;
    readonly decidedBy: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(
    `update settlement s set state = $3, reason = $4, decided_by = $5, version = version + 1,
       closed_at = (s.settle_day + 1 + time '00:10') at time zone m.time_zone,
       decided_at = least($6::timestamptz, (s.settle_day + 1 + time '09:30') at time zone m.time_zone)
     from merchant m where m.id = s.merchant_id and s.top_id = $1 and s.id = $2`,
    [topId, statementId, decision.state, decision.reason, decision.decidedBy, decision.now],
  );
}

/** The merchant whose sales others have a share of, with its administrator; undefined when nothing was shared. */
export async function merchantWithShares(tx: Handle): Promise<
  | {
      readonly topId: string;
      readonly merchantId: string;
      readonly merchantName: string;
      readonly madeBy: string;
      readonly receiverIds: readonly string[];
    }
  | undefined
> {
  const [row] = await tx.query<{
    topId: string;
    merchantId: string;
    merchantName: string;
    madeBy: string;
    receiverIds: string[];
  }>(
    `select m.top_id as "topId", m.id as "merchantId", m.name as "merchantName", (select min(u.id) from app_user u where u.merchant_id = m.id)::text as "madeBy",
       (select array_agg(distinct h.receiver_id::text) from settlement_share h where h.merchant_id = m.id) as "receiverIds"
     from merchant m where m.id = (select min(merchant_id) from settlement_share)`,
  );
  return row;
}

/**
 * Keeps the days of the demo company from being closed until its history is whole: what is recorded after the closing of
 * its day would all stand in the statement of the next one.
 *
 * @param reachDays how many days before today are to be closed then.
 */
export async function holdBooks(tx: Handle, now: Date, reachDays: number): Promise<void> {
  await tx.query(
    `insert into settlement_book (top_id, merchant_id, begin_day, closed_day)
     select m.top_id, m.id, d.today - $2::int, d.today - 1 from merchant m
       cross join lateral (select ($1::timestamptz at time zone m.time_zone)::date as today) d where m.id <> 1`,
    [now, reachDays],
  );
}

/** Opens what was held; a book that sealed a statement meanwhile stays as it is. */
export const releaseBooks = async (tx: Handle): Promise<void> =>
  void (await tx.query("delete from settlement_book where seal = ''"));
