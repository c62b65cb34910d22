import { machines } from "@yunshou/contract/machines/machines";
import { nextSerial } from "../rows.ts";
import { reportRow, reportScheduleRow, savedViewRow, sharedViewRow } from "../systemRows.ts";
import { type Case, type Cases, freshMachine, range } from "./case.ts";

/** The three series are read and kept as one. Without an exit that of a merchant looks like that of one whom nobody knows. */
const afterAnExit: Case = async (home) => {
  await home.admin.call(machines.decommission, { machineId: (await freshMachine(home)).machineId, reason: "换新机" });
  return { queryType: 1 };
};

/** Inputs with which calls of the area succeed; see cases.ts. */
export const insightCases: Cases = {
  "dashboard.overview": range,
  "dashboard.payments": range,
  "dashboard.productRanking": range,
  "dashboard.productDetail": (home) => ({ ...range(), productCode: home.rows.productCode }),
  "dashboard.machineRanking": range,
  "dashboard.machineDetail": (home) => ({ ...range(), machineNo: home.rows.machineNo }),
  "dashboard.export": () => ({ ...range(), table: "machines" }),

  "productSales.ranking": range,
  "productSales.export": range,

  "faceScans.list": range,
  "faceScans.summary": range,
  "faceScans.export": range,

  "soldOut.list": range,
  "soldOut.summary": range,
  "soldOut.export": range,

  "overviewFigures.read": range,
  "overviewFigures.export": range,
  "summaryFigures.read": range,
  "summaryFigures.export": range,
  "periodFigures.read": range,
  "periodFigures.export": range,
  "goodsFigures.read": range,
  "goodsFigures.export": range,
  "prescriptionFigures.read": range,
  "prescriptionFigures.export": range,
  "medicineFigures.read": range,
  "medicineFigures.export": range,
  "businessTypeFigures.read": range,
  "businessTypeFigures.export": range,
  "machineFigures.read": range,
  "machineFigures.export": range,
  "productFigures.read": range,
  "productFigures.export": range,
  "paymentFigures.read": range,
  "paymentFigures.export": range,
  "pointFigures.read": range,
  "pointFigures.export": range,
  "mallFigures.read": range,
  "mallFigures.export": range,
  "merchantFigures.read": range,
  "merchantFigures.export": range,

  "reports.create": () => ({ reportName: "overview", startDate: range().fromDay, endDate: range().toDay }),
  "reports.generate": async (home) => ({ reportId: await reportRow(home) }),
  "reportSchedules.create": async (home) => ({
    reportName: "overview",
    cycle: "daily",
    sendTime: "08:00",
    receiverIds: [(await home.user()).userId],
  }),
  "reportSchedules.enable": async (home) => ({ reportScheduleId: await reportScheduleRow(home), enabled: false }),
  "reportSchedules.remove": async (home) => ({ reportScheduleId: await reportScheduleRow(home) }),
  "savedViews.save": () => ({
    figureName: "overview",
    viewName: `view ${nextSerial()}`,
    groupBy: "day",
    compare: "none",
    condition: {},
    ...range(),
  }),
  "sharedViews.list": () => ({ listName: "machines" }),
  "sharedViews.share": async (home) => ({
    listName: `list${nextSerial()}`,
    viewName: "view",
    query: "state=online",
    periods: [],
    roleIds: [await home.role()],
  }),
  "sharedViews.withdraw": async (home) => ({ listName: "machines", viewName: await sharedViewRow(home) }),
  "savedViews.remove": async (home) => ({ savedViewId: await savedViewRow(home) }),
  "reports.remove": async (home) => ({ reportId: await reportRow(home) }),

  "screenCalls.registerClient": () => ({ userId: `world-client-${String(nextSerial()).padStart(8, "0")}`, type: 0 }),
  "screenCalls.operatingMachines": afterAnExit,
  "screenCalls.newMachines": afterAnExit,
  "screenCalls.exitedMachines": afterAnExit,
};
