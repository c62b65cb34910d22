import type { AnswerOf } from "@yunshou/contract";
import type { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { conditions, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";

export type SharedView = AnswerOf<typeof sharedViews.list>["rows"][number];

interface StoredView extends SharedView {
  /** The number that the merchant of its query has now; null where no merchant is named. */
  readonly merchantNo: string | null;
}

interface Own {
  readonly topId: string;
  readonly merchantId: string;
}

/** Views are shared within one merchant: those below have lists and roles of their own. */
const ofMerchant = (scope: Scope, merchantId: string) =>
  conditions(scoped(scope, "v", { machine: null }), equals("v.merchant_id", merchantId));

/** Shared views of a list by name; `holderId` narrows them to the roles that a person holds. */
export function listShared(
  tx: Handle,
  scope: Scope,
  { merchantId, list, holderId }: { readonly merchantId: string; readonly list: string; readonly holderId?: string },
): Promise<StoredView[]> {
  const where = conditions(
    ofMerchant(scope, merchantId),
    equals("v.list", list),
    holderId === undefined
      ? undefined
      : sql`v.role_id in (select held.role_id from user_role held where held.user_id = ${holderId})`,
  );
  return tx.query<StoredView>(
    ...statement(
      sql`select v.list as "listName", v.name as "viewName", min(v.query) as query, (array_agg(v.periods))[1] as periods,
            jsonb_agg(jsonb_build_object('roleId', r.id::text, 'code', r.code, 'name', r.name) order by r.id) as roles, min(u.name) as "sharedBy",
            min(o.merchant_no) as "merchantNo"
          from shared_view v join role r on r.id = v.role_id join app_user u on u.id = v.shared_by left join merchant o on o.id = v.of_merchant_id
          where ${where} group by v.list, v.name order by v.name`,
    ),
  );
}

/** How many other names a list has; new ones of one merchant are counted one after the other. */
export async function countOtherNames(tx: Handle, merchantId: string, list: string, name: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('shared views of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ n: number }>(
    "select count(distinct name)::int as n from shared_view where merchant_id = $1 and list = $2 and name <> $3",
    [merchantId, list, name],
  );
  return row!.n;
}

/** Takes a name from whoever had it; false where nobody had. */
export async function withdrawShared(tx: Handle, scope: Scope, own: Own, list: string, name: string): Promise<boolean> {
  const where = conditions(ofMerchant(scope, own.merchantId), equals("v.list", list), equals("v.name", name));
  const rows = await tx.query(...statement(sql`delete from shared_view v where ${where} returning v.id`));
  return rows.length > 0;
}

export async function insertShared(
  tx: Handle,
  { topId, merchantId }: Own,
  view: Pick<SharedView, "listName" | "viewName" | "query" | "periods"> & {
    readonly roleIds: readonly string[];
    readonly userId: string;
    readonly ofMerchantId: string | null;
  },
): Promise<void> {
  await tx.query(
    `insert into shared_view (top_id, merchant_id, role_id, list, name, query, periods, shared_by, of_merchant_id)
     select $1, $2, role_id, $4, $5, $6, $7::jsonb, $8, $9 from unnest($3::bigint[]) role_id`,
    [
      topId,
      merchantId,
      view.roleIds,
      view.listName,
      view.viewName,
      view.query,
      JSON.stringify(view.periods),
      view.userId,
      view.ofMerchantId,
    ],
  );
}
