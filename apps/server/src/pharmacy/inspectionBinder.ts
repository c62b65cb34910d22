import type { Language } from "@yunshou/contract";
import { batchStateOf } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { count, text, time } from "../platform/export/source.ts";
import { sheetOf, workbookOf } from "../platform/export/workbook.ts";
import * as queries from "./inspections.queries.ts";

type Filters = queries.BinderFilters;

const wordsIn = (language: Language) => ({
  common: wordsOf(language, "common").fields,
  batches: wordsOf(language, "medicineBatches"),
  log: wordsOf(language, "temperatures"),
  medicines: wordsOf(language, "medicines"),
  papers: wordsOf(language, "certificates"),
  rules: wordsOf(language, "prescriptions"),
  trace: wordsOf(language, "traceCodes"),
});

const licences = sheetOf<Filters, queries.LicenceRow>({
  title: (language) => wordsIn(language).papers.pages["/shgl/zjgl"],
  columns: (language) => {
    const { common, papers } = wordsIn(language);
    const { fields, kind, state, forever } = papers;
    return [
      [common.merchantName, (row) => text(row.merchantName)],
      [fields.certType, (row) => text(kind[row.certType])],
      [fields.certName, (row) => text(row.certName)],
      [fields.certNo, (row) => text(row.certNo)],
      [wordsIn(language).log.binder.holder, (row) => text(row.holderName)],
      [fields.certExpiry, (row) => text(row.certExpiry ?? forever)],
      [fields.reviewStatus, (row) => text(state[row.reviewStatus])],
    ];
  },
  rows: queries.licencesAfter,
  key: ({ id }) => id,
});

const rules = sheetOf<Filters, queries.RuleRow>({
  title: (language) => wordsIn(language).log.binder.rules,
  columns: (language) => {
    const { common, rules: words, medicines } = wordsIn(language);
    const { fields } = words;
    return [
      [fields.province, (row) => text(row.province)],
      [medicines.fields.saleClass, (row) => text(medicines.saleClass[row.saleClass])],
      [fields.allowed, (row) => text(medicines.yesNo[row.allowed ? "yes" : "no"])],
      [fields.fromDay, (row) => text(row.fromDay)],
      [fields.licenceNo, (row) => text(row.licenceNo)],
      [common.remark, (row) => text(row.remark)],
    ];
  },
  rows: queries.rulesAfter,
  key: ({ id }) => id,
});

const temperatures = sheetOf<Filters, queries.TemperatureRow>({
  title: (language) => wordsIn(language).log.pages["/ypgl/wdjl"],
  columns: (language) => {
    const { common, log } = wordsIn(language);
    return [
      [common.machineNo, (row) => text(row.machineNo)],
      [common.machineName, (row) => text(row.machineName)],
      [log.fields.readTime, (row) => time(row.at)],
      [`${log.lowest} °C`, (row) => count(row.lowest)],
      [`${log.highest} °C`, (row) => count(row.highest)],
      [`${log.binder.mean} °C`, (row) => count(row.mean)],
    ];
  },
  rows: queries.temperaturesAfter,
  key: ({ machineId, at }) => `${machineId} ${at.getTime()}`,
});

const excursions = sheetOf<Filters, queries.ExposureRow>({
  title: (language) => wordsIn(language).log.binder.excursions,
  columns: (language) => {
    const { common, log, medicines, batches } = wordsIn(language);
    return [
      [common.machineNo, (row) => text(row.machineNo)],
      [common.machineName, (row) => text(row.machineName)],
      [log.binder.from, (row) => time(row.beganTime)],
      [log.binder.to, (row) => (row.endedTime === null ? text(log.lasting) : time(row.endedTime))],
      [medicines.fields.storage, (row) => text(medicines.storage[row.storage])],
      [`${log.lowest} °C`, (row) => count(row.lowest)],
      [`${log.highest} °C`, (row) => count(row.highest)],
      [batches.fields.medicineName, (row) => text(row.medicineName)],
      [batches.fields.batchNo, (row) => text(row.batchNo)],
      [log.pieces, (row) => count(row.pieces)],
      [log.state, (row) => text(log.exposureState[row.exposureState])],
      [log.fields.reason, (row) => text(row.reason)],
      [log.binder.proposer, (row) => text(row.proposer)],
      [log.binder.decider, (row) => text(row.decider)],
      [log.binder.decided, (row) => time(row.decidedTime)],
    ];
  },
  rows: queries.exposuresAfter,
  key: ({ id }) => id,
});

const upkeep = sheetOf<Filters, queries.UpkeepRow>({
  title: (language) => wordsIn(language).batches.pages["/ypgl/ypyh"],
  columns: (language) => {
    const { common, batches } = wordsIn(language);
    const { fields } = batches;
    return [
      [fields.maintainTime, (row) => time(row.maintainTime)],
      [common.machineNo, (row) => text(row.machineNo)],
      [common.machineName, (row) => text(row.machineName)],
      [fields.medicineName, (row) => text(row.medicineName)],
      [fields.batchNo, (row) => text(row.batchNo)],
      [fields.maintainContent, (row) => text(row.maintainContent)],
      [fields.maintainResult, (row) => text(batches.result[row.maintainResult])],
      [fields.maintainer, (row) => text(row.maintainer)],
      [common.remark, (row) => text(row.remark)],
    ];
  },
  rows: queries.upkeepAfter,
  key: ({ id }) => id,
});

const expiry = sheetOf<Filters, queries.ExpiryRow>({
  title: (language) => wordsIn(language).batches.pages["/ypgl/ypqx"],
  columns: (language) => {
    const { common, batches } = wordsIn(language);
    const { fields } = batches;
    return [
      [common.machineNo, (row) => text(row.machineNo)],
      [common.machineName, (row) => text(row.machineName)],
      [fields.laneNo, (row) => count(row.laneNo)],
      [fields.medicineName, (row) => text(row.medicineName)],
      [fields.batchNo, (row) => text(row.batchNo)],
      [fields.stock, (row) => count(row.stock)],
      [fields.shelfLifeDate, (row) => text(row.shelfLifeDate)],
      [
        fields.batchState,
        (row) => text(row.batchState === undefined ? batches.unknownBatch : batches.batchState[row.batchState]),
      ],
    ];
  },
  async rows(tx, context, filters, after, limit) {
    const rows = await queries.expiryAfter(tx, context, filters, after, limit);
    return rows.map(({ shelfLifeDate, ...row }) =>
      shelfLifeDate === null
        ? { ...row, shelfLifeDate }
        : {
            ...row,
            shelfLifeDate,
            batchState: batchStateOf({ shelfLifeDate, recalled: row.recalled }, context.today, row.nearDays),
          },
    );
  },
  key: ({ key }) => key,
});

const sales = sheetOf<Filters, queries.SaleRow>({
  title: (language) => wordsIn(language).log.binder.sales,
  columns: (language) => {
    const { common, batches, log, trace } = wordsIn(language);
    return [
      [trace.fields.soldTime, (row) => time(row.soldTime)],
      [common.orderNo, (row) => text(row.orderNo)],
      [common.machineNo, (row) => text(row.machineNo)],
      [common.machineName, (row) => text(row.machineName)],
      [batches.fields.laneNo, (row) => count(row.laneNo)],
      [batches.fields.medicineName, (row) => text(row.medicineName)],
      [batches.fields.batchNo, (row) => text(row.batchNo)],
      [log.pieces, (row) => count(row.quantity)],
      [trace.fields.traceCode, (row) => text(row.traceCodes)],
    ];
  },
  rows: queries.salesAfter,
  key: ({ id }) => id,
});

/** What an inspection asks for, in one file: licences, rules of sale, temperatures, excursions, storage checks, expiry and sales by trace code. */
export const inspectionBinder = workbookOf<Filters>({
  name: "inspectionBinder",
  title: (language) => wordsIn(language).log.binder.title,
  sheets: [licences, rules, temperatures, excursions, upkeep, expiry, sales],
});
