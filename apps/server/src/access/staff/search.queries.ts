import type { EntityRow } from "@yunshou/contract/entities";
import { conditions, equals, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import type { UserLevel } from "@yunshou/domain";
import { type EntityQuestion, findEntities } from "../../platform/entities.queries.ts";

/** Users to choose from; erased ones are nobody any more. */
export const searchUsers = (
  tx: Handle,
  scope: Scope,
  question: EntityQuestion,
  level: UserLevel | undefined,
): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "app_user",
      joins: "join merchant m on m.id = e.merchant_id",
      number: "e.account",
      name: "e.name",
      detail: "m.name",
      state: "case when e.status = 'normal' and e.blocked_reason is null then 'inUse' else 'outOfUse' end",
    },
    conditions(scoped(scope, "e", { machine: null }), sql`e.status <> 'erased'`, equals("e.level", level)),
    question,
  );
