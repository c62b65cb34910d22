import type { Handle, Scope } from "@yunshou/database";
import { scopeSql } from "@yunshou/database";
import { findableBy } from "../../platform/spelling.ts";

/** What people set of a machine, as columns. */
export interface MachineColumns {
  readonly machineNo: string;
  readonly name: string;
  readonly category: string;
  readonly type: string;
  readonly manufacturer: string;
  readonly productionDate: string | null;
  readonly warrantyDate: string | null;
  readonly hardwareVersion: string;
  readonly operator: string;
  readonly timeZone: string;
  readonly country: string;
  readonly deployer: string;
  readonly deployedAt: string | null;
  readonly picture: string | null;
  readonly doors: unknown;
  readonly flags: unknown;
}

const columnValues = (machine: MachineColumns) => {
  const { search, pieces } = findableBy([machine.machineNo, machine.name]);
  return [
    machine.machineNo,
    machine.name,
    machine.category,
    machine.type,
    machine.manufacturer,
    machine.productionDate,
    machine.warrantyDate,
    machine.hardwareVersion,
    machine.operator,
    machine.timeZone,
    machine.country,
    machine.deployer,
    machine.deployedAt,
    machine.picture,
    JSON.stringify(machine.doors),
    JSON.stringify(machine.flags),
    search,
    pieces,
  ];
};

/** The merchant, if the caller may see it. */
export async function merchantInScope(
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<{ topId: string } | undefined> {
  const values: unknown[] = [merchantId];
  const where = scope.merchants === "all" ? "true" : `id = any($${values.push(scope.merchants)}::bigint[])`;
  const [row] = await tx.query<{ topId: string }>(
    `select top_id as "topId" from merchant where id = $1 and status = 'normal' and ${where}`,
    values,
  );
  return row;
}

/** The same, held until the transaction ends, so that it is not removed while it gets a machine. */
export async function holdMerchant(
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<{ topId: string } | undefined> {
  await tx.query("select 1 from merchant where id = $1 for share", [merchantId]);
  return merchantInScope(tx, scope, merchantId);
}

/** Inserts a machine with its state row; answers null when the number is taken. */
export async function insertMachine(
  tx: Handle,
  owner: { topId: string; merchantId: string },
  machine: MachineColumns,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into machine (top_id, merchant_id, machine_no, name, category, type, manufacturer, production_date, warranty_date,
       hardware_version, operator, time_zone, country, deployer, deployed_at, picture, doors, flags, search, pieces)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     on conflict do nothing returning id`,
    [owner.topId, owner.merchantId, ...columnValues(machine)],
  );
  if (row === undefined) return null;
  await tx.query("insert into machine_state (top_id, machine_id, merchant_id) values ($1, $2, $3)", [
    owner.topId,
    row.id,
    owner.merchantId,
  ]);
  return row.id;
}

/** Saves what people set. The merchant of a machine changes only by decommissioning and registering again. */
export async function updateMachine(tx: Handle, machineId: string, machine: MachineColumns): Promise<boolean> {
  const rows = await tx.query(
    `update machine set machine_no = $2, name = $3, category = $4, type = $5, manufacturer = $6, production_date = $7, warranty_date = $8,
       hardware_version = $9, operator = $10, time_zone = $11, country = $12, deployer = $13,
       deployed_at = $14, picture = $15, doors = $16, flags_set_at = case when flags <> $17::jsonb then now() else flags_set_at end, flags = $17, search = $18, pieces = $19
     where id = $1 and not exists (select from machine other where lower(other.machine_no) = lower($2) and other.id <> $1) returning id`,
    [machineId, ...columnValues(machine)],
  );
  return rows.length === 1;
}

/** The picture of a machine that the caller has locked. */
export async function pictureOf(
  tx: Handle,
  { topId, machineId }: { readonly topId: string; readonly machineId: string },
): Promise<string | null> {
  const [row] = await tx.query<{ picture: string | null }>(
    "select picture from machine where top_id = $1 and id = $2",
    [topId, machineId],
  );
  return row?.picture ?? null;
}

export async function recordLifecycle(
  tx: Handle,
  machine: { topId: string; machineId: string; merchantId: string },
  event: "registered" | "decommissioned" | "recommissioned",
  actorId: string,
  reason = "",
): Promise<void> {
  await tx.query(
    "insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event, actor_id, reason) values ($1, $2, $3, clock_timestamp(), $4, $5, $6)",
    [machine.topId, machine.machineId, machine.merchantId, event, actorId, reason],
  );
}

export async function setOperation(tx: Handle, machineIds: readonly string[], operation: string): Promise<void> {
  await tx.query("update machine set operation = $2 where id = any($1::bigint[])", [machineIds, operation]);
}

/** Writes down that machines leave their point for another one, or for none. Before the point of the machine is changed. */
async function recordMoves(
  tx: Handle,
  machineIds: readonly string[],
  pointId: string | null,
  actorId: string | null,
): Promise<void> {
  await tx.query(
    `insert into machine_move (top_id, merchant_id, machine_id, point_id, actor_id, point_name)
     select m.top_id, m.merchant_id, m.id, $2, $3, coalesce((select p.name from point p where p.top_id = m.top_id and p.id = $2::bigint), '') from machine m where m.id = any($1::bigint[]) and m.point_id is distinct from $2::bigint order by m.id`,
    [machineIds, pointId, actorId],
  );
}

/** MACHINE-17: not activated, no point, no data cards, no authorisations, no template, no valid secret, no command or software on its way; the history stays. */
export async function decommission(tx: Handle, machineId: string, actorId: string | null): Promise<void> {
  await recordMoves(tx, [machineId], null, actorId);
  await tx.query("update machine set decommissioned_at = now(), activated_at = null, point_id = null where id = $1", [
    machineId,
  ]);
  await tx.query("update machine_state set connection = 'notActivated', conditions = '{}' where machine_id = $1", [
    machineId,
  ]);
  await tx.query("update command set state = 'expired' where machine_id = $1 and state in ('queued', 'sent')", [
    machineId,
  ]);
  // That it does not answer any more says nothing of the software that it was to get.
  await tx.query(
    "update rollout_machine set state = 'skipped', ended_at = now() where machine_id = $1 and state in ('waiting', 'sent')",
    [machineId],
  );
  await tx.query("delete from outbox where machine_id = $1 and type in ('command', 'software')", [machineId]);
  await tx.query("update data_card set machine_id = null where machine_id = $1", [machineId]);
  for (const table of ["machine_grant", "team_machine", "merchant_machine", "template_machine"])
    await tx.query(`delete from ${table} where machine_id = $1`, [machineId]);
  await tx.query("update machine_credential set revoked_at = now() where machine_id = $1 and revoked_at is null", [
    machineId,
  ]);
}

/** True when the caller may see the point or route, and it belongs to the trees of all these machines. */
async function isInTrees(
  tx: Handle,
  scope: Scope,
  table: "point" | "route",
  id: string,
  machineIds: readonly string[],
): Promise<boolean> {
  const values: unknown[] = [id, machineIds];
  const where = scopeSql({ ...scope, machines: undefined }, "p", values);
  const rows = await tx.query(
    `select 1 from ${table} p where p.id = $1 and ${where}
       and not exists (select from machine m where m.id = any($2::bigint[]) and m.top_id <> p.top_id)`,
    values,
  );
  return rows.length === 1;
}

/** Binds machines to a point; false when the point does not exist in the trees of all of them. */
export async function bindPoint(
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  pointId: string | null,
  actorId: string,
): Promise<boolean> {
  if (pointId !== null && !(await isInTrees(tx, scope, "point", pointId, machineIds))) return false;
  await recordMoves(tx, machineIds, pointId, actorId);
  await tx.query("update machine set point_id = $2 where id = any($1::bigint[])", [machineIds, pointId]);
  return true;
}

/** Puts the points of these machines on a route; false when the route does not exist in their trees. */
export async function bindRoute(
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  routeId: string | null,
): Promise<{ readonly changed: readonly string[]; readonly withoutPoint: number } | undefined> {
  if (routeId !== null && !(await isInTrees(tx, scope, "route", routeId, machineIds))) return undefined;
  const rows = await tx.query<{ machineId: string; changed: boolean; hasPoint: boolean }>(
    `with moved as (
       update point p set route_id = $2::bigint from machine m
       where m.id = any($1::bigint[]) and p.top_id = m.top_id and p.id = m.point_id and p.route_id is distinct from $2::bigint returning p.id)
     select m.id as "machineId", m.point_id is not null as "hasPoint", coalesce(m.point_id in (select id from moved), false) as changed
     from machine m where m.id = any($1::bigint[])`,
    [machineIds, routeId],
  );
  return {
    changed: rows.flatMap(({ machineId, changed }) => (changed ? [machineId] : [])),
    withoutPoint: rows.filter(({ hasPoint }) => !hasPoint).length,
  };
}

/** The ordinary users of these ids that the caller may see and that belong to the trees of all these machines. */
export async function usersOfMachines(
  tx: Handle,
  scope: Scope,
  userIds: readonly string[],
  machineIds: readonly string[],
): Promise<string[]> {
  const values: unknown[] = [userIds, machineIds];
  const where = scopeSql({ ...scope, machines: undefined }, "u", values);
  const rows = await tx.query<{ id: string }>(
    `select u.id from app_user u where u.id = any($1::bigint[]) and u.status = 'normal' and u.level = '2' and ${where}
       and not exists (select from machine m where m.id = any($2::bigint[]) and m.top_id <> u.top_id)`,
    values,
  );
  return rows.map((row) => row.id);
}

/** Grants or takes back every pair of machine and user; answers how many pairs changed. */
export async function changeGrants(
  tx: Handle,
  machineIds: readonly string[],
  userIds: readonly string[],
  granted: boolean,
  actorId: string,
): Promise<number> {
  const rows = granted
    ? await tx.query(
        `insert into machine_grant (top_id, machine_id, merchant_id, user_id, granted_by)
         select m.top_id, m.id, m.merchant_id, u, $3 from machine m cross join unnest($2::bigint[]) u where m.id = any($1::bigint[])
         on conflict (user_id, machine_id, top_id) do nothing returning user_id`,
        [machineIds, userIds, actorId],
      )
    : await tx.query(
        "delete from machine_grant where machine_id = any($1::bigint[]) and user_id = any($2::bigint[]) returning user_id",
        [machineIds, userIds],
      );
  return rows.length;
}

/** What forms and filters of machines offer, all in the caller's scope. */
export async function machineOptions<Options>(tx: Handle, scope: Scope): Promise<Options> {
  const whole = { ...scope, machines: undefined };
  const rows = async <Row>(text: (where: string) => string, alias: string): Promise<Row[]> => {
    const values: unknown[] = [];
    return tx.query<Row>(text(scopeSql(whole, alias, values)), values);
  };
  const merchants =
    scope.merchants === "all"
      ? await tx.query(
          "select id, merchant_no as \"merchantNo\", name from merchant where status = 'normal' order by merchant_no limit 2000",
        )
      : await tx.query(
          "select id, merchant_no as \"merchantNo\", name from merchant where status = 'normal' and id = any($1::bigint[]) order by merchant_no limit 2000",
          [scope.merchants],
        );
  return {
    merchants,
    points: await rows(
      (where) =>
        `select p.id, p.name, p.province, p.city from point p where ${where} order by p.province, p.name limit 2000`,
      "p",
    ),
    routes: await rows((where) => `select r.id, r.name from route r where ${where} order by r.name limit 2000`, "r"),
    users: await rows(
      (where) =>
        `select u.id, u.account, u.name from app_user u where u.status = 'normal' and u.level = '2' and ${where} order by u.account limit 2000`,
      "u",
    ),
  } as Options;
}
