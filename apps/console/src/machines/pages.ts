import { page } from "../platform/pages.ts";

export const machinePages = [
  page("/shj/wdshj", "machines.machine.read", async () => (await import("./MachinesPage.tsx")).MachinesPage),
  page("/shj/hdgl", "machines.lane.read", async () => (await import("./LanesPage.tsx")).LanesPage),
];
