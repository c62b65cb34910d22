import { goodsReasons, warehouseKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/stock/warehouses";
const one = { warehouseId: id };

const place = {
  warehouseName: z.string(),
  warehouseKind: z.enum(warehouseKinds),
};

const levelRow = z.object({
  /** The level, or the warehouse where nothing has lain yet. */
  rowId: id,
  /** Null where nothing has lain yet: such a warehouse has one row, without a product. */
  levelId: id.nullable(),
  ...one,
  ...place,
  productId: id.nullable(),
  productCode: z.string(),
  productName: z.string(),
  unit: z.string(),
  /** Empty for goods without a batch. */
  batchNo: z.string(),
  stock: z.number().int(),
  /** What one piece cost on average; null where nothing lies. */
  averageFen: fen.nullable(),
  /** What all of it cost. */
  valueFen: fen,
  /** 0 warns of nothing. */
  warnThreshold: z.number().int(),
  updatedTime: instant,
  merchantName: z.string(),
});

const movementRow = z.object({
  movementId: id,
  reason: z.enum(goodsReasons),
  quantity: z.number().int(),
  valueFen: fen,
  stockAfter: z.number().int(),
  docNo: z.string(),
  docDate: day,
  operatorName: z.string().nullable(),
  createdTime: instant,
});

const form = { warehouseName: z.string().max(500), remark: z.string().max(1_000).default("") };
const formRefusals = ["field.required", "field.tooLong", "field.remarkTooLong", "stock.warehouseTaken"] as const;

/** Warehouses, what lies in them and how it got there (STOCK-07, STOCK-08). */
export const warehouses = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.warehouse.read",
    summary: "The warehouses and bags of the caller's merchants and what lies in them.",
    input: listInput(
      { warehouseName: contains, productName: contains, warehouseKind: z.enum(warehouseKinds).optional() },
      ["stock", "updatedTime"],
    ),
    output: listOutput(levelRow),
  }),
  movements: endpoint({
    method: "GET",
    path: `${base}/movements`,
    access: "stock.warehouse.read",
    summary: "What moved of one product and batch in one warehouse, newest first.",
    input: listInput({ levelId: id }, ["createdTime"]),
    output: listOutput(movementRow),
  }),
  choices: endpoint({
    method: "GET",
    path: `${base}/choices`,
    access: "stock.warehouse.read",
    alsoWith: [
      "stock.count.write",
      "stock.receipt.write",
      "stock.loss.write",
      "stock.outbound.write",
      "stock.refillOrder.write",
    ],
    summary: "Warehouses and bags of the caller's merchants; documents are made for those of the own one.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          ...place,
          enabled: z.boolean(),
          /** Of the caller's own merchant. */
          own: z.boolean(),
          /** The last day of which nothing moves any more. */
          closedDay: day.nullable(),
          remark: z.string(),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.warehouse.write",
    summary: "Adds a warehouse to the caller's merchant.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:warehouseId`,
    access: "stock.warehouse.write",
    summary: "Changes a warehouse or closes its days up to one, which is not taken back.",
    input: z.object({ ...one, ...form, enabled: z.boolean(), closedDay: day.nullable() }),
    output: nothing,
    refusals: [...formRefusals, "stock.warehouseUnknown", "stock.closedEarlier", "stock.dayNotOver"],
  }),
  setWarning: endpoint({
    method: "PUT",
    path: `${base}/levels/:levelId`,
    access: "stock.warehouse.write",
    summary: "Sets the stock at which a product of a warehouse is to be bought.",
    input: z.object({ levelId: id, warnThreshold: z.number() }),
    output: nothing,
    refusals: ["record.unknown", "stock.wholeOutOfRange"],
  }),
};
