import type { EntityRow } from "@yunshou/contract/entities";
import { type Handle, type Scope, scoped } from "@yunshou/database";
import { type EntityQuestion, findEntities } from "../../platform/entities.queries.ts";

/** Machines to choose from, those of others that the caller is authorised to included. */
export const searchMachines = (tx: Handle, scope: Scope, question: EntityQuestion): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "machine",
      joins:
        "join machine_state t on t.machine_id = e.id left join point p on p.top_id = e.top_id and p.id = e.point_id",
      number: "e.machine_no",
      name: "e.name",
      detail: "coalesce(p.name, '')",
      state:
        "case when e.decommissioned_at is not null then 'outOfUse' when t.connection = 'online' then 'inUse' else t.connection end",
    },
    scoped(scope, "e", { granted: true }),
    question,
  );

/** Points to choose from. */
export const searchPoints = (tx: Handle, scope: Scope, question: EntityQuestion): Promise<EntityRow[]> =>
  findEntities(
    tx,
    {
      table: "point",
      number: "e.name",
      name: "e.name",
      detail: "concat_ws(' ', e.province, e.city)",
      state: "'inUse'",
    },
    scoped(scope, "e", { machine: null }),
    question,
  );
