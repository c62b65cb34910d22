import type { Loaders } from "../platform/pages.ts";

export const machinePages: Loaders<"machines"> = {
  "/shj/wdshj": () => import("./registry/MachinesPage.tsx").then((m) => m.MachinesPage),
  "/shj/ztcx": () => import("./status/StatusPage.tsx").then((m) => m.StatusPage),
  "/shj/jqbj": () => import("./alarms/AlarmsPage.tsx").then((m) => m.AlarmsPage),
  "/kcpd/jqqhbjsz": () => import("./alarms/StockAlarmsPage.tsx").then((m) => m.StockAlarmsPage),
  "/xtgl/bjrz": () => import("./alarms/AlarmLogPage.tsx").then((m) => m.AlarmLogPage),
  "/shj/yyztcx": () => import("./status/SellingPage.tsx").then((m) => m.SellingPage),
  "/shj/qzsz": () => import("./weights/WeightsPage.tsx").then((m) => m.WeightsPage),
  "/shj/hdgl": () => import("./lanes/LanesPage.tsx").then((m) => m.LanesPage),
  "/shj/dwgl": () => import("./places/PointsPage.tsx").then((m) => m.PointsPage),
  "/shj/xlgl": () => import("./places/RoutesPage.tsx").then((m) => m.RoutesPage),
  "/shj/qygl": () => import("./places/ZonesPage.tsx").then((m) => m.ZonesPage),
  "/xtgl/dqgl": () => import("./regions/RegionsPage.tsx").then((m) => m.RegionsPage),
  "/shj/spydgl": () => import("./changes/ChangesPage.tsx").then((m) => m.ChangesPage),
  "/shj/mbgl": () => import("./templates/TemplatesPage.tsx").then((m) => m.TemplatesPage),
  "/shj/shjMbadd": () => import("./templates/TemplateFormPage.tsx").then((m) => m.TemplateFormPage),
  "/shj/shjMbset": () => import("./templates/TemplateFormPage.tsx").then((m) => m.TemplateFormPage),
  "/shgl/shjqsq": () => import("./sharing/MerchantSharePage.tsx").then((m) => m.MerchantSharePage),
  "/shgl/tdjqsq": () => import("./sharing/TeamSharePage.tsx").then((m) => m.TeamSharePage),
  "/shgl/wdtd": () => import("./teams/TeamsPage.tsx").then((m) => m.TeamsPage),
  "/shgl/yylb": () => import("./operators/OperatorsPage.tsx").then((m) => m.OperatorsPage),
};
