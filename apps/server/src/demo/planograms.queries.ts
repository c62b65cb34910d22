import type { Handle } from "@yunshou/database";

/** A machine whose lanes a template is made of. */
export interface ModelMachine {
  readonly topId: string;
  readonly machineId: string;
  readonly type: string;
  readonly place: number;
  readonly adminId: string;
}

/** The first machines of each type, at most two of one and `limit` in all. */
export function modelMachines(tx: Handle, limit: number): Promise<ModelMachine[]> {
  return tx.query<ModelMachine>(
    `select m.top_id as "topId", m.id as "machineId", m.type, m.place::int as place,
       (select min(u.id) from app_user u where u.merchant_id = m.top_id) as "adminId"
     from (select n.*, row_number() over (partition by n.top_id, n.type order by n.machine_no) as place from machine n where n.in_service) m
     where m.place <= 2 order by m.place, m.top_id, m.id limit $1`,
    [limit],
  );
}

/** A template with the lanes of a machine, applied to it; answers its id. */
export async function templateOfMachine(
  tx: Handle,
  { topId, machineId, type, adminId }: ModelMachine,
  name: string,
): Promise<void> {
  const [row] = await tx.query<{ id: string }>(
    `insert into template (top_id, merchant_id, name, machine_type, remark, layers, per_layer, temp_warn_low, temp_warn_high, humidity_warn, flow_warn, created_by)
     select $1, $1, $3, $4, '按现有机器整理', max((l.lane_no - 1) / 10), max(l.lane_no - (l.lane_no - 1) / 10 * 10), 2, 26, 80, 2048, $5
     from lane l where l.machine_id = $2 and l.cabinet = 'main' returning id`,
    [topId, machineId, name, type, adminId],
  );
  await tx.query(
    `insert into template_lane (top_id, merchant_id, template_id, lane_no, mode, product_id, price_fen, purchase_fen, capacity, warn_threshold)
     select top_id, $1, $3, lane_no, mode, product_id, price_fen, purchase_fen, capacity, warn_threshold from lane where machine_id = $2 and cabinet = 'main'`,
    [topId, machineId, row!.id],
  );
  await tx.query(
    `insert into template_machine (top_id, merchant_id, machine_id, template_id, change_set_id)
     select top_id, merchant_id, id, $2, 0 from machine where id = $1`,
    [machineId, row!.id],
  );
}

/** Lanes of the main cabinet with a product, whose change nobody asked for so far. */
const untouched = `l.cabinet = 'main' and l.product_id is not null and not exists (select from lane_sync y where y.machine_id = l.machine_id and y.cabinet = l.cabinet and y.lane_no = l.lane_no)`;

const laneJson = (price: string) =>
  `jsonb_build_object('cabinet', l.cabinet, 'laneNo', l.lane_no, 'mode', l.mode, 'status', l.status, 'locked', l.locked, 'productId', l.product_id::text,
     'priceFen', (${price})::text, 'purchaseFen', l.purchase_fen::text, 'stock', l.stock, 'capacity', l.capacity, 'warnThreshold', l.warn_threshold, 'batchNo', l.batch_no)`;

/**
 * A change of the price of one product on all machines of a top merchant, as it stands now: connected machines have confirmed
 * it, the others wait, refused it or did not answer in time.
 */
export async function priceChange(
  tx: Handle,
  { topId, adminId }: Pick<ModelMachine, "topId" | "adminId">,
  rank: number,
): Promise<void> {
  const [product] = await tx.query<{ id: string; name: string }>(
    `select g.id, g.name from lane l join product g on g.top_id = l.top_id and g.id = l.product_id
     where l.top_id = $1 group by g.id, g.name order by count(*) desc, g.id offset $2 limit 1`,
    [topId, rank],
  );
  if (product === undefined) return;
  const [set] = await tx.query<{ id: string }>(
    `insert into change_set (top_id, merchant_id, kind, title, machines, lanes, asked_by, asked_at)
     select $1, $1, 'price', $3, count(distinct l.machine_id), count(*), $4, now() - make_interval(hours => $5)
     from lane l join machine m on m.id = l.machine_id and m.in_service where l.top_id = $1 and l.product_id = $2 returning id`,
    [topId, product.id, product.name, adminId, rank + 1],
  );
  await recordLanes(tx, set!.id, adminId, { topId, productId: product.id, machineId: null });
}

/**
 * A template that this machine has got, while the others of its type wait for somebody to go on. Lanes that another change
 * is about are left to it.
 */
export async function stagedTemplate(tx: Handle, { topId, machineId, type, adminId }: ModelMachine): Promise<void> {
  const [set] = await tx.query<{ id: string }>(
    `insert into change_set (top_id, merchant_id, kind, title, machines, lanes, asked_by, asked_at, template_id, template_version, waiting)
     select $1, $1, 'template', t.name, 1, n.lanes, $4, now() - interval '20 minutes', t.id, t.version, n.waiting
     from template_machine a join template t on t.top_id = a.top_id and t.id = a.template_id,
       lateral (select (select count(*) from lane l where ${untouched} and l.machine_id = $2)::int as lanes,
         array(select m.id from machine m where m.top_id = $1 and m.type = $3 and m.in_service and m.id <> $2 order by m.machine_no limit 4) as waiting) n
     where a.top_id = $1 and a.machine_id = $2 and n.lanes > 0 and n.waiting <> '{}' returning id`,
    [topId, machineId, type, adminId],
  );
  if (set !== undefined) await recordLanes(tx, set.id, adminId, { topId, productId: null, machineId });
}

interface Touched {
  readonly topId: string;
  readonly productId: string | null;
  readonly machineId: string | null;
}

/** What a change set did to lanes, as a dearer price that became the present one, and how far the machines are with it. */
async function recordLanes(tx: Handle, changeSetId: string, adminId: string, of: Touched): Promise<void> {
  await tx.query(
    `insert into lane_change (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, action, before, after, change_set_id)
     select l.top_id, l.machine_id, l.merchant_id, $3, l.cabinet, l.lane_no, s.kind, ${laneJson("l.price_fen + 50")}, ${laneJson("l.price_fen")}, s.id
     from change_set s join lane l on l.top_id = s.top_id join machine m on m.id = l.machine_id and m.in_service
     where s.id = $4 and l.top_id = $1 and (l.product_id = $2 or $2 is null) and (l.machine_id = $5 and ${untouched} or $5 is null)`,
    [of.topId, of.productId, adminId, changeSetId, of.machineId],
  );
  await tx.query(
    `insert into lane_sync (top_id, machine_id, merchant_id, cabinet, lane_no, version, state, reason, change_id, change_set_id, desired, actual, not_after, asked_at, sent_at, ended_at)
     select c.top_id, c.machine_id, c.merchant_id, c.cabinet, c.lane_no, 1, s.state, case s.state when 'refused' then '货道电机忙' else '' end, c.id, c.change_set_id, c.after,
       case s.state when 'confirmed' then c.after else c.before end, now() + case s.state when 'expired' then interval '-1 hour' else interval '1 day' end,
       now() - interval '2 hours', now() - interval '2 hours', case when s.state <> 'pending' then now() - interval '1 hour' end
     from lane_change c join machine_state t on t.machine_id = c.machine_id
       cross join lateral (select case when t.connection = 'online' then 'confirmed' else (array['pending', 'refused', 'expired'])[1 + c.machine_id % 3] end as state) s
     where c.change_set_id = $1`,
    [changeSetId],
  );
}
