import { machines } from "@yunshou/contract/machines/machines";
import { groupCodePictures, groupCodes } from "@yunshou/contract/mall/groupCodes";
import { addDays, businessDay } from "@yunshou/domain";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { machineForm, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngOf } from "../testing/standIns/pictures.ts";

let server: TestServer;
let merchant: CreatedMerchant;
let owner: Client;
let stranger: Client;
let machineId: string;
let machineOfOthers: string;

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "groupowner" });
  owner = await loginAs(server, "groupowner", testPassword);
  const others = await givenMerchant(server);
  await givenUser(server, others, { account: "groupstranger" });
  stranger = await loginAs(server, "groupstranger", testPassword);
  machineId = await givenMachine(owner, merchant, "QW0001");
  machineOfOthers = await givenMachine(stranger, others, "QW0002");
});
afterAll(() => server.stop());

const givenMachine = async (client: Client, at: CreatedMerchant, machineNo: string) =>
  (await client.call(machines.register, machineForm(at, machineNo))).machineId;
const today = businessDay(new Date(), "Asia/Shanghai");
const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const upload = async (client = owner) =>
  ((await client.sendBytes(groupCodePictures.upload.path, pngOf())).body.data as { name: string }).name;
const form = async (more: Record<string, unknown> = {}) => ({
  qrName: "车主群",
  qrImage: await upload(),
  validTo: addDays(today, 7),
  ...more,
});
const isKept = (name: string) => existsSync(join(server.context.config.dataDir, "files", "spImg", name));
const rowOf = async (groupCodeId: string) =>
  (await owner.call(groupCodes.list, {})).rows.find((row) => row.groupCodeId === groupCodeId);

describe("group codes", () => {
  it("GEN-19 MSG-26 MSG-40 have a name, a picture of the own merchant and a last day, and hang at an own machine or in the mall", async () => {
    for (const [wrong, code, field] of [
      [{ qrName: " " }, "field.required", "qrName"],
      [{ qrImage: null }, "goods.picturesMissing", "qrImage"],
      [{ qrImage: await upload(stranger) }, "goods.pictureUnknown", "qrImage"],
      [{ validTo: null }, "field.required", "validTo"],
      [{ validTo: addDays(today, -1) }, "mall.groupCodeExpired", "validTo"],
      [{ machineId: machineOfOthers }, "machines.unknown", "machineId"],
    ] as const)
      expect((await owner.try(groupCodes.create, await form(wrong))).body, code).toMatchObject({
        code,
        data: { field },
      });
    const { groupCodeId } = await owner.call(groupCodes.create, await form({ machineId }));
    await owner.call(groupCodes.create, await form({ qrName: "商城群", validTo: today }));
    const found = async (filters: object) => (await owner.call(groupCodes.list, filters)).rows;
    expect(await found({ machineNo: "QW0001" })).toEqual([
      expect.objectContaining({ groupCodeId, machineNo: "QW0001", groupCodeStatus: "enabled" }),
    ]);
    expect(await found({ qrName: "商城" })).toEqual([
      expect.objectContaining({ machineNo: null, validTo: today, groupCodeStatus: "enabled" }),
    ]);
    expect((await stranger.call(groupCodes.list, {})).total).toBe(0);
    for (const refused of [
      stranger.try(groupCodes.update, { groupCodeId, ...(await form()) }),
      stranger.try(groupCodes.setEnabled, { groupCodeId, enabled: false }),
      stranger.try(groupCodes.remove, { groupCodeId }),
    ])
      expect(await codeOf(refused)).toBe("record.unknown");
  });

  it("PERM-11 are an ordinary user's matter only at machines that he is authorised to", async () => {
    const { userId } = await givenUser(server, merchant, {
      account: "grouphelper",
      level: "2",
      roles: ["merchantAdmin"],
    });
    const helper = await loginAs(server, "grouphelper", testPassword);
    const seen = async () => (await helper.call(groupCodes.list, {})).rows.map((row) => row.groupCodeId);
    const { groupCodeId } = await owner.call(groupCodes.create, await form({ machineId }));
    await owner.call(groupCodes.create, await form());
    expect(await seen()).toEqual([]);
    expect(await codeOf(helper.try(groupCodes.remove, { groupCodeId }))).toBe("record.unknown");
    expect(
      await codeOf(helper.try(groupCodes.create, { ...(await form({ machineId })), qrImage: await upload(helper) })),
    ).toBe("machines.unknown");
    await owner.call(machines.authorise, { machineIds: [machineId], userIds: [userId], granted: true });
    server.forgetSessions();
    expect(await seen()).toContain(groupCodeId);
    const mine = { groupCodeId, ...(await form()), qrImage: await upload(helper) };
    expect((await helper.try(groupCodes.update, mine)).body).toMatchObject({
      code: "field.required",
      data: { field: "machineId" },
    });
    expect(await codeOf(helper.try(groupCodes.update, { ...mine, machineId }))).toBe("H0000");
  });

  it("TOPBAR-21 show the picture that replaced another one, which is removed, and take theirs along when they go", async () => {
    const first = await form();
    const { groupCodeId } = await owner.call(groupCodes.create, first);
    const qrImage = await upload();
    await owner.call(groupCodes.update, { ...first, groupCodeId, qrImage, machineId });
    expect(await rowOf(groupCodeId)).toMatchObject({ qrImage, machineNo: "QW0001" });
    await vi.waitFor(() => expect(isKept(first.qrImage)).toBe(false));
    expect(isKept(qrImage)).toBe(true);
    expect(await codeOf(owner.try(groupCodes.create, await form({ qrImage }))), "shown already").toBe(
      "goods.pictureUnknown",
    );
    await owner.call(groupCodes.remove, { groupCodeId });
    expect(await rowOf(groupCodeId)).toBeUndefined();
    await vi.waitFor(() => expect(isKept(qrImage)).toBe(false));
  });

  it("GEN-19 GEN-20 are shown as expired past their day, and enabled again only with a later one", async () => {
    const given = await form();
    const { groupCodeId } = await owner.call(groupCodes.create, given);
    const setEnabled = (enabled: boolean) => codeOf(owner.try(groupCodes.setEnabled, { groupCodeId, enabled }));
    expect(await setEnabled(false)).toBe("H0000");
    expect(await rowOf(groupCodeId)).toMatchObject({ enabled: false, groupCodeStatus: "disabled" });
    const past = addDays(today, -1);
    await rowsOf(server, "update mall_group_code set valid_to = $2 where id = $1", [groupCodeId, past]);
    expect(await rowOf(groupCodeId)).toMatchObject({ validTo: past, groupCodeStatus: "expired" });
    expect(await setEnabled(true)).toBe("mall.groupCodeExpired");
    const rename = { ...given, groupCodeId, qrName: "老群" };
    expect(await codeOf(owner.try(groupCodes.update, { ...rename, validTo: past }))).toBe("H0000");
    expect(await codeOf(owner.try(groupCodes.update, { ...rename, validTo: addDays(today, -2) }))).toBe(
      "mall.groupCodeExpired",
    );
    expect(await codeOf(owner.try(groupCodes.update, { ...rename, validTo: today }))).toBe("H0000");
    expect(await setEnabled(true)).toBe("H0000");
    expect(await rowOf(groupCodeId)).toMatchObject({ qrName: "老群", groupCodeStatus: "enabled" });
  });
});
