import { conditions, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";

/** A place is about merchants, whatever machines the caller is narrowed to. */
export const ofMerchants = { machine: null } as const;

export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** A point, a route or a zone as it is held for a change. */
export interface HeldPlace extends Owner {
  readonly id: string;
  readonly name: string;
}

type PlaceTable = "point" | "route" | "zone";

/** Places of the caller, held until the transaction ends: nothing new can refer to them meanwhile. */
export function holdPlaces(tx: Handle, scope: Scope, table: PlaceTable, ids: readonly string[]): Promise<HeldPlace[]> {
  const where = conditions(scoped(scope, "e", ofMerchants), sql`e.id = any(${ids}::bigint[])`);
  return tx.query<HeldPlace>(
    ...statement(sql`select e.id, e.name, e.top_id as "topId", e.merchant_id as "merchantId"
      from ${raw(table)} e where ${where} order by e.id for update`),
  );
}

/** True when the caller may choose this route or zone for something in the tree of `topId`. */
export async function isPlaceOf(
  tx: Handle,
  scope: Scope,
  table: PlaceTable,
  id: string,
  topId: string,
): Promise<boolean> {
  const where = conditions(scoped(scope, "e", ofMerchants), sql`e.id = ${id} and e.top_id = ${topId}`);
  return (await tx.query(...statement(sql`select 1 from ${raw(table)} e where ${where} for key share`))).length === 1;
}

/** True when this person works for a merchant of the caller in the tree of `topId`. */
export async function isPersonOf(tx: Handle, scope: Scope, userId: string, topId: string): Promise<boolean> {
  const where = conditions(
    scoped(scope, "u", ofMerchants),
    sql`u.id = ${userId} and u.top_id = ${topId} and u.status = 'normal'`,
  );
  return (await tx.query(...statement(sql`select 1 from app_user u where ${where}`))).length === 1;
}

/** How much refers to a place that is held, whoever it belongs to (POINT-07). */
export async function usesOfPlace(tx: Handle, kind: PlaceTable | "region", id: string): Promise<number> {
  const [row] = await tx.query<{ uses: number }>("select place_uses($1, $2) as uses", [kind, id]);
  return row?.uses ?? 0;
}

/** Deletes a place that is held and that nothing refers to. */
export async function deletePlace(tx: Handle, table: PlaceTable, { topId, id }: HeldPlace): Promise<void> {
  await tx.query(...statement(sql`delete from ${raw(table)} e where e.top_id = ${topId} and e.id = ${id}`));
}
