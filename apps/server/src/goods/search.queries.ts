import type { EntityRow } from "@yunshou/contract/entities";
import { conditions, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import { type EntityQuestion, findEntities } from "../platform/entities.queries.ts";

/** The root of the tree of a machine that the caller may see. */
export async function treeOfMachine(tx: Handle, scope: Scope, machineId: string): Promise<string | undefined> {
  const values: unknown[] = [machineId];
  const seen = scopeSql(scope, "m", values, { machine: "id", granted: true });
  const [row] = await tx.query<{ topId: string }>(
    `select m.top_id as "topId" from machine m where m.id = $1 and ${seen}`,
    values,
  );
  return row?.topId;
}

/** Products to choose from, of every tree in scope or of one. */
export const searchProducts = (
  tx: Handle,
  scope: Scope,
  question: EntityQuestion,
  tree: string | undefined,
): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "product",
      number: "e.code",
      name: "e.name",
      detail: "concat_ws(' · ', nullif(e.specification, ''), '¥' || to_char(e.price_fen / 100.0, 'FM9999999990.00'))",
      state: "'inUse'",
    },
    conditions(scoped(scope, "e", { machine: null }), sql`e.deleted_at is null`),
    question,
    tree ?? scope.topId,
    scope.merchants === "all" || scope.topId !== undefined ? undefined : scope.merchants,
  );
