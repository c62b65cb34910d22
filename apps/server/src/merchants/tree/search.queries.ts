import type { EntityRow } from "@yunshou/contract/entities";
import { conditions, given, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import type { MerchantFeature } from "@yunshou/domain";
import { type EntityQuestion, findEntities } from "../../platform/entities.queries.ts";

/** Merchants to choose from: the caller's and those below it. */
export const searchMerchants = (
  tx: Handle,
  scope: Scope,
  question: EntityQuestion,
  { medicine, feature }: { readonly medicine?: boolean | undefined; readonly feature?: MerchantFeature | undefined },
  tree?: string,
): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "merchant",
      number: "e.merchant_no",
      name: "e.name",
      detail: "e.company_name",
      state: "case when e.status = 'normal' then 'inUse' else 'outOfUse' end",
    },
    conditions(
      scoped(scope, "e", { merchant: "id", machine: null }),
      sql`e.status <> 'deleted'`,
      medicine === true ? sql`(e.kind = 'drug' or 'medicine' = any(e.features))` : undefined,
      given(feature, (one) => sql`e.features @> array[${one}]`),
    ),
    question,
    tree,
  );

/** The root of the tree of a merchant in scope. */
export async function treeOfMerchant(tx: Handle, scope: Scope, merchantId: string): Promise<string | undefined> {
  const values: unknown[] = [merchantId];
  const seen = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  const [row] = await tx.query<{ topId: string }>(
    `select m.top_id as "topId" from merchant m where m.id = $1 and ${seen}`,
    values,
  );
  return row?.topId;
}
