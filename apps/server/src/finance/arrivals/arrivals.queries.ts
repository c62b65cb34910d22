import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { arrivals } from "@yunshou/contract/finance/arrivals";
import { conditions, contains, equals, type Handle, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import type { ArrivalState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

export type ArrivalFilters = Pick<
  ParsedInputOf<typeof arrivals.list>,
  "fromDay" | "toDay" | "arrivalState" | "reason" | "bankReference"
>;
type Row = StoredRow<typeof arrivals.list>;

const shownDay = "coalesce(a.bank_day, a.expected_day)";

const listOf = (scope: Scope, { fromDay, toDay, arrivalState, reason, bankReference }: ArrivalFilters): List => ({
  columns: `a.id as "arrivalId", ${shownDay} as "arrivalDate", a.kind as "expectationKind", a.expected_day as "expectedDate",
    a.expected_fen as "expectedAmountFen", a.subject, a.bank_fen as "bankAmountFen", a.bank_reference as "bankReference", a.payer,
    (coalesce(a.bank_fen, 0) - coalesce(a.expected_fen, 0))::text as "differenceFen", a.state as "arrivalState", a.reason, a.remark,
    u.name as handler, a.handled_at as "handleTime", a.version`,
  from: "bank_arrival a",
  shown: "left join app_user u on u.id = a.handler_id",
  where: conditions(
    scoped(scope, "a", ofMerchants),
    sql`coalesce(a.bank_day, a.expected_day) between ${fromDay}::date and ${toDay}::date`,
    equals("a.state", arrivalState),
    equals("a.reason", reason),
    contains("a.bank_reference", bankReference),
  ),
});

const order = {
  by: { arrivalDate: shownDay },
  unsorted: "arrivalDate",
  tie: ["a.id"],
} as const satisfies Order<string>;

export const listArrivals = (
  tx: Handle,
  scope: Scope,
  filters: ArrivalFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next rows of an export, by id. */
export const arrivalsAfter = (
  tx: Handle,
  scope: Scope,
  filters: ArrivalFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, filters), "a.id", after, limit);

/** A pair of expectation and bank line as its steps need it. */
export interface ArrivalRecord {
  readonly arrivalId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly about: string;
  readonly state: ArrivalState;
  readonly version: number;
}

/** One of the scope, locked until the transaction ends. */
export async function lockArrival(tx: Handle, scope: Scope, id: string): Promise<ArrivalRecord | undefined> {
  const values: unknown[] = [id];
  const where = scopeSql(scope, "a", values, ofMerchants);
  const [row] = await tx.query<ArrivalRecord>(
    `select a.id as "arrivalId", a.top_id as "topId", a.merchant_id as "merchantId", a.state, a.version,
       ${shownDay}::text || ' ' || coalesce(a.bank_reference, a.subject) as about
     from bank_arrival a where a.id = $1 and ${where} for update`,
    values,
  );
  return row;
}

/** Writes by whom, when and with what note a difference was worked off. */
export async function saveSettled(
  tx: Handle,
  { topId, arrivalId }: ArrivalRecord,
  { remark, userId, now }: { readonly remark: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    "update bank_arrival set state = 'done', remark = $3, handler_id = $4, handled_at = $5, version = version + 1 where top_id = $1 and id = $2",
    [topId, arrivalId, remark, userId, now],
  );
}
