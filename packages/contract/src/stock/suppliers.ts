import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/stock/suppliers";
const one = { supplierId: id };

const supplierRow = z.object({
  ...one,
  supplierNo: z.string(),
  supplierName: z.string(),
  contactName: z.string(),
  /** Masked, like the mail; the form shows both in full. */
  contactPhone: z.string(),
  address: z.string(),
  email: z.string(),
  enabled: z.boolean(),
  remark: z.string(),
  /** Products that it is asked for. */
  productCount: z.number().int(),
  createdTime: instant,
  merchantName: z.string(),
});

const form = {
  supplierName: z.string().max(500),
  contactName: z.string().max(500).default(""),
  contactPhone: z.string().max(50),
  address: z.string().max(1_000).default(""),
  email: z.string().max(500).default(""),
  remark: z.string().max(1_000).default(""),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "field.notMobile",
  "field.notEmail",
  "stock.supplierTaken",
] as const;

/** Suppliers of merchants (STOCK-06). */
export const suppliers = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.supplier.read",
    summary: "Suppliers of the caller's merchants; phones and mails are masked. A phone is found by its whole number.",
    input: listInput({ supplierName: contains, contactPhone: contains }, ["createdTime", "supplierName"]),
    output: listOutput(supplierRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.supplier.write",
    summary: "One supplier with phone and mail in full, for its form; who read it is recorded.",
    input: z.object(one),
    output: supplierRow,
    refusals: ["stock.supplierUnknown"],
  }),
  choices: endpoint({
    method: "GET",
    path: `${base}/choices`,
    access: "stock.supplier.read",
    alsoWith: ["stock.plan.write", "stock.receipt.write", "stock.payment.write"],
    summary: "Suppliers of the caller's own merchant that forms offer.",
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ ...one, supplierName: z.string(), enabled: z.boolean() })) }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.supplier.write",
    summary: "Adds a supplier to the caller's merchant.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:supplierId`,
    access: "stock.supplier.write",
    summary: "Changes a supplier.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "stock.supplierUnknown"],
  }),
  setEnabled: endpoint({
    method: "POST",
    path: `${base}/:supplierId/state`,
    access: "stock.supplier.write",
    summary: "Enables or disables a supplier; nothing new is ordered at one that is disabled.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["stock.supplierUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:supplierId`,
    access: "stock.supplier.write",
    summary: "Deletes a supplier that no document names, with its prices.",
    input: z.object(one),
    output: nothing,
    refusals: ["stock.supplierUnknown", "stock.supplierInUse"],
  }),
};
