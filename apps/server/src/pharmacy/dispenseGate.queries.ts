import type { Handle } from "@yunshou/database";
import { checkDispense, type DispenseFacts, type RefusalCode } from "@yunshou/domain";
import { type PrescriptionAsked, prescriptionsNamed } from "./prescriptionGate.queries.ts";

/** A product in a lane that is about to come out. */
export interface LaneToDispense extends PrescriptionAsked {
  readonly cabinet: string | null;
  readonly laneNo: number | null;
  readonly productId: string | null;
  readonly quantity: number;
}

/** What the rules say of a list of sales, each under its place in it. */
export interface DispenseAnswers {
  /** Why products may not come out of their lanes; what is no medicine and bears no flag is never in it. */
  readonly refused: ReadonlyMap<number, RefusalCode>;
  /** What is sold against a prescription. */
  readonly prescribed: ReadonlySet<number>;
}

interface Row extends Omit<DispenseFacts, "batch" | "prescription" | "sale"> {
  readonly place: number;
  readonly shelfLifeDate: string | null;
  readonly recalled: boolean;
}

const nothing: DispenseAnswers = { refused: new Map(), prescribed: new Set() };

/**
 * Asks the rules about products that may be medicines. The machine's merchant sells, whoever keeps the product: the day is
 * that of its zone, so that a batch ends at its midnight, and its rules go before those of the merchants above it. Of one
 * merchant the newest rule of a province goes before those for all provinces. A product that bears the flag of a prescription
 * is sold as such, also when nobody keeps it as a medicine (MED-09, MED-11).
 */
export async function askDispense(tx: Handle, lanes: readonly LaneToDispense[], now: Date): Promise<DispenseAnswers> {
  const named = lanes.flatMap(({ topId, machineId, cabinet, laneNo, productId }, place) =>
    productId === null ? [] : [{ place, topId, machineId, cabinet, laneNo, productId }],
  );
  if (named.length === 0) return nothing;
  const rows = await tx.query<Row>(
    `select r.place, case when p.is_prescription then 'prescription' else d.sale_class end as "saleClass", d.shelf, to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null as recalled,
       to_char($2::timestamptz at time zone h.time_zone, 'YYYY-MM-DD') as today,
       (select s.allowed from sale_rule s left join point t on t.top_id = m.top_id and t.id = m.point_id
        where s.top_id = p.top_id and s.merchant_id = any(h.path) and s.sale_class = case when p.is_prescription then 'prescription' else d.sale_class end and s.from_day <= ($2::timestamptz at time zone h.time_zone)::date
          and s.province in ('', t.province) order by array_position(h.path, s.merchant_id) desc, s.province <> '' desc, s.from_day desc, s.id desc limit 1) as allowed
     from jsonb_to_recordset($1::jsonb) as r(place int, "topId" bigint, "machineId" bigint, cabinet text, "laneNo" int, "productId" bigint)
     join product p on p.top_id = r."topId" and p.id = r."productId" left join medicine d on d.top_id = p.top_id and d.product_id = p.id
     left join machine m on m.top_id = r."topId" and m.id = r."machineId" join merchant h on h.id = coalesce(m.merchant_id, p.merchant_id)
     left join lane l on l.top_id = r."topId" and l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r."laneNo" and l.product_id = p.id
     left join medicine_batch b on b.top_id = p.top_id and b.product_id = p.id and lower(b.batch_no) = lower(l.batch_no)
     where d.product_id is not null or p.is_prescription`,
    [JSON.stringify(named), now],
  );
  const prescribed = rows.filter(({ saleClass }) => saleClass === "prescription");
  const prescriptionOf = await prescriptionsNamed(
    tx,
    prescribed.map(({ place }) => lanes[place]!),
  );
  return {
    refused: new Map(
      rows.flatMap(({ place, shelfLifeDate, recalled, ...facts }) => {
        const lane = lanes[place]!;
        const allowed = checkDispense({
          ...facts,
          batch: shelfLifeDate === null ? null : { shelfLifeDate, recalled },
          prescription: prescriptionOf(lane),
          sale: { productId: lane.productId!, quantity: lane.quantity },
        });
        return allowed.ok ? [] : [[place, allowed.code] as const];
      }),
    ),
    prescribed: new Set(prescribed.map(({ place }) => place)),
  };
}
