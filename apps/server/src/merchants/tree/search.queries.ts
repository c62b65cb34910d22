import type { EntityRow } from "@yunshou/contract/entities";
import { conditions, equals, given, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import type { MerchantFeature, MerchantKind } from "@yunshou/domain";
import { type EntityQuestion, findEntities } from "../../platform/entities.queries.ts";

/** Merchants to choose from: the caller's and those below it. */
export const searchMerchants = (
  tx: Handle,
  scope: Scope,
  question: EntityQuestion,
  {
    merchantKind,
    feature,
  }: { readonly merchantKind?: MerchantKind | undefined; readonly feature?: MerchantFeature | undefined },
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
      equals("e.kind", merchantKind),
      given(feature, (one) => sql`e.features @> array[${one}]`),
    ),
    question,
  );
