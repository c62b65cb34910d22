import type { Handle } from "@yunshou/database";
import { type DockingEvent, stockEvent } from "@yunshou/domain";

/** Something that happened to a merchant, about which interfaces may be told. */
export interface Fact {
  readonly event: DockingEvent;
  readonly topId: string;
  readonly merchantId: string;
  readonly orderId?: string;
  readonly machineId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes messages to the interfaces that are told of these facts, in the transaction of the facts themselves: what is undone
 * is never told, and what is committed is told once the sender comes round. Where nobody is told it is one look into an index.
 */
export async function tellInterfaces(tx: Handle, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    "select tell_interfaces($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[])",
    [
      facts.map(({ event }) => event),
      facts.map(({ topId }) => topId),
      facts.map(({ merchantId }) => merchantId),
      facts.map(({ orderId }) => orderId ?? null),
      facts.map(({ machineId }) => machineId ?? null),
      facts.map(({ detail }) => (detail === undefined ? null : JSON.stringify(detail))),
    ],
  );
}

/** The same about machines, whose merchants are looked up. */
export async function tellOfMachines(
  tx: Handle,
  facts: readonly (Pick<Fact, "event" | "detail"> & { readonly machineId: string })[],
): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    `select tell_interfaces(array_agg(f.event order by f.place), array_agg(m.top_id order by f.place), array_agg(m.merchant_id order by f.place),
       array_agg(null::bigint), array_agg(m.id order by f.place), array_agg(f.detail order by f.place))
     from unnest($1::text[], $2::bigint[], $3::text[]) with ordinality as f(event, machine_id, detail, place) join machine m on m.id = f.machine_id
     having count(*) > 0`,
    [
      facts.map(({ event }) => event),
      facts.map(({ machineId }) => machineId),
      facts.map(({ detail }) => (detail === undefined ? null : JSON.stringify(detail))),
    ],
  );
}

/** A lane whose stock somebody changed otherwise than by a sale: by a count, by hand, or at the machine. */
export interface LaneStockChange {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly cabinet: string;
  readonly laneNo: number;
  readonly before: number;
  readonly after: number;
}

/** Tells of lanes that ran empty or came down to their threshold, as a sale does; more stock than before is nothing to tell. */
export async function tellOfLanes(tx: Handle, changes: readonly LaneStockChange[]): Promise<void> {
  const fallen = changes.filter(({ before, after }) => after < before);
  if (fallen.length === 0) return;
  const lanes = await tx.query<{ place: number; warnThreshold: number; productName: string }>(
    `select r.place::int, l.warn_threshold as "warnThreshold", coalesce(p.name, '') as "productName"
     from unnest($1::bigint[], $2::text[], $3::int[]) with ordinality as r(machine_id, cabinet, lane_no, place)
       join lane l on l.machine_id = r.machine_id and l.cabinet = r.cabinet and l.lane_no = r.lane_no
       left join product p on p.top_id = l.top_id and p.id = l.product_id
     order by r.place`,
    [
      fallen.map(({ machineId }) => machineId),
      fallen.map(({ cabinet }) => cabinet),
      fallen.map(({ laneNo }) => laneNo),
    ],
  );
  const facts = lanes.flatMap(({ place, warnThreshold, productName }) => {
    const { topId, merchantId, machineId, cabinet, laneNo, before, after } = fallen[place - 1]!;
    const event = stockEvent({ before, after, warnThreshold });
    const detail = { cabinet, lane: laneNo, stock: after, warnThreshold, productName };
    return event === undefined ? [] : [{ event, topId, merchantId, machineId, detail }];
  });
  await tellInterfaces(tx, facts);
}
