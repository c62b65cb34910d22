import type { Tenant } from "../tenant.ts";
import { type Case, type Cases, range } from "./case.ts";

const newSet = (home: Tenant) =>
  home.medicineSet(home.rows.setCategoryId, home.rows.medConditionId, home.rows.medicineId);

/** What a form of a combination says. */
async function setForm(home: Tenant) {
  const { medCategoryId, medConditionId, setCategoryId, medicineId } = home.rows;
  const other = await home.medicine(medCategoryId, medConditionId);
  return {
    comboName: home.name("Z"),
    setCategoryId,
    conditionId: medConditionId,
    comboItems: [
      { productId: medicineId, quantity: 1 },
      { productId: other.medicineId, quantity: 2 },
    ],
    unitPriceFen: "2000",
    remark: home.canary,
  };
}

const newBatch = (home: Tenant) => home.medicineBatch(home.rows.medicineId);

async function newConflict(home: Tenant) {
  const { medicineId, medCategoryId, medConditionId } = home.rows;
  return home.medicineConflict(medicineId, (await home.medicine(medCategoryId, medConditionId)).medicineId);
}

/** What a form of a pair of medicines says beside the pair. */
const conflictForm = (home: Tenant) => ({ severity: "forbid", reason: "bleeding", remark: home.canary });

/** What a form of a batch says. */
const batchForm = (home: Tenant) => ({
  batchNo: home.name("B"),
  productionDate: "2026-01-01",
  shelfLifeDate: "2099-01-01",
  batchQty: 100,
});

const medicineColumns = ["medicineName", "unit", "medCategory"];

/** A spreadsheet of one new medicine in the merchant's category. */
const medicineSheet =
  (more: object = {}, state = "checked"): Case =>
  async (home) => {
    const importId = await home.spreadsheet(state, "medicines");
    const name = home.name("E");
    const made = {
      code: name,
      name,
      search: name,
      pieces: [],
      unit: "盒",
      price_fen: "1280",
      remark: "",
      specification: "",
      is_prescription: false,
      category_id: home.rows.medCategoryId,
      manufacturer: home.canary,
      registration_no: "国药准字Z20043456",
      sale_class: "otcB",
      storage: "room",
      symptoms: "",
      multi_use: false,
      condition_ids: [],
    };
    await home.write((tx) =>
      tx.query("update import_row set made = $2 where import_id = $1 and verdict = 'create'", [
        importId,
        JSON.stringify(made),
      ]),
    );
    return { importId, ...more };
  };

/** A spreadsheet of medicines that was written and has nothing that could hinder its way back. */
const writtenMedicines: Case = async (home) => {
  const importId = await home.spreadsheet("checked", "medicines");
  await home.write((tx) =>
    tx.query("update import_batch set state = 'imported', imported_at = now() where id = $1", [importId]),
  );
  await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
  return { importId };
};

const importedColumns = ["productCode", "batchNo", "traceCode"];

/** A spreadsheet of one code of the merchant's batch. */
const receipt =
  (more: object = {}, state = "checked"): Case =>
  async (home) => {
    const importId = await home.spreadsheet(state, "traceCodes");
    const made = JSON.stringify({ batchId: home.rows.medBatchId, code: home.newTraceCode() });
    await home.write((tx) =>
      tx.query("update import_row set made = $2 where import_id = $1 and verdict = 'create'", [importId, made]),
    );
    await home.write((tx) =>
      tx.query("update import_batch set columns = $2 where id = $1", [importId, importedColumns]),
    );
    return { importId, ...more };
  };

/** One that was written and has nothing that could hinder its way back. */
const writtenReceipt: Case = async (home) => {
  const importId = await home.spreadsheet("checked", "traceCodes");
  await home.write((tx) =>
    tx.query("update import_batch set state = 'imported', imported_at = now() where id = $1", [importId]),
  );
  await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
  return { importId };
};

/** Inputs with which calls of the area succeed; see cases.ts. */
export const pharmacyCases: Cases = {
  // Below a group of its own: a standing one that has others below it could not be chosen any more.
  "medicineGroups.create": async (home) => ({
    kind: "condition",
    parentId: await home.medicineGroup("condition"),
    categoryName: home.name("G"),
    symptoms: home.canary,
    sortNo: 5,
  }),
  "medicineGroups.update": async (home) => ({
    groupId: await home.medicineGroup("category"),
    categoryName: home.name("G"),
    symptoms: "",
    sortNo: 7,
  }),
  "medicineGroups.move": async (home) => ({
    groupId: await home.medicineGroup("category"),
    parentId: null,
    beforeId: home.rows.medCategoryId,
  }),
  "medicineGroups.enable": async (home) => ({ groupId: await home.medicineGroup("category"), enabled: false }),
  "medicineGroups.link": async (home) => {
    const groupId = await home.medicineGroup("condition");
    const { medicineId } = await home.medicine(home.rows.medCategoryId, groupId);
    return { groupId, productIds: [medicineId], linked: false };
  },
  "medicineGroups.remove": async (home) => ({ groupId: await home.medicineGroup("category") }),
  "medicines.create": (home) => home.medicineForm(home.rows.medCategoryId, home.rows.medConditionId),
  "medicines.update": async (home) => {
    const { medCategoryId, medConditionId } = home.rows;
    const { medicineId } = await home.medicine(medCategoryId, medConditionId);
    return { ...(await home.medicineForm(medCategoryId, medConditionId)), productId: medicineId, version: 1 };
  },
  "medicines.remove": async (home) => ({
    productId: (await home.medicine(home.rows.medCategoryId, home.rows.medConditionId)).medicineId,
  }),
  "medicines.setShelf": async (home) => ({
    productIds: [(await home.medicine(home.rows.medCategoryId, home.rows.medConditionId)).medicineId],
    shelf: "off",
  }),
  "medicines.export": () => ({}),
  "medicineSets.create": (home) => setForm(home),
  "medicineSets.update": async (home) => ({ ...(await setForm(home)), setId: await newSet(home) }),
  "medicineSets.enable": async (home) => ({ setId: await newSet(home), enabled: false }),
  "medicineSets.remove": async (home) => ({ setId: await newSet(home) }),
  "medicineConflicts.create": async (home) => ({
    ...conflictForm(home),
    productId: home.rows.medicineId,
    otherProductId: (await home.medicine(home.rows.medCategoryId, home.rows.medConditionId)).medicineId,
  }),
  "medicineConflicts.update": async (home) => ({ ...conflictForm(home), conflictId: await newConflict(home) }),
  "medicineConflicts.remove": async (home) => ({ conflictId: await newConflict(home) }),
  "medicineBatches.create": (home) => ({ productId: home.rows.medicineId, ...batchForm(home) }),
  "medicineBatches.update": async (home) => ({ medBatchId: await newBatch(home), ...batchForm(home) }),
  "medicineBatches.remove": async (home) => ({ medBatchId: await newBatch(home) }),
  "medicineBatches.assign": async (home) => ({
    medBatchId: await newBatch(home),
    machineId: home.rows.machineId,
    cabinet: "sub",
    laneNo: 11,
  }),
  "medicineBatches.recall": async (home) => ({ medBatchId: await newBatch(home), reason: home.canary }),
  "medicineBatches.exportStock": () => ({}),
  "medicineBatches.exportExpiry": () => ({}),
  "traceCodes.record": async (home) => ({ medBatchId: await newBatch(home), traceCodes: home.newTraceCode() }),
  "traceCodes.place": async (home) => {
    const { medBatchId, machineId } = home.rows;
    await home.namedInLane(medBatchId);
    return {
      medBatchId,
      traceCodes: (await home.traceCode(medBatchId)).traceCode,
      machineId,
      cabinet: "sub",
      laneNo: 11,
    };
  },
  "traceCodes.ofOrder": async (home) => {
    const orderNo = await home.order(home.rows);
    await home.soldMedicine(orderNo);
    return { orderNo };
  },
  "traceCodes.scan": async (home) => ({
    traceCode: (await home.traceCode(home.rows.medBatchId)).traceCode,
    machineId: home.rows.machineId,
  }),
  "traceCodes.remove": async (home) => ({ traceId: (await home.traceCode(home.rows.medBatchId)).traceId }),
  "traceCodes.export": () => ({}),
  "temperatures.decide": async (home) => {
    const { machineId, medicineId, medBatchId } = home.rows;
    const exposureId = await home.exposure(machineId, medicineId, medBatchId);
    return { exposureId, decision: "release", reason: home.canary };
  },
  "temperatures.detail": range,
  "medicineBoxes.save": () => ({ nearDays: 60, excursionMinutes: 10 }),
  "inspections.export": () => ({ machineId: null, ...range(), format: "xlsx" }),
  "medicineImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "medicineImports.detail": medicineSheet(),
  "medicineImports.rows": medicineSheet(),
  "medicineImports.map": medicineSheet({ columns: medicineColumns }, "mapping"),
  "medicineImports.mend": medicineSheet({ rowNo: 3, field: "unit", text: "瓶" }),
  "medicineImports.choices": medicineSheet({ field: "medCategory" }),
  "medicineImports.name": async (home, world) => ({
    ...(await medicineSheet()(home, world)),
    field: "medCategory",
    name: home.name("K"),
    targetId: home.rows.medCategoryId,
  }),
  "medicineImports.run": medicineSheet({ leavesRefused: true }),
  "medicineImports.undo": writtenMedicines,
  "traceImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "traceImports.detail": receipt(),
  "traceImports.rows": receipt(),
  "traceImports.map": receipt({ columns: importedColumns }, "mapping"),
  "traceImports.mend": receipt({ rowNo: 3, field: "batchNo", text: "B2" }),
  "traceImports.run": receipt({ leavesRefused: true }),
  "traceImports.undo": writtenReceipt,
  "doctors.create": (home) => home.doctorForm(),
  "doctors.update": async (home) => ({ ...home.doctorForm(), doctorId: await home.doctor() }),
  "doctors.enable": async (home) => ({ doctorId: await home.doctor(), enabled: false }),
  "doctors.remove": async (home) => ({ doctorId: await home.doctor() }),
  "doctors.export": () => ({}),
  "medicineUpkeep.create": async (home) => ({
    medBatchId: await newBatch(home),
    machineId: home.rows.machineId,
    maintainContent: home.canary,
    maintainResult: "sound",
    remark: "",
  }),
  "prescriptions.review": async (home) => {
    await home.onDuty();
    return { rxNo: (await home.prescription()).rxNo, reviewRemark: home.canary };
  },
  "prescriptions.cancel": async (home) => {
    await home.onDuty();
    return { rxNo: (await home.prescription()).rxNo, reviewRemark: home.canary };
  },
  "prescriptions.list": range,
  "prescriptions.export": range,
  "saleRules.create": (home) => ({
    province: "",
    saleClass: "otcA",
    allowed: true,
    fromDay: "2099-01-01",
    licenceNo: "L2026",
    remark: home.canary,
  }),
  "pharmacists.create": (home) => home.pharmacistForm(),
  "pharmacists.update": async (home) => {
    const { merchantId: _, ...form } = await home.pharmacistForm();
    return { ...form, pharmacistId: (await home.pharmacist()).pharmacistId };
  },
  "pharmacists.setDuty": async (home) => {
    const { pharmacistId } = await home.pharmacist();
    await home.write((tx) =>
      tx.query(
        "update certificate set status = 'approved' where id = (select certificate_id from pharmacist where id = $1)",
        [pharmacistId],
      ),
    );
    return { pharmacistId, onDuty: true };
  },
  "pharmacists.remove": async (home) => ({ pharmacistId: (await home.pharmacist()).pharmacistId }),
};
