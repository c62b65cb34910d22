import type { StoredRow } from "@yunshou/contract";
import type { dataPackages } from "@yunshou/contract/machines/dataCards";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../places/places.queries.ts";

const order = {
  by: { packageName: "k.name", packagePriceFen: "k.price_fen" },
  unsorted: "k.id desc",
  tie: ["k.id desc"],
} as const satisfies Order<string>;

export const listPackages = (
  tx: Handle,
  scope: Scope,
  { packageName }: { readonly packageName?: string | undefined },
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof dataPackages.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`k.id as "packageId", k.name as "packageName", k.traffic_mb as "packageTraffic", k.price_fen as "packagePriceFen",
        k.months as "packagePeriod", k.enabled, s.merchant_no as "merchantNo", s.name as "merchantName",
        (select count(*)::int from data_card c where c.top_id = k.top_id and c.package_id = k.id and ${scoped(scope, "c")}) as "cardCount"`,
      from: "data_package k join merchant s on s.id = k.merchant_id",
      where: conditions(scoped(scope, "k", ofMerchants), contains("k.name", packageName)),
    },
    order,
    paging,
  );

export interface DataPackage extends Owner {
  readonly packageId: string;
  readonly name: string;
  readonly priceFen: string;
  readonly months: number;
  readonly enabled: boolean;
}

/** A package of the caller, held until the transaction ends. */
export async function packageOf(tx: Handle, scope: Scope, packageId: string): Promise<DataPackage | undefined> {
  const where = conditions(scoped(scope, "k", ofMerchants), sql`k.id = ${packageId}`);
  const [row] = await tx.query<DataPackage>(
    ...statement(sql`select k.id as "packageId", k.top_id as "topId", k.merchant_id as "merchantId", k.name, k.price_fen as "priceFen", k.months, k.enabled
      from data_package k where ${where} for update`),
  );
  return row;
}

export interface PackageColumns {
  readonly name: string;
  readonly trafficMb: number;
  readonly priceFen: string;
  readonly months: number;
  readonly enabled: boolean;
}

export async function insertPackage(tx: Handle, owner: Owner, given: PackageColumns): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into data_package (top_id, merchant_id, name, traffic_mb, price_fen, months, enabled) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    [owner.topId, owner.merchantId, given.name, given.trafficMb, given.priceFen, given.months, given.enabled],
  );
  return row!.id;
}

export async function savePackage(tx: Handle, { topId, packageId }: DataPackage, given: PackageColumns): Promise<void> {
  await tx.query(
    "update data_package set name = $3, traffic_mb = $4, price_fen = $5, months = $6, enabled = $7 where top_id = $1 and id = $2",
    [topId, packageId, given.name, given.trafficMb, given.priceFen, given.months, given.enabled],
  );
}

/** Cards that bear a package which is held, whoever they belong to. */
export async function cardsOfPackage(tx: Handle, packageId: string): Promise<number> {
  const [row] = await tx.query<{ uses: number }>("select place_uses('dataPackage', $1) as uses", [packageId]);
  return row?.uses ?? 0;
}

export async function deletePackage(tx: Handle, { topId, packageId }: DataPackage): Promise<void> {
  await tx.query("delete from data_package where top_id = $1 and id = $2", [topId, packageId]);
}
