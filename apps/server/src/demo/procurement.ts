import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type LossReason } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import {
  insertDocument,
  type NewDocument,
  saveDocumentState,
  writeLines,
} from "../stock/procurement/documents.queries.ts";
import { bookGoods } from "../stock/procurement/goodsBook.queries.ts";
import { sealSupplierContact } from "../stock/procurement/supplierContact.ts";
import { insertPayment } from "../stock/procurement/supplierPayments.queries.ts";
import { insertSupply } from "../stock/procurement/supplierProducts.queries.ts";
import { insertSupplier, newSupplierId } from "../stock/procurement/suppliers.queries.ts";
import { insertWarehouse } from "../stock/procurement/warehouses.queries.ts";
import { anotherOf, buyer, type DemoProduct, productsToBuy, receiveLines } from "./procurement.queries.ts";
import { demoTimeZone } from "./seed.ts";
import { seedBill } from "./supplierBills.ts";

const suppliers = [
  { supplierName: "华东饮品批发", contactName: "周建国", contactPhone: "13800010001", address: "上海市青浦区华新镇" },
  { supplierName: "沪上食品配送", contactName: "陈丽", contactPhone: "13800010002", address: "上海市嘉定区江桥镇" },
  { supplierName: "晨光乳业经销部", contactName: "王强", contactPhone: "13800010003", address: "上海市奉贤区" },
] as const;
type Lines = readonly { readonly product: DemoProduct; readonly quantity: number }[];

/** Products of each supplier. */
const productsEach = 6;
/** A supplier asks for this share of what a product sells for, in percent. */
const costPercent = 55n;

/** Suppliers, warehouses and purchases of the merchant with most routes, in every state. */
export async function seedProcurement(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const merchant = await buyer(tx);
  if (merchant === undefined) return;
  const { topId, merchantId, bossId } = merchant;
  const owner = { topId, merchantId };
  const other = (await anotherOf(tx, merchantId, bossId)) ?? null;
  const today = businessDay(now, demoTimeZone);
  const products = await productsToBuy(tx, merchantId, suppliers.length * productsEach);
  const warehouseId = await insertWarehouse(tx, owner, { name: "虹桥仓", remark: "主仓" });
  await insertWarehouse(tx, owner, { name: "松江仓", remark: "" });
  if (warehouseId === undefined || products.length === 0) return;
  const costOf = ({ sellingFen }: DemoProduct) => (BigInt(sellingFen) * costPercent) / 100n || 1n;
  const document = async (head: Omit<NewDocument, "topId" | "merchantId" | "createdBy" | "remark">, lines: Lines) => {
    const made = await insertDocument(tx, { ...owner, remark: "", createdBy: bossId, ...head });
    await writeLines(
      tx,
      made,
      lines.map(({ product, quantity }) => ({
        productId: product.productId,
        quantity,
        priceFen: costOf(product),
        valueFen: head.kind === "receipt" || head.kind === "return" ? costOf(product) * BigInt(quantity) : 0n,
      })),
    );
    if (other !== null && ["approved", "ordered", "rejected"].includes(head.state) && head.kind === "plan")
      await saveDocumentState(tx, made, head.state, { reviewer: other, now, reason: "" });
    return made;
  };
  for (const [index, one] of suppliers.entries()) {
    const supplierId = await newSupplierId(tx);
    const sealed = sealSupplierContact(secrets, supplierId, { contactPhone: one.contactPhone, email: "" });
    await insertSupplier(tx, owner, supplierId, { ...one, remark: "", ...sealed });
    const own = products.slice(index * productsEach, (index + 1) * productsEach);
    for (const product of own)
      await insertSupply(tx, { ...owner, supplierId }, product.productId, {
        supplyPriceFen: String(costOf(product)),
        packSize: 12,
        leadDays: 2 + index,
        enabled: true,
      });
    if (own.length === 0) continue;
    const lines = own.map((product, place) => ({ product, quantity: 48 + place * 12 }));
    const daysAgo = 12 - index * 4;
    const plan = await document(
      { kind: "plan", state: "ordered", docDate: addDays(today, -daysAgo), supplierId },
      lines,
    );
    const percent = index === 0 ? 100 : 50;
    const order = await document(
      {
        kind: "order",
        state: index === 0 ? "received" : "partlyReceived",
        docDate: addDays(today, -daysAgo + 1),
        supplierId,
        sourceId: plan.documentId,
      },
      lines,
    );
    await receiveLines(tx, topId, order.documentId, percent);
    const came = lines.map(({ product, quantity }) => ({ product, quantity: (quantity * percent) / 100 }));
    const receipt = await document(
      {
        kind: "receipt",
        state: "booked",
        docDate: addDays(today, -daysAgo + 2),
        supplierId,
        warehouseId,
        sourceId: order.documentId,
      },
      came,
    );
    await bookGoods(
      tx,
      { ...receipt, bookedOn: addDays(today, -daysAgo + 2), reason: "receipt", actorId: bossId },
      came.map(({ product, quantity }) => ({
        warehouseId,
        productId: product.productId,
        batchNo: "",
        pieces: quantity,
        how: "in",
        valueFen: costOf(product) * BigInt(quantity),
      })),
    );
    const damaged = lines.slice(0, 1).map(({ product }) => ({ product, quantity: 2 }));
    const back = await document(
      { kind: "return", state: "booked", docDate: today, supplierId, warehouseId, sourceId: receipt.documentId },
      damaged,
    );
    await bookGoods(
      tx,
      { ...back, bookedOn: today, reason: "return", actorId: bossId },
      damaged.map(({ product, quantity }) => ({
        warehouseId,
        productId: product.productId,
        batchNo: "",
        pieces: quantity,
        how: "back",
        valueFen: costOf(product) * BigInt(quantity),
      })),
    );
    await document(
      { kind: "plan", state: index === 1 ? "submitted" : "draft", docDate: today, supplierId },
      lines.slice(0, 3),
    );
    await seedBill(tx, merchant, { supplierId, index, today });
    // What was paid before a bill came.
    if (index === 2)
      await insertPayment(tx, {
        ...owner,
        supplierId,
        direction: "pay",
        amountFen: 20_000n,
        method: "bank",
        paidOn: addDays(today, -index),
        remark: "",
        operatorId: bossId,
      });
    const loss: LossReason = index === 0 ? "damaged" : "expired";
    await document(
      { kind: "loss", state: "submitted", docDate: addDays(today, -index), warehouseId, lossReason: loss },
      lines.slice(0, 1).map(({ product }) => ({ product, quantity: 2 + index })),
    );
  }
}
