import { temperatureLimits } from "@yunshou/domain";
import type { ProcessContext } from "../platform/process.ts";
import { repeating, type RepeatedDuty } from "../platform/timers.ts";
import { deleteLoosePrescriptionImages } from "./prescriptionImages.queries.ts";
import { removePrescriptionImages } from "./prescriptionImages.ts";
import { attachBatches, followExcursions, logTemperatures } from "./temperatureLog.queries.ts";

const hourMs = 3_600_000;
const looseImageHours = 24;
const portion = 1_000;

/** Hourly, pictures whose prescription was never handed in; each minute, the temperatures of cabinets. */
export function pharmacyDuties({ config: { dataDir } }: Pick<ProcessContext, "config">): RepeatedDuty[] {
  return [
    repeating("pharmacy.prescriptionImages", hourMs, async ({ tx, now, afterCommit }) => {
      const before = new Date(now.getTime() - looseImageHours * hourMs);
      const gone = await deleteLoosePrescriptionImages(tx, before, portion);
      afterCommit(() => removePrescriptionImages(dataDir, gone));
    }),
    repeating("pharmacy.temperatures", temperatureLimits.readEveryMs, async ({ tx, now }) => {
      await logTemperatures(tx, now);
      await followExcursions(tx, now);
      await attachBatches(tx, now);
    }),
  ];
}
