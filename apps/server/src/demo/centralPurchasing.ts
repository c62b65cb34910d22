import type { Handle } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import { insertDocument, writeLines } from "../stock/procurement/documents.queries.ts";
import { sealSupplierContact } from "../stock/procurement/supplierContact.ts";
import { insertSupply } from "../stock/procurement/supplierProducts.queries.ts";
import { insertSupplier, newSupplierId } from "../stock/procurement/suppliers.queries.ts";
import { insertWarehouse } from "../stock/procurement/warehouses.queries.ts";
import { merchantsWithBoss } from "./finance.queries.ts";
import { buyer, productsToBuy } from "./procurement.queries.ts";
import { demoTimeZone } from "./seed.ts";

const central = {
  supplierName: "全国饮料直供",
  contactName: "孙志远",
  contactPhone: "13800010004",
  address: "江苏省苏州市昆山市",
  remark: "总部集中采购",
};
const productCount = 8;
/** Bought for everybody, a product costs this share of what it sells for, in percent. */
const costPercent = 48n;

/** What the merchant above the buyer buys for everybody below it: a supplier and a warehouse of its own, and a plan begun. */
export async function seedCentralPurchasing(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const below = await buyer(tx);
  const top = (await merchantsWithBoss(tx)).find(({ merchantId }) => merchantId === below?.topId);
  if (below === undefined || top === undefined || top.merchantId === below.merchantId) return;
  const { topId, merchantId, bossId } = top;
  const supplierId = await newSupplierId(tx);
  const sealed = sealSupplierContact(secrets, supplierId, { contactPhone: central.contactPhone, email: "" });
  await insertSupplier(tx, { topId, merchantId }, supplierId, { ...central, ...sealed });
  await insertWarehouse(tx, { topId, merchantId }, { name: "总仓", remark: "" });
  const products = (await productsToBuy(tx, below.merchantId, productCount)).map(({ productId, sellingFen }) => ({
    productId,
    priceFen: (BigInt(sellingFen) * costPercent) / 100n || 1n,
  }));
  for (const { productId, priceFen } of products)
    await insertSupply(tx, { topId, merchantId, supplierId }, productId, {
      supplyPriceFen: String(priceFen),
      packSize: 24,
      leadDays: 3,
      enabled: true,
    });
  const plan = await insertDocument(tx, {
    topId,
    merchantId,
    kind: "plan",
    state: "draft",
    docDate: businessDay(now, demoTimeZone),
    supplierId,
    remark: "",
    createdBy: bossId,
  });
  await writeLines(
    tx,
    plan,
    products.slice(0, 3).map(({ productId, priceFen }) => ({ productId, quantity: 240, priceFen, valueFen: 0n })),
  );
}
