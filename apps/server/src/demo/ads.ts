import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { insertAd, setEnabled } from "../marketing/ads/ads.queries.ts";
import { insertAdSlot } from "../marketing/ads/adSlots.queries.ts";
import { insertMaterial } from "../marketing/ads/materials.queries.ts";
import { changePlaylists } from "../marketing/ads/playlists.queries.ts";
import type { Pictures } from "../platform/images/pictures.ts";
import { busiestMerchant, insertDemoPlays } from "./ads.queries.ts";
import { logoPicture } from "./applicationPicture.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { demoTimeZone } from "./seed.ts";
import { firstMachines } from "./stores.queries.ts";

const spaces = [
  { slotCode: "DJP", slotName: "待机全屏", width: 1_080, height: 1_920, position: "主屏，无人操作时" },
  { slotCode: "DBHF", slotName: "顶部横幅", width: 1_080, height: 320, position: "主屏顶部" },
] as const;

interface DemoAd {
  readonly name: string;
  readonly space: 0 | 1;
  readonly colour: readonly [number, number, number];
  readonly hours: readonly [number, number];
  /** First and last day, from today. */
  readonly days: readonly [number, number];
  readonly machines: number;
  readonly isOn: boolean;
}

const demoAds: readonly DemoAd[] = [
  {
    name: "冰饮第二件半价",
    space: 0,
    colour: [28, 92, 168],
    hours: [0, 1_440],
    days: [-20, 40],
    machines: 12,
    isOn: true,
  },
  { name: "早餐组合", space: 1, colour: [196, 120, 32], hours: [360, 600], days: [-10, 20], machines: 6, isOn: true },
  {
    name: "会员日充值有礼",
    space: 1,
    colour: [92, 70, 150],
    hours: [0, 1_440],
    days: [-45, -15],
    machines: 8,
    isOn: false,
  },
];

/** Ads on the machines of the busiest merchant of the retailer: two that run, with the plays of their days, and one that is over. */
export async function seedAds(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  const top = await ownerOfNumber(tx, "0001");
  const owner = await busiestMerchant(tx, top.topId, top.userId);
  if (owner === undefined) return;
  const machines = await firstMachines(tx, owner.topId, owner.merchantId, 12);
  const today = businessDay(now, demoTimeZone);
  const slotIds: string[] = [];
  for (const space of spaces) slotIds.push((await insertAdSlot(tx, owner, space))!);
  await mkdir(join(dataDir, "files", "spImg"), { recursive: true });
  for (const [place, { name, space, colour, hours, days, machines: count, isOn }] of demoAds.entries()) {
    const image = await pictures.draw(logoPicture(colour), { kind: "ad", queue: "0001" });
    if ("ok" in image) throw new Error(`The picture of ${name} is refused: ${image.code}.`);
    const file = `spImg/${randomBytes(16).toString("hex")}.${image.extension}`;
    await writeFile(join(dataDir, "files", file), image.content);
    const materialId = await insertMaterial(tx, {
      ...owner,
      adType: "picture",
      file,
      bytes: image.content.length,
      sha256: createHash("sha256").update(image.content).digest(),
      uploadedBy: owner.userId,
    });
    const machineIds = machines.slice(0, count);
    const [startDate, endDate] = days.map((distance) => addDays(today, distance)) as [string, string];
    const adId = await insertAd(tx, owner, owner.userId, {
      adName: name,
      adSlotId: slotIds[space]!,
      materialId,
      adType: "picture",
      machineIds,
      startDate,
      endDate,
      slots: [{ from: hours[0], to: hours[1] }],
      sortNo: place + 1,
    });
    await insertDemoPlays(tx, adId, { before: today, playsADay: (hours[1] - hours[0]) * 2 });
    if (!isOn) continue;
    const ad = { topId: owner.topId, merchantId: owner.merchantId, adId };
    await setEnabled(tx, ad, true);
    await changePlaylists(tx, owner, machineIds);
  }
}
