import { counts } from "@yunshou/contract/stock/counts";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { refills } from "@yunshou/contract/stock/refills";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { losses } from "@yunshou/contract/stock/losses";
import { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import type { ImportCalls } from "@yunshou/contract/imports/imports";
import { receiptImportFiles, receiptImports } from "@yunshou/contract/stock/receiptImports";
import { receipts } from "@yunshou/contract/stock/receipts";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { transfers } from "@yunshou/contract/stock/transfers";
import { visitPictures, visits } from "@yunshou/contract/stock/visits";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { merchantOf } from "../access/staff/users.queries.ts";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { importHandlers } from "../platform/imports/handlers.ts";
import { addImportUpload } from "../platform/imports/upload.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { countHandlers } from "./counts/counts.ts";
import { goodsCountHandlers } from "./goodsCounts/goodsCounts.ts";
import { stockListHandlers } from "./lists/stockLists.ts";
import { lossStepHandlers } from "./lossSteps/lossSteps.ts";
import { lossHandlers } from "./procurement/losses.ts";
import { outboundHandlers } from "./outbounds/outbounds.ts";
import { refillOrderHandlers } from "./outbounds/refillOrders.ts";
import { supplierBillHandlers } from "./procurement/supplierBills.ts";
import { supplierPaymentHandlers } from "./procurement/supplierPayments.ts";
import { purchaseOrderHandlers } from "./procurement/purchaseOrders.ts";
import { purchasePlanHandlers } from "./procurement/purchasePlans.ts";
import { receiptImport } from "./procurement/receiptImport.ts";
import { receiptHandlers } from "./procurement/receipts.ts";
import { supplierProductHandlers } from "./procurement/supplierProducts.ts";
import { supplierReturnHandlers } from "./procurement/supplierReturns.ts";
import { supplierHandlers } from "./procurement/suppliers.ts";
import { warehouseHandlers } from "./procurement/warehouses.ts";
import { refillHandlers } from "./refills/refills.ts";
import { transferHandlers } from "./transfers/transfers.ts";
import { visitHandlers } from "./visits/visits.ts";

/** What lies in machines and warehouses, how it is counted and where it is bought. */
export async function mountStock(
  web: Web,
  { config: { dataDir }, database, secrets, pictures }: ProcessContext,
): Promise<void> {
  mount(web, stockLists, stockListHandlers);
  mount(web, counts, countHandlers);
  mount(web, goodsCounts, goodsCountHandlers);
  mount(web, refills, refillHandlers);
  mount(web, suppliers, supplierHandlers({ database, secrets }));
  mount(web, supplierProducts, supplierProductHandlers);
  mount(web, warehouses, warehouseHandlers);
  mount(web, purchasePlans, purchasePlanHandlers);
  mount(web, purchaseOrders, purchaseOrderHandlers);
  mount(web, receipts, receiptHandlers);
  mount(web, receiptImports as unknown as ImportCalls, importHandlers(receiptImport));
  await addImportUpload(web, receiptImportFiles, receiptImport, { database, merchantOf });
  mount(web, supplierReturns, supplierReturnHandlers);
  mount(web, supplierBills, supplierBillHandlers);
  mount(web, supplierPayments, supplierPaymentHandlers);
  mount(web, losses, lossHandlers);
  mount(web, lossStepLists, lossStepHandlers);
  mount(web, outbounds, outboundHandlers);
  mount(web, refillOrders, refillOrderHandlers);
  mount(web, transfers, transferHandlers);
  mount(web, visits, visitHandlers({ dataDir }));
  await addPublicImageUpload(web, visitPictures, { pictures, kind: "proof" }, { database, dataDir });
}
