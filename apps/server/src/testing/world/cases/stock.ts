import { type Cases, freshMachine, range } from "./case.ts";

const lane11 = { cabinet: "main", laneNo: 11 };

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
  "refills.list": range,
  "refills.export": range,
  "refills.explain": async (home) => ({ checkIds: [await home.refillCheck()], cause: "missing", remark: "" }),
  "counts.setLimits": () => ({ pieces: 3, percent: 10 }),
};
