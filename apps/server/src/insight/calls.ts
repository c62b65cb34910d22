import { approvals } from "@yunshou/contract/insight/approvals";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { faceScans } from "@yunshou/contract/insight/faceScans";
import {
  businessTypeFigures,
  medicineFigures,
  prescriptionFigures,
  goodsFigures,
  machineFigures,
  mallFigures,
  merchantFigures,
  overviewFigures,
  paymentFigures,
  periodFigures,
  pointFigures,
  productFigures,
  summaryFigures,
} from "@yunshou/contract/insight/figures";
import { reports } from "@yunshou/contract/insight/reports";
import { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import { savedViews } from "@yunshou/contract/insight/savedViews";
import { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { productSales } from "@yunshou/contract/insight/productSales";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { soldOut } from "@yunshou/contract/insight/soldOut";
import { screens } from "@yunshou/contract/insight/screens";
import { listen } from "@yunshou/database";
import { hashOf, type Sessions } from "../access/session/session.ts";
import { saleChannel } from "../orders/book/saleNotice.ts";
import { tokenFrom } from "../platform/call.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { approvalHandlers } from "./approvals/approvals.ts";
import { dashboardHandlers } from "./dashboard.ts";
import { faceScanHandlers } from "./faceScans/faceScans.ts";
import { figureHandlers } from "./figures/figures.ts";
import { liveChannel } from "./live/channel.ts";
import { LiveHub } from "./live/hub.ts";
import { reportHandlers } from "./reports/reports.ts";
import { reportScheduleHandlers } from "./reports/reportSchedules.ts";
import { productSalesHandlers } from "./productSales.ts";
import { screenCallHandlers } from "./screens/documented.ts";
import { screenHandlers } from "./screens/screens.ts";
import { savedViewHandlers } from "./views/savedViews.ts";
import { sharedViewHandlers } from "./views/sharedViews.ts";
import { soldOutHandlers } from "./soldOut/soldOut.ts";
import { SharedAnswers } from "./sharedAnswers.ts";

interface Parts extends ProcessContext {
  readonly sessions: Sessions;
}

/** The home page, the big screens and their live channel. Answers what has to be closed with the server, in this order. */
export async function mountInsight(
  web: Web,
  { config: { publicScreens, mapApproval }, database, log, sessions }: Parts,
): Promise<(() => Promise<void> | void)[]> {
  const hub = new LiveHub(database, log);
  const shared = new SharedAnswers();
  const tokenHashOf = (headers: Parameters<typeof tokenFrom>[0]) => {
    const token = tokenFrom(headers);
    return token === undefined ? null : hashOf(token);
  };
  mount(web, dashboard, dashboardHandlers(), { keepPlans: true });
  mount(web, approvals, approvalHandlers);
  mount(web, reports, reportHandlers);
  mount(web, reportSchedules, reportScheduleHandlers);
  mount(web, savedViews, savedViewHandlers);
  mount(web, sharedViews, sharedViewHandlers(sessions));
  mount(web, productSales, productSalesHandlers, { keepPlans: true });
  mount(web, faceScans, faceScanHandlers, { keepPlans: true });
  mount(web, soldOut, soldOutHandlers, { keepPlans: true });
  mount(web, overviewFigures, figureHandlers("overview"), { keepPlans: true });
  mount(web, summaryFigures, figureHandlers("summary"), { keepPlans: true });
  mount(web, periodFigures, figureHandlers("periods"), { keepPlans: true });
  mount(web, goodsFigures, figureHandlers("goods"), { keepPlans: true });
  mount(web, prescriptionFigures, figureHandlers("prescriptions"), { keepPlans: true });
  mount(web, mallFigures, figureHandlers("mall"), { keepPlans: true });
  mount(web, medicineFigures, figureHandlers("medicines"), { keepPlans: true });
  mount(web, businessTypeFigures, figureHandlers("businessTypes"), { keepPlans: true });
  mount(web, machineFigures, figureHandlers("machines"), { keepPlans: true });
  mount(web, productFigures, figureHandlers("products"), { keepPlans: true });
  mount(web, paymentFigures, figureHandlers("payments"), { keepPlans: true });
  mount(web, pointFigures, figureHandlers("points"), { keepPlans: true });
  mount(web, merchantFigures, figureHandlers("merchants"), { keepPlans: true });
  mount(web, screens, screenHandlers({ publicScreens, shared, mapApproval }), { keepPlans: true });
  mount(web, screenCalls, screenCallHandlers({ publicScreens, shared, hub, tokenHashOf }), { keepPlans: true });
  liveChannel(web.app, { database, hub, log, publicScreens, sessionOf: (hash) => sessions.sessionOf(hash) });
  const listener = await listen({
    adminUrl: database.adminUrl,
    channels: [saleChannel],
    onNotification: (_channel, payload) => hub.notice(payload),
    onReconnect: () => hub.notice(""),
    onTrouble: (error) => log.warn({ err: error }, "notifications of the database are away"),
  });
  return [() => hub.stop(), () => listener.close()];
}
