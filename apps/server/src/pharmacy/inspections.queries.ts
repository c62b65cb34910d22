import {
  conditions,
  given,
  type Handle,
  onDays,
  raw,
  scoped,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import type { BatchState, ExposureState, RuledClass, StorageClass, UpkeepResult } from "@yunshou/domain";
import type { CertificateKind, CertificateState } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { boxOf, nearDays } from "./medicineBoxes.queries.ts";
import type { ExportContext } from "../platform/export/source.ts";

/** What the binder holds: one machine or all of the caller's, during some days. */
export interface BinderFilters {
  readonly machineId: string | null;
  readonly fromDay: string;
  readonly toDay: string;
}
type Page<Row> = (
  tx: Handle,
  context: ExportContext,
  filters: BinderFilters,
  after: string,
  limit: number,
) => Promise<Row[]>;

const ofMerchants = { machine: null } as const;
const at = (machine: string, { machineId }: BinderFilters) =>
  given(machineId ?? undefined, (one) => sql`${raw(machine)} = ${one}`);

/** Rows whose id is beyond that of the last page. */
const beyond = (key: string, after: string): Sql => sql`${raw(key)} > ${after === "" ? "0" : after}::bigint`;

const select = <Row>(
  tx: Handle,
  columns: Sql,
  from: string,
  where: Where,
  key: string,
  limit: number,
): Promise<Row[]> =>
  tx.query<Row>(
    ...statement(sql`select ${columns} from ${raw(from)} where ${where} order by ${raw(key)} limit ${limit}`),
  );

export interface LicenceRow {
  readonly id: string;
  readonly merchantName: string;
  readonly certType: CertificateKind;
  readonly certName: string;
  readonly certNo: string;
  readonly holderName: string;
  readonly certExpiry: string | null;
  readonly reviewStatus: CertificateState;
}

export const licencesAfter: Page<LicenceRow> = (tx, { scope }, _filters, after, limit) =>
  select(
    tx,
    sql`c.id, h.name as "merchantName", c.kind as "certType", c.name as "certName", c.cert_no as "certNo", c.holder_name as "holderName",
      to_char(c.expires_on, 'YYYY-MM-DD') as "certExpiry", c.status as "reviewStatus"`,
    "certificate c join merchant h on h.id = c.merchant_id",
    conditions(scoped(scope, "c", ofMerchants), beyond("c.id", after)),
    "c.id",
    limit,
  );

export interface RuleRow {
  readonly id: string;
  readonly province: string;
  readonly saleClass: RuledClass;
  readonly allowed: boolean;
  readonly fromDay: string;
  readonly licenceNo: string;
  readonly remark: string;
}

export const rulesAfter: Page<RuleRow> = (tx, { scope }, _filters, after, limit) =>
  select(
    tx,
    sql`r.id, r.province, r.sale_class as "saleClass", r.allowed, to_char(r.from_day, 'YYYY-MM-DD') as "fromDay", r.licence_no as "licenceNo", r.remark`,
    "sale_rule r",
    conditions(scoped(scope, "r", ofMerchants), beyond("r.id", after)),
    "r.id",
    limit,
  );

interface AtMachine {
  readonly machineNo: string;
  readonly machineName: string;
}
const machine = `m.machine_no as "machineNo", m.name as "machineName"`;

export interface TemperatureRow extends AtMachine {
  readonly machineId: string;
  readonly at: Date;
  readonly lowest: number;
  readonly highest: number;
  readonly mean: number;
}

/** Its key is the machine and the instant, in the order of the table's own index. */
export const temperaturesAfter: Page<TemperatureRow> = (tx, { scope, timeZone }, filters, after, limit) => {
  const [machineId = "0", ms = "0"] = after.split(" ");
  return select(
    tx,
    sql`c.machine_id as "machineId", c.at, ${raw(machine)}, round(c.lowest::numeric, 1)::float8 as lowest, round(c.highest::numeric, 1)::float8 as highest,
      round((c.total / c.samples)::numeric, 1)::float8 as mean`,
    "machine_temperature c join machine m on m.top_id = c.top_id and m.id = c.machine_id",
    conditions(
      scoped(scope, "c"),
      at("c.machine_id", filters),
      onDays("c.at", filters, timeZone),
      after === ""
        ? undefined
        : sql`(c.machine_id, c.at) > (${machineId}::bigint, ${new Date(Number(ms))}::timestamptz)`,
    ),
    "c.machine_id, c.at",
    limit,
  );
};

export interface ExposureRow extends AtMachine {
  readonly id: string;
  readonly beganTime: Date;
  readonly endedTime: Date | null;
  readonly storage: StorageClass;
  readonly lowest: number;
  readonly highest: number;
  readonly medicineName: string;
  readonly batchNo: string;
  readonly pieces: number;
  readonly exposureState: ExposureState;
  readonly reason: string;
  readonly proposer: string | null;
  readonly decider: string | null;
  readonly decidedTime: Date | null;
}

export const exposuresAfter: Page<ExposureRow> = (tx, { scope, timeZone, language }, filters, after, limit) =>
  select(
    tx,
    sql`x.id, ${raw(machine)}, e.began_at as "beganTime", e.ended_at as "endedTime", e.storage, round(e.lowest::numeric, 1)::float8 as lowest,
      round(e.highest::numeric, 1)::float8 as highest, ${nameIn("p", language)} as "medicineName", x.batch_no as "batchNo", x.pieces, x.state as "exposureState", x.reason,
      a.name as proposer, u.name as decider, x.decided_at as "decidedTime"`,
    `exposed_batch x join temperature_excursion e on e.top_id = x.top_id and e.id = x.excursion_id join machine m on m.top_id = x.top_id and m.id = x.machine_id
     join product p on p.top_id = x.top_id and p.id = x.product_id left join app_user a on a.id = x.proposed_by left join app_user u on u.id = x.decided_by`,
    conditions(
      scoped(scope, "x"),
      at("x.machine_id", filters),
      onDays("e.began_at", filters, timeZone),
      beyond("x.id", after),
    ),
    "x.id",
    limit,
  );

export interface UpkeepRow {
  readonly id: string;
  readonly machineNo: string | null;
  readonly machineName: string | null;
  readonly maintainTime: Date;
  readonly medicineName: string;
  readonly batchNo: string;
  readonly maintainContent: string;
  readonly maintainResult: UpkeepResult;
  readonly maintainer: string | null;
  readonly remark: string;
}

/** Of a machine: its own checks, and those of whole batches. */
export const upkeepAfter: Page<UpkeepRow> = (tx, { scope, timeZone, language }, filters, after, limit) =>
  select(
    tx,
    sql`u.id, ${raw(machine)}, u.maintained_at as "maintainTime", ${nameIn("p", language)} as "medicineName", b.batch_no as "batchNo", u.content as "maintainContent",
      u.result as "maintainResult", a.name as maintainer, u.remark`,
    `medicine_upkeep u join medicine_batch b on b.top_id = u.top_id and b.id = u.batch_id join product p on p.top_id = b.top_id and p.id = b.product_id
     left join machine m on m.top_id = u.top_id and m.id = u.machine_id left join app_user a on a.id = u.maintained_by`,
    conditions(
      scoped(scope, "u", ofMerchants),
      given(filters.machineId ?? undefined, (one) => sql`(u.machine_id = ${one} or u.machine_id is null)`),
      onDays("u.maintained_at", filters, timeZone),
      beyond("u.id", after),
    ),
    "u.id",
    limit,
  );

export interface ExpiryRow extends AtMachine {
  readonly key: string;
  readonly laneNo: number;
  readonly medicineName: string;
  readonly batchNo: string;
  readonly stock: number;
  readonly shelfLifeDate: string | null;
  readonly recalled: boolean;
  readonly nearDays: number;
  readonly batchState?: BatchState;
}

/** What lies in the lanes when the file is written. */
export const expiryAfter: Page<ExpiryRow> = (tx, { scope, language }, filters, after, limit) => {
  const key = "l.machine_id || ' ' || l.cabinet || ' ' || l.lane_no";
  return select(
    tx,
    sql`${raw(key)} as key, ${raw(machine)}, l.lane_no as "laneNo", ${nameIn("p", language)} as "medicineName", l.batch_no as "batchNo", l.stock,
      to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", coalesce(b.recalled_at is not null, false) as recalled, ${raw(nearDays)} as "nearDays"`,
    `lane l join machine m on m.id = l.machine_id and m.in_service join medicine d on d.top_id = l.top_id and d.product_id = l.product_id
     join product p on p.top_id = l.top_id and p.id = l.product_id
     left join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and lower(b.batch_no) = lower(l.batch_no) ${boxOf("d")}`,
    conditions(
      scoped(scope, "m", { granted: true }),
      raw("l.stock > 0"),
      at("l.machine_id", filters),
      sql`${raw(key)} > ${after}`,
    ),
    key,
    limit,
  );
};

export interface SaleRow extends AtMachine {
  readonly id: string;
  readonly soldTime: Date;
  readonly orderNo: string | null;
  readonly laneNo: number | null;
  readonly medicineName: string;
  readonly batchNo: string | null;
  readonly quantity: number;
  readonly traceCodes: string;
}

/** Orders with the codes of their boxes, and boxes that were handed over by hand; a sale without a code shows as such. */
export const salesAfter: Page<SaleRow> = (tx, { scope, timeZone, language }, filters, after, limit) =>
  select(
    tx,
    sql`s.id, ${raw(machine)}, s.at as "soldTime", s."orderNo", s.lane_no as "laneNo", ${nameIn("p", language)} as "medicineName", b.batch_no as "batchNo", s.quantity,
      coalesce(s.codes, '') as "traceCodes"`,
    `(select o.top_id, o.merchant_id, o.machine_id, o.order_id as id, id_time(o.order_id) as at, o.order_id as "orderNo", o.lane_no, o.product_id, o.batch_id, o.quantity,
        (select string_agg(t.code, '、' order by t.id) from trace_code t where t.top_id = o.top_id and t.batch_id = o.batch_id and t.order_id = o.order_id) as codes
      from medicine_sale o
      union all
      select t.top_id, t.merchant_id, t.machine_id, t.id, t.sold_at, null, t.lane_no, b.product_id, t.batch_id, 1, t.code
      from trace_code t join medicine_batch b on b.top_id = t.top_id and b.id = t.batch_id where t.state = 'sold' and t.order_id is null) s
     join machine m on m.top_id = s.top_id and m.id = s.machine_id join product p on p.top_id = s.top_id and p.id = s.product_id
     left join medicine_batch b on b.top_id = s.top_id and b.id = s.batch_id`,
    conditions(
      scoped(scope, "s"),
      at("s.machine_id", filters),
      onDays("s.at", filters, timeZone),
      beyond("s.id", after),
    ),
    "s.id",
    limit,
  );
