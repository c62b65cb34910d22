import type { Handle } from "@yunshou/database";

/** Machines that get a card, with the package of their top merchant's that it bears. */
export const machinesForCards = (
  tx: Handle,
): Promise<{ machineId: string; topId: string; merchantId: string; packageIds: string[] }[]> =>
  tx.query(
    `select m.id as "machineId", m.top_id as "topId", m.merchant_id as "merchantId",
       (select array_agg(k.id order by k.months) from data_package k where k.top_id = m.top_id and k.enabled) as "packageIds"
     from machine m where exists (select from data_package k where k.top_id = m.top_id) order by m.id`,
  );

/** The same packages for every top merchant that has machines. */
export async function insertPackages(
  tx: Handle,
  packages: readonly { name: string; trafficMb: number; priceFen: number; months: number; enabled: boolean }[],
): Promise<void> {
  await tx.query(
    `insert into data_package (top_id, merchant_id, name, traffic_mb, price_fen, months, enabled)
     select t.top_id, t.top_id, k.name, k."trafficMb", k."priceFen", k.months, k.enabled
     from (select distinct top_id from machine) t
     cross join jsonb_to_recordset($1::jsonb) as k(name text, "trafficMb" int, "priceFen" bigint, months int, enabled boolean)`,
    [JSON.stringify(packages)],
  );
}

export interface DemoCard {
  readonly machineId: string | null;
  readonly topId: string;
  readonly merchantId: string;
  readonly packageId: string;
  readonly iccid: string;
  readonly imsi: string;
  readonly imei: string;
  readonly phone: string;
  readonly carrier: string;
  readonly enabled: boolean;
  readonly expiresOn: string;
}

/** Inserts cards, and for every third one the renewal that its last day comes from. */
export async function insertDemoCards(tx: Handle, cards: readonly DemoCard[]): Promise<void> {
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g("machineId" bigint, "topId" bigint, "merchantId" bigint, "packageId" bigint, iccid text, imsi text,
         imei text, phone text, carrier text, enabled boolean, "expiresOn" date)),
     made as (
       insert into data_card (top_id, merchant_id, machine_id, package_id, iccid, imsi, imei, phone, carrier, enabled, expires_on)
       select "topId", "merchantId", "machineId", "packageId", iccid, imsi, imei, phone, carrier, enabled, "expiresOn" from given returning *)
     insert into data_renewal (top_id, merchant_id, card_id, iccid, package_name, price_fen, expires_before, expires_on, renewed_by, renewed_at)
     select made.top_id, made.merchant_id, made.id, made.iccid, k.name, k.price_fen, made.expires_on - (k.months || ' months')::interval,
       made.expires_on, null, made.expires_on - (k.months || ' months')::interval
     from made join data_package k on k.top_id = made.top_id and k.id = made.package_id where right(made.iccid, 1) in ('0', '3', '6')`,
    [JSON.stringify(cards)],
  );
}
