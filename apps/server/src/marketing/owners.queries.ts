import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";

/** Promotions are a matter of merchants, whatever machines the caller is narrowed to. */
export const ofMerchants = { machine: null } as const;

/** The merchant whose promotions they are. */
export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
  readonly timeZone: string;
}

/** A merchant of the scope that does business. */
export async function ownerOf(tx: Handle, scope: Scope, merchantId: string): Promise<Owner | undefined> {
  const [row] = await tx.query<Owner>(
    ...statement(sql`select m.id as "merchantId", m.top_id as "topId", m.time_zone as "timeZone" from merchant m
      where m.id = ${merchantId} and m.status = 'normal' and ${scoped(scope, "m", { merchant: "id", machine: null })}`),
  );
  return row;
}

/** Whose machines and products may be named, and those that are named already: one may have gone out of service or been deleted since. */
export interface NamingOwner extends Pick<Owner, "topId" | "merchantId"> {
  readonly machineIds?: readonly string[];
  readonly productIds?: readonly string[];
}

/** Whether the merchant sells every one of these products: its own ones and those of the merchants above it. */
export async function sellsProducts(
  tx: Handle,
  scope: Scope,
  { topId, merchantId, productIds: named = [] }: NamingOwner,
  productIds: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return true;
  const rows = await tx.query(
    ...statement(sql`select 1 from product p join merchant m on m.id = ${merchantId}
      where p.top_id = ${topId} and p.id = any(${wanted}::bigint[]) and (p.deleted_at is null or p.id = any(${named}::bigint[]))
        and p.merchant_id = any(m.path) and ${scoped(scope, "p", ofMerchants)}`),
  );
  return rows.length === wanted.length;
}

/** Whether every one of these machines is the merchant's own and the caller's to name. */
export async function hasMachines(
  tx: Handle,
  scope: Scope,
  { merchantId, machineIds: named = [] }: NamingOwner,
  machineIds: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(machineIds)];
  if (wanted.length === 0) return true;
  const rows = await tx.query(
    ...statement(sql`select 1 from machine m where m.id = any(${wanted}::bigint[]) and m.merchant_id = ${merchantId}
      and (m.decommissioned_at is null or m.id = any(${named}::bigint[])) and ${scoped(scope, "m", { machine: "id" })}`),
  );
  return rows.length === wanted.length;
}
