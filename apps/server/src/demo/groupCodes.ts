import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { insertGroupCode, setGroupCodeEnabled } from "../mall/groupCodes.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { replaceImage, storeImage } from "../platform/images/store.ts";
import { groupPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { demoTimeZone } from "./seed.ts";
import { firstMachines } from "./stores.queries.ts";

interface DemoCode {
  readonly name: string;
  readonly colour: readonly [number, number, number];
  /** Which of the merchant's machines it hangs at; null for the mall. */
  readonly machine: number | null;
  /** Its last day, from today. */
  readonly days: number;
  readonly isEnabled?: false;
}

const codes: readonly DemoCode[] = [
  { name: "商城福利群", colour: [24, 32, 44], machine: null, days: 60 },
  { name: "大厅自贩机客户群", colour: [28, 92, 168], machine: 0, days: 7 },
  { name: "健身房客户群", colour: [46, 128, 92], machine: 1, days: 0 },
  { name: "新品试吃群", colour: [196, 60, 52], machine: 2, days: -12 },
  { name: "团购预热群", colour: [92, 70, 150], machine: null, days: 30, isEnabled: false },
];

/** Group codes in every state, with pictures through the same door as an upload. */
export async function seedGroupCodes(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const machines = await firstMachines(tx, owner.topId, owner.merchantId, 3);
  for (const [place, { name, colour, machine, days, isEnabled = true }] of codes.entries()) {
    const image = await pictures.draw(groupPicture(colour, place), { kind: "groupCode", queue: "0001" });
    if ("ok" in image) throw new Error(`The picture of ${name} is refused: ${image.code}.`);
    const stored = await storeImage(tx, dataDir, owner, owner.userId, image);
    if ("ok" in stored) throw new Error(`The picture of ${name} is refused: ${stored.code}.`);
    await replaceImage({ tx, afterCommit: () => undefined }, dataDir, owner, null, stored.name, "qrImage");
    const groupCodeId = await insertGroupCode(tx, owner, {
      qrName: name,
      qrImage: stored.name,
      machineId: machine === null ? null : (machines[machine] ?? null),
      validTo: addDays(businessDay(now, demoTimeZone), days),
    });
    if (!isEnabled) await setGroupCodeEnabled(tx, { topId: owner.topId, groupCodeId }, isEnabled);
  }
}
