import { adPictures, ads, adSlots, adVideos } from "@yunshou/contract/marketing/ads";
import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { asSystem } from "@yunshou/database";
import { addDays, adLimits, businessDay } from "@yunshou/domain";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMachine } from "../../testing/bench/sales.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { png } from "../../testing/bench/applications.ts";
import { tellAds } from "./adDuties.ts";
import { adEffects, greetWithAds } from "./adEffects.ts";
import { takeForgotten } from "./materials.queries.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let merchant: Awaited<ReturnType<typeof givenMerchant>>;
let machines: { machineId: string; machineNo: string }[];
let adSlotId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const video = Buffer.from("\0\0\0 ftypisom\0\0\0\0isommp41 and more");

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "adowner" });
  owner = await loginAs(server, "adowner", testPassword);
  await givenUser(server, await givenMerchant(server), { account: "adstranger" });
  stranger = await loginAs(server, "adstranger", testPassword);
  machines = [];
  for (const machineNo of ["AD1", "AD2"]) {
    const { machineId } = await givenMachine(server, merchant, machineNo, "湖北省", [114, 30]);
    machines.push({ machineNo, machineId });
  }
  await system((tx) =>
    tx.query(
      "insert into machine_state (top_id, machine_id, merchant_id, connection) select top_id, id, merchant_id, 'online' from machine",
    ),
  );
  adSlotId = (await owner.call(adSlots.create, { merchantId: merchant.merchantId, ...space() })).adSlotId;
});
afterAll(() => server.stop());

const system: <T>(work: Parameters<typeof asSystem<T>>[1]) => Promise<T> = (work) => asSystem(server.database, work);
const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const space = (slotCode = "TOP") => ({ slotCode, slotName: "待机屏", width: 1080, height: 1920, position: "门体" });
const upload = async (client = owner, content: Buffer = png, path: string = adPictures.upload.path) =>
  (await client.sendBytes(path, content)).body as { code: string; data: { materialId: string; adFile: string } };
const form = async (more: Record<string, unknown> = {}) => ({
  adName: "冰饮",
  adSlotId,
  adType: "picture" as const,
  materialId: (await upload()).data.materialId,
  machineIds: machines.map(({ machineId }) => machineId),
  startDate: today,
  endDate: addDays(today, 7),
  slots: [{ from: "08:00", to: "22:00" }],
  sortNo: 1,
  ...more,
});
const given = async (more: Record<string, unknown> = {}) =>
  (await owner.call(ads.create, { merchantId: merchant.merchantId, ...(await form(more)) })).adId;
const turn = (adId: string, enabled = true) => owner.call(ads.setEnabled, { adId, enabled });
const tell = (now = new Date()) => system((tx) => tellAds({ tx, now }));
const told = (place = 0) =>
  system(async (tx) => {
    const [row] = await tx.query<{ body: DownBody<"ads"> }>(
      "select body from outbox where machine_id = $1 and key = 'ads'",
      [machines[place]!.machineId],
    );
    return row?.body;
  });
const say = (type: "adAnswer" | "adPlays" | "hello", body: unknown, { place = 0, at = new Date() } = {}) =>
  system((tx) => {
    const machine = { ...machines[place]!, topId: merchant.topId, merchantId: merchant.merchantId };
    const incoming = { machine, message: { type, body }, receivedAt: at, occurredAt: at } as unknown;
    const context = { tx, now: new Date() } as EffectContext;
    if (type === "adAnswer") return adEffects.adAnswer(context, [incoming as Incoming<"adAnswer">]);
    if (type === "adPlays") return adEffects.adPlays(context, [incoming as Incoming<"adPlays">]);
    return greetWithAds(context, [incoming as Incoming<"hello">]);
  });
const states = async (adId: string) =>
  (await owner.call(ads.machines, { adId })).rows.map(({ deliveryState, reason }) => [deliveryState, reason].join(" "));

describe("ads and ad spaces", () => {
  it("AD-01 AD-02 an ad space has a code of its own at its merchant and stays while an ad stands in it", async () => {
    const { merchantId } = merchant;
    expect(await codeOf(owner.try(adSlots.create, { merchantId, ...space("top") }))).toBe("ads.codeTaken");
    const other = (await owner.call(adSlots.create, { merchantId, ...space("SIDE") })).adSlotId;
    expect(await codeOf(owner.try(adSlots.update, { adSlotId: other, ...space("Top") }))).toBe("ads.codeTaken");
    await owner.call(adSlots.update, { adSlotId: other, ...space("side"), width: 720 });
    const adId = await given({ adSlotId: other });
    expect((await owner.call(adSlots.list, { slotCode: "SIDE" })).rows).toEqual([
      expect.objectContaining({ slotCode: "side", width: 720, adCount: 1 }),
    ]);
    expect(await codeOf(owner.try(adSlots.remove, { adSlotId: other }))).toBe("ads.spaceInUse");
    expect(await codeOf(stranger.try(adSlots.remove, { adSlotId: other }))).toBe("record.unknown");
    await owner.call(ads.remove, { adId });
    await owner.call(adSlots.remove, { adSlotId: other });
    expect((await owner.call(adSlots.list, {})).total).toBe(1);
  });

  it("AD-02 files are known by their content, belong to one ad of their type, and leave with it", async () => {
    expect((await upload(owner, Buffer.from("<svg/>"))).code).toBe("image.kind");
    expect((await upload(owner, png, adVideos.upload.path)).code).toBe("ads.videoKind");
    expect((await upload(owner, Buffer.from("\0\0\0 ftyp"), adVideos.upload.path)).code).toBe("ads.videoKind");
    const tooLarge = Buffer.concat([video, Buffer.alloc(adLimits.videoBytes)]);
    expect((await upload(owner, tooLarge, adVideos.upload.path)).code).toBe("ads.videoTooLarge");
    const made = (await upload(owner, video, adVideos.upload.path)).data;
    expect(made.adFile).toMatch(/^\/softFile\/[0-9a-f]{32}\.mp4$/);
    expect(existsSync(join(server.context.config.dataDir, "files", made.adFile))).toBe(true);
    const { merchantId } = merchant;
    const { materialId } = made;
    expect(await codeOf(owner.try(ads.create, { merchantId, ...(await form({ materialId })) }))).toBe(
      "ads.materialKind",
    );
    const adId = await given({ materialId, adType: "video" });
    const again = { merchantId, ...(await form({ materialId, adType: "video" })) };
    expect(await codeOf(owner.try(ads.create, again))).toBe("record.unknown");
    const theirs = (await upload(stranger)).data.materialId;
    expect(await codeOf(owner.try(ads.create, { merchantId, ...(await form({ materialId: theirs })) }))).toBe(
      "record.unknown",
    );
    const later = new Date(Date.now() + 90_000_000);
    const forgotten = () => system((tx) => takeForgotten(tx, later, 500));
    expect(await forgotten()).not.toContain(made.adFile.slice(1));
    await owner.call(ads.remove, { adId });
    expect(await forgotten()).toContain(made.adFile.slice(1));
  });

  it("AD-02 FORM-11 MSG-31 refuses ads without machines, on machines of others, in reverse, and after their last day", async () => {
    const { merchantId } = merchant;
    const tried = async (more: Record<string, unknown>) =>
      codeOf(owner.try(ads.create, { merchantId, ...(await form(more)) }));
    expect(await tried({ machineIds: [] })).toBe("machines.selectToOperate");
    expect(await tried({ machineIds: [machines[0]!.machineId, "999"] })).toBe("marketing.machinesOfOthers");
    expect(await tried({ endDate: addDays(today, -1) })).toBe("range.reversed");
    expect(await tried({ adSlotId: "999" })).toBe("record.unknown");
    const over = await given({ startDate: addDays(today, -9), endDate: addDays(today, -2) });
    expect(await codeOf(owner.try(ads.setEnabled, { adId: over, enabled: true }))).toBe("ads.over");
    await owner.call(ads.remove, { adId: over });
  });

  it("AD-01 machines are told of their ads, and nothing but their own word confirms them", async () => {
    const first = await given({ sortNo: 2 });
    const second = await given({ adName: "早餐", machineIds: [machines[0]!.machineId] });
    await turn(first);
    await turn(second);
    expect(await states(first)).toEqual(["pending ", "pending "]);
    await tell();
    const body = (await told())!;
    expect(body.ads.map(({ adId }) => adId)).toEqual([second, first]);
    expect(body.ads[0]).toMatchObject({ slotCode: "TOP", width: 1080, slots: [{ from: 480, to: 1_320 }] });
    expect(body.ads[0]!.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await told(1))!.ads.map(({ adId }) => adId)).toEqual([first]);
    await say("adAnswer", { version: body.version - 1, result: "applied" });
    expect(await states(first)).toEqual(["sent ", "sent "]);
    await say("adAnswer", { version: body.version, result: "applied" });
    await say("adAnswer", { version: (await told(1))!.version, result: "refused", reason: "no space" }, { place: 1 });
    expect(await states(first)).toEqual(["confirmed ", "refused no space"]);
    expect(await told()).toBeUndefined();
    const listed = (await owner.call(ads.list, { adStatus: "on" })).rows;
    expect(listed.map(({ machineCount, confirmedCount }) => [machineCount, confirmedCount])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await owner.call(ads.resend, { adId: first });
    expect(await states(first)).toEqual(["confirmed ", "pending "]);
    expect(await codeOf(owner.try(ads.resend, { adId: second }))).toBe("ads.nothingToResend");
    await turn(second, false);
    await tell();
    expect((await told())!.ads.map(({ adId }) => adId)).toEqual([first]);
    await owner.call(ads.remove, { adId: second });
    await tell(new Date(Date.now() + 3_600_001));
    expect((await states(first))[1]).toBe("expired ");
    await say("hello", {}, { place: 1 });
    expect((await states(first))[1]).toBe("pending ");
    await owner.call(ads.remove, { adId: first });
    await tell();
    expect((await told(1))!.ads).toEqual([]);
  });

  it("AD-01 plays are counted by the day at the machine, for ads of its own merchant only", async () => {
    const adId = await given();
    const noon = new Date(`${today}T04:00:00Z`);
    const before = new Date(`${addDays(today, -1)}T15:59:00Z`);
    await say("adPlays", { plays: [{ adId, count: 3 }] }, { at: noon });
    await say(
      "adPlays",
      {
        plays: [
          { adId, count: 4 },
          { adId: "77", count: 9 },
        ],
      },
      { at: noon },
    );
    await say("adPlays", { plays: [{ adId, count: 5 }] }, { at: before, place: 1 });
    const { rows } = await owner.call(ads.plays, { adId });
    expect(rows.map(({ day, machineNo, playCount }) => [day, machineNo, playCount])).toEqual([
      [today, "AD1", 7],
      [addDays(today, -1), "AD2", 5],
    ]);
    expect((await owner.call(ads.list, {})).rows.find((row) => row.adId === adId)?.playCount).toBe(12);
    expect((await owner.call(ads.machines, { adId })).rows.map(({ playCount }) => playCount)).toEqual([7, 5]);
    expect(await codeOf(stranger.try(ads.plays, { adId }))).toBe("record.unknown");
    expect((await stranger.call(ads.list, {})).total).toBe(0);
  });

  it("AD-01 ads whose last day is over take no place from others, though nobody has switched them off", async () => {
    const adId = await given();
    await system((tx) =>
      tx.query(
        `insert into ad (top_id, merchant_id, slot_id, material_id, kind, name, machine_ids, start_day, end_day, slots, sort_no, enabled)
         select top_id, merchant_id, slot_id, material_id, kind, 'over', machine_ids, start_day - 9, start_day - 1, slots, 1, true
         from ad, generate_series(1, $2::int) where id = $1`,
        [adId, adLimits.ofMachine],
      ),
    );
    await turn(adId);
    await turn(adId, false);
    await system((tx) => tx.query("delete from ad where name = 'over'"));
  });

  it("AD-02 an ad may go on naming a machine that went out of service since, and another may not begin to", async () => {
    const { machineId } = await givenMachine(server, merchant, "AD9", "湖北省", [114, 30]);
    const machineIds = [machineId, machines[0]!.machineId];
    const adId = await given({ machineIds });
    await system((tx) => tx.query("update machine set decommissioned_at = now() where id = $1", [machineId]));
    await owner.call(ads.update, { adId, ...(await form({ machineIds, sortNo: 7 })) });
    const other = { merchantId: merchant.merchantId, ...(await form({ machineIds })) };
    expect(await codeOf(owner.try(ads.create, other))).toBe("marketing.machinesOfOthers");
    const narrower = await given({ machineIds: machineIds.slice(1) });
    expect(await codeOf(owner.try(ads.update, { adId: narrower, ...(await form({ machineIds })) }))).toBe(
      "marketing.machinesOfOthers",
    );
  });

  it("AD-01 AD-02 an ad that the merchant above made with a file of its own is seen and changed by its merchant", async () => {
    const below = await givenMerchant(server, { parentId: merchant.merchantId });
    await givenUser(server, below, { account: "adchild" });
    const child = await loginAs(server, "adchild", testPassword);
    const { machineId } = await givenMachine(server, below, "AD20", "湖北省", [114, 30]);
    const above = await loginAs(server, "adowner", testPassword);
    const { adSlotId: slot } = await above.call(adSlots.create, { merchantId: below.merchantId, ...space() });
    const said = await form({ adSlotId: slot, machineIds: [machineId] });
    const { adId } = await above.call(ads.create, { merchantId: below.merchantId, ...said });
    const { rows, total } = await child.call(ads.list, {});
    expect([rows.length, total]).toEqual([1, 1]);
    await child.call(ads.update, { adId, ...said, sortNo: 3 });
  });

  it("AD-01 a machine shows at most fifty ads, however many are turned on at once", async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => given()));
    await system((tx) =>
      tx.query(
        `insert into ad (top_id, merchant_id, slot_id, material_id, kind, name, machine_ids, start_day, end_day, slots, sort_no, enabled)
         select top_id, merchant_id, slot_id, material_id, kind, 'x', machine_ids, start_day, end_day, slots, 1, true
         from ad, generate_series(1, 48) where id = $1`,
        [made[0]],
      ),
    );
    const answers = await Promise.all(made.map((adId) => codeOf(owner.try(ads.setEnabled, { adId, enabled: true }))));
    expect(answers.toSorted()).toEqual(["H0000", "H0000", "ads.tooManyOfMachine"]);
  });
});
