import type { EntityRow } from "@yunshou/contract/entities";
import { conditions, type Handle, type Scope, scoped } from "@yunshou/database";
import { type EntityQuestion, findEntities } from "../platform/entities.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";

/** Cards to choose from, by any of their three numbers; who holds one is sealed and does not show. */
export const searchCards = (tx: Handle, scope: Scope, question: EntityQuestion): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "card",
      joins: "join merchant m on m.id = e.merchant_id",
      number: "e.card_no",
      name: "e.physical_no",
      detail: "m.name",
      state:
        "case when e.state = 'activated' then 'inUse' when e.state = 'notActivated' then 'notActivated' else 'outOfUse' end",
    },
    conditions(scoped(scope, "e", { machine: null }), inAreas(scope, "e")),
    question,
  );
