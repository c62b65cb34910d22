import type { Language, StoredRow } from "@yunshou/contract";
import type { soldOut, SoldOutGroup } from "@yunshou/contract/insight/soldOut";
import {
  conditions,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  scopedBy,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface SoldOutFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly merchantNo?: string | undefined;
  readonly productId?: string | undefined;
  readonly groupBy: SoldOutGroup;
}

/** Whose eyes the list is for. */
export interface SoldOutReader {
  readonly scope: Scope;
  readonly language: Language;
}

type Row = StoredRow<typeof soldOut.list>;
type Sums = Pick<Row, "timeCount" | "emptyMinutes" | "lostPieces" | "lostAmountFen">;

const sums = `count(*)::int as "timeCount", coalesce(sum(o.empty_seconds) / 60, 0)::int as "emptyMinutes",
  round(coalesce(sum(o.lost_milli), 0) / 1000.0, 1)::float8 as "lostPieces", coalesce(sum(o.lost_fen), 0)::bigint as lost`;

const joins = `sold_out o join machine m on m.id = o.machine_id left join point t on t.top_id = m.top_id and t.id = m.point_id
  join merchant h on h.id = o.merchant_id join product p on p.top_id = o.top_id and p.id = o.product_id`;

const whereOf = (scope: Scope, { fromDay, toDay, machineNo, merchantNo, productId }: Omit<SoldOutFilters, "groupBy">) =>
  conditions(
    scoped(scope, "o", { granted: true }),
    sql`o.business_day between ${fromDay} and ${toDay}`,
    numbered("m.machine_no", "machine", machineNo),
    numbered("h.merchant_no", "merchant", merchantNo),
    productId === undefined ? undefined : sql`o.product_id = ${productId}`,
  );

const none = raw(`null::bigint as "machineId", '' as "machineNo", '' as "machineName", '' as "pointName"`);
const machine = raw(
  `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", coalesce(t.name, '') as "pointName"`,
);
const anyProduct = raw(`null::bigint as "productId", '' as "productCode", '' as "productName"`);

/** What rows of a group are told apart by; the key orders an export. */
function groupOf(by: SoldOutGroup, language: Language): { readonly shown: Sql; readonly by: Sql; readonly key: Sql } {
  const product = sql`p.id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName"`;
  const [ofMachine, ofProduct] = [raw("m.id, m.machine_no, m.name, t.name"), raw("p.id, p.code, p.name, p.names")];
  switch (by) {
    case "machine":
      return {
        shown: sql`null::text as day, ${machine}, ${anyProduct}`,
        by: ofMachine,
        key: raw("lpad(m.id::text, 19, '0')"),
      };
    case "product":
      return {
        shown: sql`null::text as day, ${none}, ${product}`,
        by: ofProduct,
        key: raw("lpad(p.id::text, 19, '0')"),
      };
    case "day":
      return {
        shown: sql`o.business_day::text as day, ${none}, ${anyProduct}`,
        by: raw("o.business_day"),
        key: raw("o.business_day::text"),
      };
    case "time":
      return {
        shown: sql`o.business_day::text as day, ${machine}, ${product}`,
        by: sql`o.business_day, ${ofMachine}, ${ofProduct}`,
        key: raw("o.business_day || '-' || lpad(m.id::text, 19, '0') || '-' || lpad(p.id::text, 19, '0')"),
      };
  }
}

/** The scope stands inside of the groups. */
const grouped = scopedBy(() => "true");

function listOf({ scope, language }: SoldOutReader, filters: SoldOutFilters): List {
  const group = groupOf(filters.groupBy, language);
  return {
    columns: `v."rowId", v.day, v."machineId", v."machineNo", v."machineName", v."pointName", v."productId", v."productCode", v."productName",
      v."timeCount", v."emptyMinutes", v."lostPieces", v.lost::text as "lostAmountFen"`,
    from: sql`(select ${group.key} as "rowId", ${group.shown}, ${raw(sums)} from ${raw(joins)} where ${whereOf(scope, filters)} group by ${group.by}) v`,
    where: grouped,
  };
}

const order = {
  by: {
    timeCount: 'v."timeCount"',
    emptyMinutes: 'v."emptyMinutes"',
    lostPieces: 'v."lostPieces"',
    lostAmountFen: "v.lost",
  },
  unsorted: "v.lost desc",
  tie: ['v."rowId" desc'],
} as const satisfies Order<string>;

/** One page of sold-out times as they are grouped, the dearest first unless asked otherwise. */
export const listSoldOut = (
  tx: Handle,
  reader: SoldOutReader,
  filters: SoldOutFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by their key. */
export const soldOutAfter = (
  tx: Handle,
  reader: SoldOutReader,
  filters: SoldOutFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(reader, filters), 'v."rowId"', after, limit);

/** Sums of all days of the range, and of each of them; a day on which nothing ran out has none. */
export async function soldOutSums(
  tx: Handle,
  scope: Scope,
  filters: SoldOutFilters,
): Promise<{ total: Sums; days: (Sums & { day: string })[] }> {
  const rows = await tx.query<Omit<Sums, "lostAmountFen"> & { day: string | null; lost: string }>(
    ...statement(
      sql`select o.business_day::text as day, ${raw(sums)} from ${raw(joins)} where ${whereOf(scope, filters)} group by rollup (o.business_day) order by 1`,
    ),
  );
  const read = ({ day: _day, lost, ...row }: (typeof rows)[number]): Sums => ({ ...row, lostAmountFen: String(lost) });
  return {
    total: read(rows.find(({ day }) => day === null)!),
    days: rows.flatMap((row) => (row.day === null ? [] : [{ ...read(row), day: row.day }])),
  };
}
