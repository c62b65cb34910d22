import type { EntityRow } from "@yunshou/contract/entities";
import { type Handle, type Scope, scoped } from "@yunshou/database";
import { type EntityQuestion, findEntities } from "../platform/entities.queries.ts";

/** Pickup points to choose from, as their list shows them: who is narrowed to machines finds those that are his machines (PERM-11). */
export const searchPickupPoints = (tx: Handle, scope: Scope, question: EntityQuestion): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "mall_pickup_point",
      number: "e.name",
      name: "e.name",
      detail: "e.address",
      state: "case e.open_status when 'open' then 'inUse' else 'outOfUse' end",
    },
    scoped(scope, "e"),
    question,
  );
