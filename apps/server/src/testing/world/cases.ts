import { accessCases } from "./cases/access.ts";
import type { Cases } from "./cases/case.ts";
import { financeCases } from "./cases/finance.ts";
import { goodsCases } from "./cases/goods.ts";
import { insightCases } from "./cases/insight.ts";
import { machinesCases } from "./cases/machines.ts";
import { mallCases } from "./cases/mall.ts";
import { marketingCases } from "./cases/marketing.ts";
import { merchantsCases } from "./cases/merchants.ts";
import { membersCases } from "./cases/members.ts";
import { ordersCases } from "./cases/orders.ts";
import { paymentsCases } from "./cases/payments.ts";
import { pharmacyCases } from "./cases/pharmacy.ts";
import { stockCases } from "./cases/stock.ts";
import { supportCases } from "./cases/support.ts";
import { systemCases } from "./cases/system.ts";

/**
 * Inputs with which calls succeed. Without an entry a call gets its required fields: values of the shape that the contract
 * demands, and where a field addresses a row (`addresses.ts`), a standing row of the caller's merchant. A call that changes
 * what it addresses needs an entry that makes a row for it, because each call must succeed when it is asked. The entries are
 * written in `cases/<area>.ts`.
 */
export const cases: Cases = {
  ...accessCases,
  ...financeCases,
  ...goodsCases,
  ...insightCases,
  ...machinesCases,
  ...mallCases,
  ...marketingCases,
  ...membersCases,
  ...merchantsCases,
  ...ordersCases,
  ...paymentsCases,
  ...pharmacyCases,
  ...stockCases,
  ...supportCases,
  ...systemCases,
};

/** What uploads send. */
export const contents: Readonly<Record<string, string>> = {
  "softwareUploads.upload": "agent",
  "adVideos.upload": "\0\0\0 ftypisom\0\0\0\0isommp41",
  "billUploads.upload": "<xml><return_msg><![CDATA[No Bill Exist]]></return_msg></xml>",
  "agreementUploads.upload": "%PDF-1.7\nx\n%%EOF\n",
  "arrivalImportFiles.upload": "日期,金额,流水号,对方户名\n2026-11-02,9.00,B1,财付通\n",
  "receiptImportFiles.upload": "仓库,商品编号,到货数量\n总仓,D001,5\n",
  "supplyImportFiles.upload": "供应商名称,商品编号,供货价\n总仓,D001,5\n",
  "medicineImportFiles.upload": "药品名称,单位\n板蓝根颗粒,盒\n",
  "traceImportFiles.upload": "商品编号,批次,追溯码\nD001,B1,81234567890123456789\n",
  "nameImportFiles.upload": "商品编号,English\nD001,Water\n",
  "cardImportFiles.upload": "卡号,物理卡号,逻辑卡号\nA1,00a1b2c3,L1\n",
  "dataCardImportFiles.upload": "ICCID,流量卡类型,运营商\n8986,物联网卡,中国移动\n",
  "machineImportFiles.upload": "机器编号,机器名称,机器类型\nA1,甲,饮料机\n",
  "productImportFiles.upload": "商品名称,单位\n茶,瓶\n",
  "translationFiles.upload": "词条键,语言,词条文本\nlogs.words.unknownPerson,de,Niemand\n",
  "announcementFiles.upload": "%PDF-1.7\nx\n%%EOF\n",
  "uploads.upload": "%PDF-1.7\nx\n%%EOF\n",
};
