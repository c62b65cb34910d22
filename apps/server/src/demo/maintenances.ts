import type { Handle } from "@yunshou/database";
import { maintenanceCostFen } from "@yunshou/domain";
import { insertMaintenances } from "./maintenances.queries.ts";

const part = (partId: string, partType: string, partName: string, partQty: number, priceFen: bigint) => ({
  partId,
  partType,
  partName,
  partQty,
  priceFen,
});

/** What is done at machines: the work, by whom, and the parts that it takes. `day` counts from today. */
const works = [
  {
    kind: "maintain",
    content: "清洁机身、检查门封和出货口",
    maintainer: "陈师傅",
    day: -21,
    everyDays: 30,
    labourFen: 6_000n,
    parts: [],
  },
  {
    kind: "repair",
    content: "更换 12 号货道电机",
    faultKind: "laneFault",
    maintainer: "李师傅",
    day: -9,
    labourFen: 8_000n,
    parts: [part("DJ-24V", "电机", "货道电机 24V", 1, 4_500n), part("LS-M4", "紧固件", "固定螺丝 M4", 4, 50n)],
  },
  {
    kind: "repair",
    content: "制冷不足，补充制冷剂并清洗冷凝器",
    faultKind: "temperature",
    maintainer: "李师傅",
    day: -2,
    labourFen: 12_000n,
    parts: [part("R134A", "制冷", "制冷剂 R134a 500g", 1, 9_800n)],
  },
  {
    kind: "maintain",
    content: "季度保养：电源、天线、纸币器",
    maintainer: "陈师傅",
    day: -1,
    everyDays: 90,
    labourFen: 8_000n,
    parts: [],
  },
  {
    kind: "repair",
    content: "频繁离线，更换 4G 天线",
    faultKind: "offline",
    maintainer: "王师傅",
    day: 0,
    labourFen: 5_000n,
    parts: [part("TX-4G", "通信", "4G 天线", 1, 3_200n)],
  },
] as const;

/** Maintenance and repair of the demo's machines: what is over is done on most machines and overdue on the others. */
export async function seedMaintenances(tx: Handle): Promise<void> {
  await insertMaintenances(
    tx,
    works.map((work) => ({
      faultKind: null,
      everyDays: null,
      ...work,
      labourFen: work.labourFen.toString(),
      costFen: maintenanceCostFen(work).toString(),
      parts: work.parts.map((used) => ({ ...used, priceFen: used.priceFen.toString() })),
    })),
  );
}
