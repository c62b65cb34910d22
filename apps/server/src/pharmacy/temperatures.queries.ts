import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import {
  conditions,
  contains,
  given,
  type Handle,
  onDays,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import { type ExposureState, temperatureLimits } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Row = StoredRow<typeof temperatures.list>;
type Filters = Pick<ParsedInputOf<typeof temperatures.list>, "machineNo" | "storage" | "condition">;
type Detail = AnswerOf<typeof temperatures.detail>;
type Excursion = Detail["excursions"][number];

/** How the medicines of a machine keep, what asks least first. */
const storages = `array(select k.name from (values (1, 'room'), (2, 'cool'), (3, 'cold')) k(place, name)
  where exists (select from lane l join medicine d on d.top_id = l.top_id and d.product_id = l.product_id
    where l.top_id = m.top_id and l.machine_id = m.id and d.storage = k.name) order by k.place)`;

const holds = `exists (select from lane l join medicine d on d.top_id = l.top_id and d.product_id = l.product_id where l.top_id = m.top_id and l.machine_id = m.id)`;
const isOutside = `exists (select from temperature_excursion e where e.top_id = m.top_id and e.machine_id = m.id and e.ended_at is null and e.counted)`;
const undecided = `(select count(*)::int from exposed_batch x where x.top_id = m.top_id and x.machine_id = m.id and x.state in ('open', 'destroying'))`;

const listOf = (scope: Scope, { machineNo, storage, condition }: Filters, now: Date): List => {
  const isFresh = sql`coalesce(s.temperature_at > ${now}::timestamptz - make_interval(secs => ${temperatureLimits.freshMs / 1000}), false)`;
  const by = { outside: raw(isOutside), undecided: raw(`${undecided} > 0`), silent: sql`not ${isFresh}` } as const;
  return {
    columns: sql`m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", ${raw(storages)} as storages,
      case when ${isFresh} then round(s.temperature::numeric, 1)::float8 end as temperature, s.temperature_at as "readTime",
      round(h.lowest::numeric, 1)::float8 as lowest, round(h.highest::numeric, 1)::float8 as highest, ${raw(isOutside)} as outside, ${raw(undecided)} as undecided`,
    from: sql`machine m join machine_state s on s.top_id = m.top_id and s.machine_id = m.id
      left join lateral (select min(c.lowest) as lowest, max(c.highest) as highest from machine_temperature c
        where c.top_id = m.top_id and c.machine_id = m.id and c.at > ${now}::timestamptz - interval '24 hours') h on true`,
    where: conditions(
      scoped(scope, "m", { granted: true }),
      raw("m.in_service"),
      raw(holds),
      contains("m.machine_no", machineNo),
      given(storage, (one) => sql`${one} = any(${raw(storages)})`),
      given(condition, (one) => by[one]),
    ),
  };
};

const order = {
  by: { machineNo: "m.machine_no", temperature: "s.temperature", undecided },
  nulls: { temperature: "last" },
  unsorted: `${undecided} desc`,
  tie: ["m.machine_no asc"],
} as const satisfies Order<string>;

export const listMachines = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters, now), order, paging);

/** A machine that the caller may see, with how its medicines keep. */
export async function machineOf(
  tx: Handle,
  scope: Scope,
  machineId: string,
): Promise<(Pick<Detail, "machineNo" | "machineName" | "storages"> & { readonly topId: string }) | undefined> {
  const [row] = await tx.query<Pick<Detail, "machineNo" | "machineName" | "storages"> & { topId: string }>(
    ...statement(sql`select m.machine_no as "machineNo", m.name as "machineName", m.top_id as "topId", ${raw(storages)} as storages
      from machine m where m.id = ${machineId} and ${scoped(scope, "m", { granted: true })}`),
  );
  return row;
}

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

export const pointsOf = (
  tx: Handle,
  scope: Scope,
  machineId: string,
  days: Days,
  timeZone: string,
): Promise<Detail["points"]> =>
  tx.query(
    ...statement(sql`select c.at, round(c.lowest::numeric, 1)::float8 as lowest, round(c.highest::numeric, 1)::float8 as highest,
        round((c.total / c.samples)::numeric, 1)::float8 as mean
      from machine_temperature c where ${conditions(scoped(scope, "c"), sql`c.machine_id = ${machineId}`, onDays("c.at", days, timeZone))} order by c.at`),
  );

/** Excursions that began on these days or last still, the newest first, each with the batches that were inside. */
export async function excursionsOf(
  tx: Handle,
  { scope, language, userId }: Reader & { readonly userId: string },
  machineId: string,
  days: Days,
  timeZone: string,
): Promise<Excursion[]> {
  const found = await tx.query<Omit<Excursion, "batches">>(
    ...statement(sql`select e.id as "excursionId", e.storage, e.began_at as "beganTime", e.ended_at as "endedTime",
        round(e.lowest::numeric, 1)::float8 as lowest, round(e.highest::numeric, 1)::float8 as highest
      from temperature_excursion e where ${conditions(
        scoped(scope, "e"),
        sql`e.machine_id = ${machineId} and e.counted`,
        sql`(e.ended_at is null or ${onDays("e.began_at", days, timeZone)!})`,
      )} order by e.began_at desc, e.id desc limit 200`),
  );
  const batches = await tx.query<Excursion["batches"][number] & { excursionId: string }>(
    ...statement(sql`select x.excursion_id as "excursionId", x.id as "exposureId", ${nameIn("p", language)} as "medicineName", x.batch_no as "batchNo", x.lanes, x.pieces,
        x.state as "exposureState", x.reason, coalesce(x.proposed_by = ${userId}, false) as "isOwn", u.name as decider, x.decided_at as "decidedTime"
      from exposed_batch x join product p on p.top_id = x.top_id and p.id = x.product_id left join app_user u on u.id = x.decided_by
      where ${scoped(scope, "x")} and x.excursion_id = any(${found.map(({ excursionId }) => excursionId)}::bigint[]) order by x.id`),
  );
  const byExcursion = Map.groupBy(batches, ({ excursionId }) => excursionId);
  return found.map((one) => ({
    ...one,
    batches: (byExcursion.get(one.excursionId) ?? []).map(({ excursionId: _, ...batch }) => batch),
  }));
}

export interface ExposureRecord {
  readonly topId: string;
  readonly merchantId: string;
  readonly exposureId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly productId: string;
  readonly batchNo: string;
  readonly pieces: number;
  readonly state: ExposureState;
  readonly proposedBy: string | null;
}

/** An exposed batch of the scope, locked until the call ends. */
export async function lockExposure(tx: Handle, scope: Scope, exposureId: string): Promise<ExposureRecord | undefined> {
  const within = sql`x.id = ${exposureId} and ${scoped(scope, "x")}`;
  await tx.query(...statement(sql`select 1 from exposed_batch x where ${within} for update`));
  const [row] = await tx.query<ExposureRecord>(
    ...statement(sql`select x.top_id as "topId", x.merchant_id as "merchantId", x.id as "exposureId", x.machine_id as "machineId", m.machine_no as "machineNo",
        x.product_id as "productId", x.batch_no as "batchNo", x.pieces, x.state, x.proposed_by as "proposedBy"
      from exposed_batch x join machine m on m.top_id = x.top_id and m.id = x.machine_id where ${within}`),
  );
  return row;
}

export async function saveDecision(
  tx: Handle,
  { topId, exposureId, proposedBy }: ExposureRecord,
  state: ExposureState,
  reason: string,
  userId: string,
): Promise<void> {
  const proposer = state === "destroying" ? userId : state === "destroyed" ? proposedBy : null;
  await tx.query(
    "update exposed_batch set state = $3, reason = $4, decided_by = $5, decided_at = now(), proposed_by = $6 where top_id = $1 and id = $2",
    [topId, exposureId, state, reason, userId, proposer],
  );
}

/** Lanes of the machine that hold the batch now. */
export const lanesWithExposed = (
  tx: Handle,
  { topId, machineId, productId, batchNo }: ExposureRecord,
): Promise<{ machineId: string; cabinet: "main" | "sub"; laneNo: number }[]> =>
  tx.query(
    `select machine_id as "machineId", cabinet, lane_no as "laneNo" from lane
     where top_id = $1 and machine_id = $2 and product_id = $3 and lower(batch_no) = lower($4) order by cabinet, lane_no`,
    [topId, machineId, productId, batchNo],
  );
