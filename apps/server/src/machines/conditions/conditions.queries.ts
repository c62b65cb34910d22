import type { Handle } from "@yunshou/database";
import type { StockAlarmUnit } from "@yunshou/domain";

/** Lanes of a machine that are meant to sell: how many are empty, at or below their threshold, and how many there are. Out of service none is. */
export interface StockFigure {
  readonly machineId: string;
  readonly empty: number;
  readonly below: number;
  readonly lanes: number;
  /** The out-of-stock alarm of the machine while it is on. */
  readonly threshold: number | null;
  readonly unit: StockAlarmUnit | null;
}

/** Lets what machines lack be recomputed by one transaction after the other; in the order of their ids. */
export async function holdConditions(tx: Handle, machineIds: readonly string[]): Promise<void> {
  await tx.query(
    "select 1 from machine_state where machine_id = any($1::bigint[]) order by machine_id for no key update",
    [machineIds],
  );
}

export function stockFigures(tx: Handle, machineIds: readonly string[]): Promise<StockFigure[]> {
  return tx.query<StockFigure>(
    `select i.id as "machineId",
            (count(l.*) filter (where l.stock = 0))::int as empty,
            (count(l.*) filter (where l.stock <= l.warn_threshold))::int as below,
            count(l.*)::int as lanes, s.threshold, s.unit
     from unnest($1::bigint[]) i(id) join machine m on m.id = i.id
     left join lane l on l.machine_id = i.id and m.decommissioned_at is null and l.product_id is not null and l.status <> 'discontinued'
     left join stock_alarm s on s.machine_id = i.id and s.enabled
     group by i.id, s.threshold, s.unit`,
    [machineIds],
  );
}

/** Makes the conditions repeat the open alarms (MACHINE-09); answers the machines that changed. */
export async function copyAlarmsToConditions(tx: Handle, machineIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `update machine_state s set conditions = n.list
     from (select i.id, array(
             select c.name from (values ('outOfStock', 'outOfStock'), ('outOfChange', 'outOfChange'), ('temperature', 'temperature'), ('fault', 'laneFault')) c(name, kind)
             where exists (select from alarm a where a.machine_id = i.id and a.kind = c.kind and a.cleared_at is null)) as list
           from unnest($1::bigint[]) i(id)) n
     where s.machine_id = n.id and s.conditions is distinct from n.list
     returning s.machine_id as "machineId"`,
    [machineIds],
  );
  return rows.map((row) => row.machineId);
}
