import { adDeadlineMs } from "@yunshou/domain";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { enqueue } from "../../machines/commands/outbox.ts";
import { repeating, type TimerContext, type TimerHandler } from "../../platform/timers.ts";
import { adsKey } from "./adEffects.ts";
import { takeForgotten } from "./materials.queries.ts";
import { adsOf, expirePlaylists, takePending } from "./playlists.queries.ts";

const tellEveryMs = 3_000;
const forgetEveryMs = 3_600_000;
const machinesAtOnce = 200;
const filesAtOnce = 200;

/** Tells connected machines what they shall show, as it is at this moment, and ends what was not answered in time. */
export async function tellAds({ tx, now }: Pick<TimerContext, "tx" | "now">): Promise<void> {
  await expirePlaylists(tx, now);
  const due = await takePending(tx, machinesAtOnce, now, adDeadlineMs);
  if (due.length === 0) return;
  const machineIds = due.map(({ machineId }) => machineId);
  const shown = Map.groupBy(await adsOf(tx, machineIds, now), ({ machineId }) => machineId);
  const notAfter = new Date(now.getTime() + adDeadlineMs);
  await enqueue(
    tx,
    due.map(({ machineId, version }) => ({
      machineId,
      key: adsKey,
      type: "ads" as const,
      body: {
        version,
        notAfter: notAfter.getTime(),
        ads: (shown.get(machineId) ?? []).map(({ machineId: _, slots, ...ad }) => ({
          ...ad,
          slots: slots.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: slots[place + 1]! }] : [])),
        })),
      },
      notAfter,
    })),
  );
}

/** Tells machines of their ads, and removes files that no ad shows for a day. */
export const adDuties = (dataDir: string): TimerHandler[] => [
  repeating("marketing.tellAds", tellEveryMs, tellAds),
  repeating("marketing.forgottenMaterials", forgetEveryMs, async ({ tx, now, afterCommit }) => {
    const files = await takeForgotten(tx, now, filesAtOnce);
    afterCommit(async () => {
      for (const file of files) await rm(join(dataDir, "files", file), { force: true });
    });
  }),
];
