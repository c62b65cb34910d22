import type { Tenant } from "../tenant.ts";
import { type Case, type Cases, freshMachine, range } from "./case.ts";

const supplyForm = { supplyPriceFen: "300", packSize: 12, leadDays: 2, enabled: true };
const planForm = (home: Tenant) => ({
  supplierId: home.rows.supplierId,
  docDate: range().fromDay,
  remark: home.canary,
  lines: [{ productId: home.rows.productId, quantity: 3, supplyPriceFen: "200" }],
});
const outboundForm = (home: Tenant) => ({
  warehouseId: home.rows.warehouseId,
  routeId: home.rows.routeId,
  remark: home.canary,
  lines: [{ productId: home.rows.productId, quantity: 3 }],
});
const lane11 = { cabinet: "main", laneNo: 11 };

/** A spreadsheet of one receipt line, in a state of its way. */
const receiptFile =
  (more: object = {}, state = "checked"): Case =>
  async (home) => {
    const importId = await home.spreadsheet(state, "receipts");
    const made = {
      warehouseId: await home.warehouse(),
      supplierId: await home.supplier(),
      purchaseId: null,
      docDate: range().fromDay,
      productId: home.rows.productId,
      batchNo: "",
      productionDate: null,
      shelfLifeDate: null,
      quantity: 4,
      priceFen: "200",
    };
    await home.write((tx) =>
      tx.query("update import_row set made = $2 where import_id = $1 and verdict = 'create'", [
        importId,
        JSON.stringify(made),
      ]),
    );
    return { importId, ...more };
  };

/** One that was written and whose receipts nothing hinders on their way back. */
const writtenReceipts: Case = async (home) => {
  const importId = await home.spreadsheet("imported", "receipts");
  await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
  return { importId };
};

/** A spreadsheet of one price of a supplier, in a state of its way. */
const supplyFile =
  (more: object = {}, state = "checked"): Case =>
  async (home) => {
    const importId = await home.spreadsheet(state, "supplierProducts");
    const made = {
      supplier_id: await home.supplier(),
      product_id: home.rows.productId,
      price_fen: "200",
      pack_size: 1,
      lead_days: 3,
      enabled: true,
    };
    await home.write((tx) =>
      tx.query("update import_row set made = $2 where import_id = $1 and verdict = 'create'", [
        importId,
        JSON.stringify(made),
      ]),
    );
    return { importId, ...more };
  };

/** One that was written and that nothing hinders on its way back. */
const writtenSupplies: Case = async (home) => {
  const importId = await home.spreadsheet("imported", "supplierProducts");
  await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
  return { importId };
};

/** Inputs with which calls of the area succeed; see cases.ts. */
export const stockCases: Cases = {
  "counts.start": async (home) => ({ machineIds: [(await freshMachine(home)).machineId] }),
  "counts.enter": async (home) => ({
    countId: await home.count("counting", { lines: false }),
    ...lane11,
    counted: 9,
    seenTime: null,
  }),
  "counts.explain": async (home) => ({ countId: await home.count(), ...lane11, reason: "damaged", remark: "" }),
  "counts.finish": async (home) => ({ countId: await home.count() }),
  "counts.review": async (home) => ({ countId: await home.count("waiting"), agreed: true }),
  "counts.cancel": async (home) => ({ countId: await home.count() }),
  "goodsCounts.start": async (home) => ({ warehouseId: await home.warehouse() }),
  "goodsCounts.enter": async (home) => ({
    goodsCountId: await home.goodsCount("counting", { lines: false }),
    productId: home.rows.productId,
    counted: 99,
    seenTime: null,
  }),
  "goodsCounts.explain": async (home) => ({
    goodsCountId: await home.goodsCount(),
    productId: home.rows.productId,
    reason: "damaged",
    remark: "",
  }),
  "goodsCounts.finish": async (home) => ({ goodsCountId: await home.goodsCount() }),
  "goodsCounts.review": async (home) => ({
    goodsCountId: await home.goodsCount("waiting", { counterId: (await home.user()).userId }),
    agreed: true,
  }),
  "goodsCounts.cancel": async (home) => ({ goodsCountId: await home.goodsCount() }),
  "goodsCounts.reverse": async (home) => ({ goodsCountId: await home.goodsCount("booked") }),
  "refills.list": range,
  "refills.export": range,
  "refills.explain": async (home) => ({ checkIds: [await home.refillCheck()], cause: "missing", remark: "" }),
  "suppliers.create": (home) => home.supplierForm(),
  "suppliers.update": async (home) => ({ supplierId: await home.supplier(), ...home.supplierForm() }),
  "suppliers.setEnabled": async (home) => ({ supplierId: await home.supplier(), enabled: false }),
  "suppliers.remove": async (home) => ({ supplierId: await home.supplier() }),
  "supplierProducts.create": async (home) => ({
    supplierId: await home.supplier(),
    productId: home.rows.productId,
    ...supplyForm,
  }),
  "supplierProducts.update": async (home) => ({ supplyId: await home.supply(), ...supplyForm }),
  "supplierProducts.remove": async (home) => ({ supplyId: await home.supply() }),
  "supplyImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "supplyImports.detail": supplyFile(),
  "supplyImports.rows": supplyFile(),
  "supplyImports.map": supplyFile({ columns: ["supplierName", "productCode", "supplyPrice"] }, "mapping"),
  "supplyImports.mend": supplyFile({ rowNo: 3, field: "productCode", text: "B2" }),
  "supplyImports.run": supplyFile({ leavesRefused: true }),
  "supplyImports.undo": writtenSupplies,
  "warehouses.create": (home) => ({ warehouseName: home.name("W"), remark: home.canary }),
  "warehouses.update": async (home) => ({
    warehouseId: await home.warehouse(),
    warehouseName: home.name("W"),
    enabled: true,
    closedDay: "2020-01-31",
  }),
  "warehouses.setWarning": async (home) => ({ levelId: await home.level(), warnThreshold: 3 }),
  "purchasePlans.list": range,
  "purchasePlans.create": planForm,
  "purchasePlans.update": async (home) => ({
    documentId: await home.document("plan", "draft"),
    version: 1,
    ...planForm(home),
  }),
  "purchasePlans.submit": async (home) => ({ documentId: await home.document("plan", "draft") }),
  "purchasePlans.review": async (home) => ({ documentId: await home.byAnother("plan"), version: 1, approved: true }),
  "purchasePlans.order": async (home) => ({ documentId: await home.document("plan", "approved") }),
  "purchasePlans.remove": async (home) => ({ documentId: await home.document("plan", "draft") }),
  "purchaseOrders.list": range,
  "purchaseOrders.update": async (home) => ({
    documentId: await home.document("order", "ordered"),
    version: 1,
    remark: home.canary,
  }),
  "purchaseOrders.send": async (home) => ({ documentId: await home.document("order", "ordered") }),
  "purchaseOrders.close": async (home) => ({ documentId: await home.document("order", "ordered") }),
  "receipts.list": range,
  "receipts.create": async (home) => ({
    warehouseId: home.rows.warehouseId,
    purchaseId: await home.document("order", "ordered"),
    docDate: range().fromDay,
    lines: [{ productId: home.rows.productId, quantity: 4, costPriceFen: "200" }],
  }),
  "receipts.reverse": async (home) => {
    const warehouseId = await home.warehouse();
    await home.level(warehouseId);
    return { documentId: await home.document("receipt", "booked", { warehouseId }) };
  },
  "receiptImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "receiptImports.detail": receiptFile(),
  "receiptImports.rows": receiptFile(),
  "receiptImports.map": receiptFile({ columns: ["warehouseName", "productCode", "receivedQty"] }, "mapping"),
  "receiptImports.mend": receiptFile({ rowNo: 3, field: "productCode", text: "B2" }),
  "receiptImports.run": receiptFile({ leavesRefused: true }),
  "receiptImports.undo": writtenReceipts,
  "supplierBills.list": range,
  "supplierBills.create": async (home) => ({
    supplierId: home.rows.supplierId,
    billNo: home.name("B"),
    billedOn: range().fromDay,
    dueOn: range().toDay,
    amountFen: "2100",
    documentIds: [await home.document("receipt", "booked")],
    remark: home.canary,
    confirmed: true,
  }),
  "supplierBills.void": async (home) => ({ billId: await home.bill() }),
  "supplierPayments.list": range,
  "supplierPayments.create": (home) => ({
    supplierId: home.rows.supplierId,
    payDirection: "pay",
    amountFen: "100",
    payMethod: "bank",
    remark: home.canary,
    confirmed: true,
  }),
  "supplierPayments.reverse": async (home) => ({ paymentId: await home.payment() }),
  "losses.list": range,
  "lossStepLists.list": range,
  "lossStepLists.facts": (home) => ({ ...range(), productId: home.rows.productId }),
  "lossStepLists.export": range,
  "losses.create": (home) => ({
    warehouseId: home.rows.warehouseId,
    machineId: home.rows.machineId,
    productId: home.rows.productId,
    lossQty: 2,
    lossReason: "expired",
    remark: home.canary,
  }),
  "losses.review": async (home) => ({ documentId: await home.byAnother("loss"), approved: true }),
  "losses.reverse": async (home) => ({ documentId: await home.document("loss", "booked") }),
  "outbounds.list": range,
  "outbounds.suggest": (home) => ({ warehouseId: home.rows.warehouseId, routeId: home.rows.routeId }),
  "outbounds.create": outboundForm,
  "outbounds.update": async (home) => ({
    documentId: await home.document("outbound", "draft"),
    version: 1,
    ...outboundForm(home),
  }),
  "outbounds.issue": async (home) => ({ documentId: await home.document("outbound", "draft") }),
  "outbounds.cancel": async (home) => ({ documentId: await home.document("outbound", "draft") }),
  "outbounds.reverse": async (home) => {
    const bagId = await home.warehouse();
    await home.level(bagId);
    return { documentId: await home.document("outbound", "issued", { bagId }) };
  },
  "supplierReturns.list": range,
  "supplierReturns.create": async (home) => {
    const warehouseId = await home.warehouse();
    await home.level(warehouseId);
    const receiptId = await home.document("receipt", "booked", { warehouseId });
    return { receiptId, remark: home.canary, lines: [{ productId: home.rows.productId, quantity: 3 }] };
  },
  "supplierReturns.reverse": async (home) => ({ documentId: await home.document("return", "booked") }),
  "transfers.list": range,
  "transfers.create": async (home) => {
    const [warehouseId, intoId] = [await home.warehouse(), await home.warehouse()];
    await home.level(warehouseId);
    return { warehouseId, intoId, remark: home.canary, lines: [{ productId: home.rows.productId, quantity: 3 }] };
  },
  "transfers.reverse": async (home) => {
    const bagId = await home.warehouse();
    await home.level(bagId);
    return { documentId: await home.document("transfer", "booked", { bagId }) };
  },
  "refillOrders.list": range,
  "refillOrders.create": async (home) => ({
    machineIds: [(await freshMachine(home)).machineId],
    warehouseId: home.rows.warehouseId,
    remark: home.canary,
  }),
  "refillOrders.fill": async (home) => {
    const { machineId } = await freshMachine(home);
    return { documentId: await home.document("refill", "planned", { machineId }), lines: [{ lineNo: 1, filled: 0 }] };
  },
  "refillOrders.cancel": async (home) => {
    const { machineId } = await freshMachine(home);
    return { documentId: await home.document("refill", "planned", { machineId }) };
  },
  "visits.setCost": () => ({ visitCostFen: "1800" }),
  "visits.act": async (home) => {
    const { machineId, productId } = await freshMachine(home);
    await home.document("refill", "planned", { machineId, productId });
    const actKey = home.name("act-of-a-phone").replace(/[^0-9a-zA-Z-]/g, "-");
    const act = { kind: "fillLane", ...lane11, productId, pieces: 2, bagNo: "B1" };
    return { actKey, machineId, actTime: new Date().toISOString(), ...act };
  },
  "counts.setLimits": () => ({ pieces: 3, percent: 10 }),
};
