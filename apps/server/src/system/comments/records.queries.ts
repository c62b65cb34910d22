import { isId, type Permission } from "@yunshou/contract";
import { type RecordKind, recordReaders } from "@yunshou/contract/records";
import {
  conditions,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import type { Session } from "../../platform/call.ts";

/** A record as comments need it. */
export interface FoundRecord {
  readonly id: string;
  readonly topId: string;
  readonly merchantId: string;
  /** The machine that binds who sees the record; null where none does. */
  readonly machineId: string | null;
  /** The area that binds who sees a card (CARD-24). */
  readonly areaId: string | null;
  /** Which one it is among the documents, shops or tickets of its kind. */
  readonly part: string | null;
  /** Of documents and payments, whose lists show a range of days: the day on which the record stands there. */
  readonly day: string | null;
  /** Whoever reported the ticket, and may therefore read it. */
  readonly reporterId: string | null;
}

/** Where a record lies: its tables, what it meets there, and the columns that say more of it. */
export interface Place {
  readonly from: string;
  readonly where: Where;
  readonly machine?: string;
  readonly area?: string;
  readonly part?: string;
  readonly day?: string;
  readonly reporter?: string;
}

/** So many records of one name are looked at, to tell whether one merchant alone has it. */
const namesakes = 20;

const ofMerchants = { machine: null } as const;
const ofMachines = { granted: true } as const;

/** A number or name as people say it, or the record itself, whatever it is called now. */
type Name = string | { readonly id: string };

const called = (name: Name, isNamed: (text: string) => Sql | undefined): Sql | undefined =>
  typeof name === "string" ? isNamed(name) : sql`r.id = ${name.id}::bigint`;

/** Numbers that are ids; another text is the number of nothing. */
const numberOf = (column: `${string}.id`, name: Name): Sql | undefined =>
  called(name, (text) => (isId(text) ? sql`${raw(column)} = ${text}::bigint` : raw("false")));

/** Where records of each kind lie, and what of the caller's scope their lists name. Every table is called `r`. */
const places: Readonly<Record<RecordKind, (scope: Scope, no: Name) => Place>> = {
  machine: (scope, no) => ({
    from: "machine r",
    where: conditions(
      scoped(scope, "r", ofMachines),
      called(no, (text) => equals("r.machine_no", text)),
    ),
    machine: "r.id",
  }),
  order: (scope, no) => ({
    from: "sales_order r",
    where: conditions(scoped(scope, "r", ofMachines), numberOf("r.id", no), sql`r.machine_id <> 0`),
    machine: "r.machine_id",
  }),
  card: (scope, no) => ({
    from: "card r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.card_no", text)),
      given(scope.cardAreas, (areas) => sql`r.area_id = any(${areas}::bigint[])`),
    ),
    area: "r.area_id",
  }),
  merchant: (scope, no) => ({
    from: "merchant r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.merchant_no", text)),
    ),
  }),
  product: (scope, no) => ({
    from: "product r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.code", text)),
      sql`r.deleted_at is null`,
    ),
  }),
  mallOrder: (scope, no) => ({
    from: "mall_order f join sales_order r on r.top_id = f.top_id and r.id = f.id",
    where: conditions(scoped(scope, "r"), numberOf("r.id", no)),
    part: "f.shop_kind",
    // No machine made it, so that nobody who is narrowed to machines sees it.
    machine: "r.machine_id",
  }),
  withdrawal: (scope, no) => ({
    from: "withdrawal r",
    where: conditions(scoped(scope, "r", ofMerchants), numberOf("r.id", no)),
  }),
  ticket: (scope, no) => ({
    from: "ticket r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      numberOf("r.id", no),
      given(
        scope.machines,
        (machines) => sql`(r.subject_machine_id is null or r.subject_machine_id = any(${machines}::bigint[]))`,
      ),
    ),
    machine: "r.subject_machine_id",
    part: "case when r.source = 'console' then 'console' when r.escalated_at is null then 'customer' else 'escalated' end",
    reporter: "case when r.source = 'console' and r.state <> 'deleted' then r.reporter_id end",
  }),
  plan: (scope, no) => ({
    from: "marketing_plan r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.name", text)),
    ),
  }),
  ad: (scope, no) => ({
    from: "ad r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.name", text)),
      sql`r.deleted_at is null`,
    ),
  }),
  certificate: (scope, no) => ({
    from: "certificate r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.cert_no", text)),
    ),
  }),
  pickup: (scope, no) => ({
    from: "pickup_code r",
    where: conditions(scoped(scope, "r", ofMerchants), numberOf("r.id", no)),
  }),
  rollout: (scope, no) => ({
    from: "rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`k.name || ' ' || k.version = ${text}`),
    ),
  }),
  // Batches of two medicines may bear one number: the code of the medicine tells them apart.
  batch: (scope, no) => ({
    from: "medicine_batch r join product p on p.top_id = r.top_id and p.id = r.product_id",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`r.batch_no || ' · ' || p.code = ${text}`),
    ),
    part: "r.product_id::text",
  }),
  supplier: (scope, no) => ({
    from: "supplier r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => equals("r.name", text)),
    ),
  }),
  supplierBill: (scope, no) => ({
    from: "supplier_bill r join supplier s on s.top_id = r.top_id and s.id = r.supplier_id",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`r.bill_no || ' · ' || s.name = ${text}`),
    ),
  }),
  supplierPayment: (scope, no) => ({
    from: "supplier_payment r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`r.doc_no collate "C" = ${text}`),
    ),
    day: "r.paid_on",
  }),
  goodsCount: (scope, no) => ({
    from: "goods_count r",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`r.doc_no collate "C" = ${text}`),
    ),
  }),
  machineCount: (scope, no) => ({
    from: "stock_count r",
    where: conditions(scoped(scope, "r", ofMachines), numberOf("r.id", no)),
    machine: "r.machine_id",
  }),
  // A refill order belongs to its machine, as in its list; every other document to the merchant.
  document: (scope, no) => ({
    from: "goods_document r left join machine m on r.kind = 'refill' and m.top_id = r.top_id and m.id = r.about_machine_id",
    where: conditions(
      scoped(scope, "r", ofMerchants),
      called(no, (text) => sql`r.doc_no collate "C" = ${text}`),
      sql`(r.kind <> 'refill' or ${scoped(scope, "m", ofMachines)})`,
    ),
    machine: "case when r.kind = 'refill' then r.about_machine_id end",
    part: "r.kind",
    day: "r.doc_date",
  }),
};

/** Where the record of a kind with this name lies, as far as the scope reaches. */
export const placeOf = (kind: RecordKind, scope: Scope, no: Name): Place => places[kind](scope, no);

/** The rights that read a part of a kind, where not each right of the kind reads each part. */
export const readersOfPart: Readonly<Partial<Record<RecordKind, Readonly<Record<string, readonly Permission[]>>>>> = {
  mallOrder: { mall: ["mall.order.read"], quickBuy: ["mall.quickBuyOrder.read"] },
  ticket: {
    console: ["support.ticket.read"],
    customer: ["support.customer.read"],
    escalated: ["support.ticket.read", "support.customer.read"],
  },
  document: {
    plan: ["stock.plan.read"],
    order: ["stock.purchase.read"],
    receipt: ["stock.receipt.read"],
    return: ["stock.receipt.read"],
    outbound: ["stock.outbound.read"],
    transfer: ["stock.outbound.read"],
    loss: ["stock.loss.read"],
    refill: ["stock.refillOrder.read"],
  },
};

/** The rights of which one is enough to read a record. */
export const readersOf = (kind: RecordKind, { part }: Pick<FoundRecord, "part">): readonly Permission[] => {
  const parts = readersOfPart[kind];
  return parts === undefined ? recordReaders[kind] : (parts[part ?? ""] ?? []);
};

const mayRead = (kind: RecordKind, record: FoundRecord, { permissions, userId }: Session): boolean =>
  readersOf(kind, record).some((right) => permissions.has(right)) ||
  (record.reporterId === userId && permissions.has("support.feedback.read"));

/**
 * The record that a number or name means to the caller, or nothing where he may not read it. Of several merchants that call
 * one of theirs the same, it is that of his own; without one there, nobody can tell which is meant.
 */
export async function findRecord(
  tx: Handle,
  session: Session,
  kind: RecordKind,
  no: Name,
): Promise<FoundRecord | undefined> {
  if (!recordReaders[kind].some((right) => session.permissions.has(right))) return undefined;
  const {
    from,
    where,
    machine = "null::bigint",
    area = "null::bigint",
    part = "null::text",
    day = "null::date",
    reporter = "null::bigint",
  } = placeOf(kind, session.scope, no);
  const own = session.merchantId;
  const rows = await tx.query<FoundRecord>(
    ...statement(sql`select r.id, r.top_id as "topId", r.merchant_id as "merchantId", ${raw(machine)} as "machineId",
        ${raw(area)} as "areaId", ${raw(part)} as part, to_char(${raw(day)}, 'YYYY-MM-DD') as day, ${raw(reporter)} as "reporterId"
      from ${raw(from)} where ${where} order by r.merchant_id = ${own}::bigint desc, r.id desc limit ${namesakes}`),
  );
  const [first] = rows;
  if (first === undefined || !mayRead(kind, first, session)) return undefined;
  const isClear = first.merchantId === own || rows.every(({ merchantId }) => merchantId === first.merchantId);
  return isClear ? first : undefined;
}
