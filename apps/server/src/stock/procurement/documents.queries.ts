import type { Language } from "@yunshou/contract";
import {
  conditions,
  contains,
  equals,
  type Handle,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { linesThatCount } from "../../goods/receivedLines.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

/** Kinds of documents, with what their numbers begin with. */
export const prefixes = {
  plan: "JH",
  order: "CG",
  receipt: "RK",
  outbound: "CH",
  loss: "BS",
  refill: "BH",
  transfer: "DB",
  return: "TH",
} as const;
export type DocumentKind = keyof typeof prefixes;

/** Who looks, and in which language products are named. */
export interface Reader {
  readonly scope: Scope;
  readonly userId: string;
  readonly merchantId: string;
  readonly language: Language;
}

export interface DocumentFilters {
  readonly docNo?: string | undefined;
  readonly supplierName?: string | undefined;
  readonly docStatus?: string | undefined;
  readonly fromDay?: string;
  readonly toDay?: string;
}

/**
 * Whether a row of levels under this name may still be sold on a day. Of goods without a batch number the day that their
 * receipts name says nothing of those that lie there now.
 */
export const isUsableOn = (level: "l" | "e", scope: Scope, today: string): Sql => {
  const [topId, productId, batchNo] = [raw(`${level}.top_id`), raw(`${level}.product_id`), raw(`${level}.batch_no`)];
  return sql`(${batchNo} = '' or coalesce((select min(x.shelf_life_date) from ${raw(linesThatCount)} where ${scoped(scope, "x", ofMerchants)}
      and x.top_id = ${topId} and x.product_id = ${productId} and x.batch_no = ${batchNo}) >= ${today}::date, true))
    and not exists (select from medicine_batch b where b.top_id = ${topId} and b.product_id = ${productId} and lower(b.batch_no) = lower(${batchNo})
      and (b.recalled_at is not null or b.shelf_life_date < ${today}::date))`;
};

/** Pieces of a row of levels under this name that may be sold on a day and do not wait to be written off. */
export const sellablePieces = (level: "e", scope: Scope, today: string): Sql => {
  const of = (column: string) => raw(`${level}.${column}`);
  return sql`case when ${isUsableOn(level, scope, today)} then greatest(${of("stock")} - coalesce((select sum(n.quantity)
      from goods_document f join goods_document_line n on n.top_id = f.top_id and n.document_id = f.id
      where ${scoped(scope, "f", ofMerchants)} and f.merchant_id = ${of("merchant_id")} and f.kind = 'loss' and f.state = 'submitted' and f.top_id = ${of("top_id")}
        and f.warehouse_id = ${of("warehouse_id")} and n.product_id = ${of("product_id")} and n.batch_no = ${of("batch_no")}), 0), 0) else 0 end`;
};

/** Documents of the days of a range. */
export const inRange = ({ fromDay, toDay }: DocumentFilters): Sql | undefined =>
  fromDay === undefined || toDay === undefined
    ? undefined
    : sql`d.doc_date between ${fromDay}::date and ${toDay}::date`;

const listOf = (kind: DocumentKind, { scope, userId, merchantId }: Reader, filters: DocumentFilters): List => ({
  columns: sql`d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus", d.supplier_id as "supplierId",
    s.name as "supplierName", w.name as "warehouseName", d.quantity, d.done_quantity as "doneQuantity", d.amount_fen as "amountFen", d.remark, d.reason,
    coalesce(u.name, '') as "createdBy", d.created_at as "createdTime", r.name as reviewer, ${userId}::bigint in (d.created_by, coalesce(d.submitted_by, d.created_by)) as own, d.merchant_id = ${merchantId} as "ofOwnMerchant",
    m.name as "merchantName", d.version${raw(kind === "order" ? `, d.sent_at as "sentTime"` : "")}`,
  from: `goods_document d join merchant m on m.id = d.merchant_id left join app_user u on u.id = d.created_by
    left join supplier s on s.top_id = d.top_id and s.id = d.supplier_id left join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
    left join app_user r on r.id = d.reviewed_by`,
  where: conditions(
    scoped(scope, "d", ofMerchants),
    equals("d.kind", kind),
    contains("d.doc_no", filters.docNo),
    contains("s.name", filters.supplierName),
    equals("d.state", filters.docStatus),
    inRange(filters),
  ),
});

const order = {
  by: { docDate: "d.doc_date", amountFen: "d.amount_fen" },
  unsorted: "d.id desc",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

/** Documents of a kind. `Row` is the row of its contract. */
export const listDocuments = <Row>(
  tx: Handle,
  kind: DocumentKind,
  reader: Reader,
  filters: DocumentFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(kind, reader, filters), order, paging);

/** A line as its document shows it. */
export interface DocumentLine {
  readonly lineNo: number;
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly unit: string;
  readonly batchNo: string;
  readonly quantity: number;
  readonly doneQuantity: number;
  readonly priceFen: string;
}

export interface Related {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly docNo: string;
  readonly docDate: string;
}

/** One document with its lines, what it came from and what it led to. */
export async function documentDetail<Row extends object>(
  tx: Handle,
  kind: DocumentKind,
  reader: Reader,
  documentId: string,
): Promise<(Row & { lines: DocumentLine[]; related: Related[] }) | undefined> {
  const list = listOf(kind, reader, {});
  const where = conditions(list.where, sql`d.id = ${documentId}`);
  const paging = { page: 1, pageSize: 1, direction: "desc" } as const;
  const [row] = (await pageOf<Row, keyof typeof order.by>(tx, { ...list, where }, order, paging)).rows;
  return row === undefined ? undefined : { ...row, ...(await partsOf(tx, reader, documentId)) };
}

/** The lines of a document that the reader sees, what it came from and what it led to. */
export async function partsOf(
  tx: Handle,
  reader: Reader,
  documentId: string,
): Promise<{ lines: DocumentLine[]; related: Related[] }> {
  const lines = await tx.query<DocumentLine>(
    ...statement(sql`select l.line_no as "lineNo", l.product_id as "productId", p.code as "productCode", ${nameIn("p", reader.language)} as "productName", p.unit,
        l.batch_no as "batchNo", l.quantity, l.done_quantity as "doneQuantity", l.price_fen as "priceFen"
      from goods_document_line l join product p on p.top_id = l.top_id and p.id = l.product_id
      where ${conditions(scoped(reader.scope, "l", ofMerchants), sql`l.document_id = ${documentId}`)} order by l.line_no`),
  );
  const related = await tx.query<Related>(
    ...statement(sql`select d.id as "documentId", d.kind, d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate" from goods_document d
      where ${conditions(
        scoped(reader.scope, "d", ofMerchants),
        sql`(d.source_id = ${documentId} or d.id = (select o.source_id from goods_document o where ${scoped(reader.scope, "o", ofMerchants)} and o.id = ${documentId}))`,
      )} order by d.id`),
  );
  return { lines, related };
}

/** A document as its steps need it. */
export interface HeldDocument<State extends string = string> extends Owner {
  readonly documentId: string;
  readonly docNo: string;
  readonly docDate: string;
  readonly state: State;
  readonly supplierId: string | null;
  readonly warehouseId: string | null;
  readonly bagId: string | null;
  readonly routeId: string | null;
  readonly sourceId: string | null;
  readonly aboutMachineId: string | null;
  readonly remark: string;
  readonly createdBy: string;
  /** Of a plan: who handed it in. */
  readonly submittedBy: string | null;
  readonly version: number;
}

/** A document of the caller, held until the transaction ends. */
export async function holdDocument<State extends string>(
  tx: Handle,
  scope: Scope,
  kind: DocumentKind,
  documentId: string,
): Promise<HeldDocument<State> | undefined> {
  const where = conditions(scoped(scope, "d", ofMerchants), sql`d.kind = ${kind} and d.id = ${documentId}`);
  const [row] = await tx.query<HeldDocument<State>>(
    ...statement(sql`select d.id as "documentId", d.top_id as "topId", d.merchant_id as "merchantId", d.doc_no as "docNo",
        to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state, d.supplier_id as "supplierId", d.warehouse_id as "warehouseId", d.bag_id as "bagId",
        d.route_id as "routeId", d.source_id as "sourceId", d.about_machine_id as "aboutMachineId", d.remark, d.created_by as "createdBy",
        d.submitted_by as "submittedBy", d.version
      from goods_document d where ${where} for update`),
  );
  return row;
}

/** A line as it is written. */
export interface NewLine {
  readonly productId: string;
  readonly batchNo?: string;
  readonly productionDate?: string | null;
  readonly shelfLifeDate?: string | null;
  readonly quantity: number;
  readonly priceFen: bigint;
  /** What the pieces cost when they were booked. */
  readonly valueFen?: bigint;
  /** The lane that a refill order fills. */
  readonly cabinet?: Cabinet | null;
  readonly laneNo?: number | null;
}

export interface StoredLine extends Required<Omit<NewLine, "priceFen" | "valueFen" | "cabinet" | "laneNo">> {
  readonly lineId: string;
  readonly doneQuantity: number;
  readonly priceFen: string;
  readonly valueFen: string;
}

/** The lines of a document that is held. */
export const linesOf = (
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
): Promise<StoredLine[]> =>
  tx.query<StoredLine>(
    `select l.id as "lineId", l.product_id as "productId", l.batch_no as "batchNo", to_char(l.production_date, 'YYYY-MM-DD') as "productionDate",
       to_char(l.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", l.quantity, l.done_quantity as "doneQuantity", l.price_fen as "priceFen", l.value_fen as "valueFen"
     from goods_document_line l where l.top_id = $1 and l.document_id = $2 order by l.line_no`,
    [topId, documentId],
  );

/** The head of a new document. */
export interface NewDocument extends Owner {
  readonly kind: DocumentKind;
  readonly docDate: string;
  readonly state: string;
  readonly supplierId?: string | null;
  readonly warehouseId?: string | null;
  readonly bagId?: string | null;
  readonly routeId?: string | null;
  readonly replenisherId?: string | null;
  /** Of a refill order: lanes at their threshold, and all lanes. */
  readonly lanesBelow?: number;
  readonly lanesAll?: number;
  readonly sourceId?: string | null;
  readonly aboutMachineId?: string | null;
  readonly lossReason?: string | null;
  readonly remark: string;
  readonly createdBy: string;
  /** The spreadsheet that it came from. */
  readonly importId?: string;
}

type MadeDocument = Owner & { readonly documentId: string; readonly docNo: string };

/** Writes a document without its lines; answers its id and number. */
export const insertDocument = async (tx: Handle, made: NewDocument): Promise<MadeDocument> =>
  (await insertOnce(tx, made, ""))!;

/** The same of a refill order; undefined where its machine has an open one, which whoever is of a merchant below does not see. */
export const insertRefillOrder = (
  tx: Handle,
  made: Omit<NewDocument, "kind" | "state">,
): Promise<MadeDocument | undefined> =>
  insertOnce(
    tx,
    { ...made, kind: "refill", state: "planned" },
    "on conflict (about_machine_id, top_id) where kind = 'refill' and state = 'planned' do nothing",
  );

async function insertOnce(tx: Handle, made: NewDocument, onConflict: string): Promise<MadeDocument | undefined> {
  const [row] = await tx.query<{ documentId: string; docNo: string }>(
    `insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, supplier_id, warehouse_id, bag_id, source_id, remark, created_by, about_machine_id, loss_reason,
       route_id, replenisher_id, lanes_below, lanes_all, import_id)
     values ($1, $2, $3, $4 || nextval('goods_document_number'), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) ${onConflict} returning id as "documentId", doc_no as "docNo"`,
    [
      made.topId,
      made.merchantId,
      made.kind,
      prefixes[made.kind],
      made.docDate,
      made.state,
      made.supplierId ?? null,
      made.warehouseId ?? null,
      made.bagId ?? null,
      made.sourceId ?? null,
      made.remark,
      made.createdBy,
      made.aboutMachineId ?? null,
      made.lossReason ?? null,
      made.routeId ?? null,
      made.replenisherId ?? null,
      made.lanesBelow ?? null,
      made.lanesAll ?? null,
      made.importId ?? null,
    ],
  );
  return row === undefined ? undefined : { topId: made.topId, merchantId: made.merchantId, ...row };
}

/** Writes the lines of a document in the place of those that it had, and its totals. */
export async function writeLines(
  tx: Handle,
  { topId, merchantId, documentId }: Owner & { readonly documentId: string },
  lines: readonly NewLine[],
): Promise<void> {
  await tx.query("delete from goods_document_line where top_id = $1 and document_id = $2", [topId, documentId]);
  await tx.query(
    `insert into goods_document_line (top_id, merchant_id, document_id, line_no, product_id, batch_no, production_date, shelf_life_date, quantity, price_fen, value_fen,
       cabinet, lane_no)
     select $1, $2, $3, n.place, n.product_id, n.batch_no, n.production, n.keeps, n.quantity, n.price, n.value, n.cabinet, n.lane_no
     from unnest($4::bigint[], $5::text[], $6::date[], $7::date[], $8::int[], $9::bigint[], $10::bigint[], $11::text[], $12::int[])
       with ordinality as n (product_id, batch_no, production, keeps, quantity, price, value, cabinet, lane_no, place) order by n.place`,
    [
      topId,
      merchantId,
      documentId,
      lines.map(({ productId }) => productId),
      lines.map(({ batchNo = "" }) => batchNo),
      lines.map(({ productionDate = null }) => productionDate),
      lines.map(({ shelfLifeDate = null }) => shelfLifeDate),
      lines.map(({ quantity }) => quantity),
      lines.map(({ priceFen }) => priceFen),
      lines.map(({ valueFen = 0n }) => valueFen),
      lines.map(({ cabinet = null }) => cabinet),
      lines.map(({ laneNo = null }) => laneNo),
    ],
  );
  await tx.query(
    `update goods_document d set quantity = t.quantity, amount_fen = t.amount
     from (select coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(quantity * price_fen), 0)::bigint as amount
           from goods_document_line where top_id = $1 and document_id = $2) t where d.top_id = $1 and d.id = $2`,
    [topId, documentId],
  );
}

/** Adds received pieces to lines of an order, or takes them back, and sums them in its head. */
export async function addReceived(
  tx: Handle,
  { topId, documentId }: HeldDocument,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.query(
    `update goods_document_line l set done_quantity = l.done_quantity + n.pieces from unnest($2::bigint[], $3::int[]) as n (id, pieces)
     where l.top_id = $1 and l.id = n.id`,
    [topId, [...pieces.keys()], [...pieces.values()]],
  );
  await tx.query(
    `update goods_document d set done_quantity = (select coalesce(sum(done_quantity), 0)::int from goods_document_line where top_id = $1 and document_id = $2)
     where d.top_id = $1 and d.id = $2`,
    [topId, documentId],
  );
}

/** Writes the head of a document that may be changed. */
export async function saveHead(
  tx: Handle,
  { topId, documentId }: HeldDocument,
  given: {
    readonly state: string;
    readonly remark: string;
    readonly docDate?: string;
    readonly supplierId?: string | null;
  },
): Promise<void> {
  await tx.query(
    `update goods_document set state = $3, remark = $4, doc_date = coalesce($5, doc_date), supplier_id = coalesce($6, supplier_id),
       reviewed_by = null, reviewed_at = null, reason = '', version = version + 1 where top_id = $1 and id = $2`,
    [topId, documentId, given.state, given.remark, given.docDate ?? null, given.supplierId ?? null],
  );
}

/** Writes the state that a step led to, and who reviewed it. */
export async function saveDocumentState(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  state: string,
  review?: { readonly reviewer: string; readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx.query(
    `update goods_document set state = $3, reviewed_by = coalesce($4, reviewed_by), reviewed_at = coalesce($5, reviewed_at),
       reason = coalesce($6, reason), version = version + 1 where top_id = $1 and id = $2`,
    [topId, documentId, state, review?.reviewer ?? null, review?.now ?? null, review?.reason ?? null],
  );
}

/** Writes who handed a plan in; what was said when it was rejected is over. */
export async function saveSubmitted(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  given: { readonly state: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update goods_document set state = $3, submitted_by = $4, submitted_at = $5, reviewed_by = null, reviewed_at = null, reason = '', version = version + 1
     where top_id = $1 and id = $2`,
    [topId, documentId, given.state, given.userId, given.now],
  );
}

/** Writes when an order was sent to its supplier. */
export async function saveSent(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  now: Date,
): Promise<void> {
  await tx.query("update goods_document set sent_at = $3, version = version + 1 where top_id = $1 and id = $2", [
    topId,
    documentId,
    now,
  ]);
}

export async function deleteDocument(tx: Handle, { topId, documentId }: HeldDocument): Promise<void> {
  await tx.query("delete from goods_document where top_id = $1 and id = $2", [topId, documentId]);
}

/** Whether any document names a supplier. */
export async function supplierHasDocuments(tx: Handle, topId: string, supplierId: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from goods_document where top_id = $1 and supplier_id = $2 union all select 1 from supplier_payment where top_id = $1 and supplier_id = $2 limit 1",
    [topId, supplierId],
  );
  return rows.length > 0;
}
