import { page } from "../platform/pages.ts";

export const machinePages = [
  page("/shj/wdshj", "machines.machine.read", async () => (await import("./registry/MachinesPage.tsx")).MachinesPage),
  page("/shj/hdgl", "machines.lane.read", async () => (await import("./lanes/LanesPage.tsx")).LanesPage),
  page(
    "/shgl/shjqsq",
    "machines.share.read",
    async () => (await import("./sharing/MerchantSharePage.tsx")).MerchantSharePage,
  ),
  page("/shgl/tdjqsq", "machines.share.read", async () => (await import("./sharing/TeamSharePage.tsx")).TeamSharePage),
  page("/shgl/wdtd", "machines.team.read", async () => (await import("./teams/TeamsPage.tsx")).TeamsPage),
  page(
    "/shgl/yylb",
    "machines.operator.read",
    async () => (await import("./operators/OperatorsPage.tsx")).OperatorsPage,
  ),
];
