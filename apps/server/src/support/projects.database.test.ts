import { projectBook, projects } from "@yunshou/contract/support/projects";
import { requirementPool, requirements } from "@yunshou/contract/support/requirements";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { givenMachine } from "../testing/bench/sales.ts";

let server: TestServer;
let [keeper, boss]: Client[] = [];
let guest: Client;
let machineId = "";

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server, { name: "云途" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  await givenUser(server, platform, { account: "keeper", name: "赵一", roles: ["platformAdmin"], level: "3" });
  [keeper, boss] = await Promise.all(["keeper", "boss"].map((account) => loginAs(server, account, testPassword)));
  guest = new Client(server.address);
  ({ machineId } = await givenMachine(server, shop, "YT880001", "北京市", [116.4, 39.9]));
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const fields = {
  projectName: "地铁站点投放",
  projectOwner: "设备部",
  projectMembers: "运维组",
  startDate: "2026-10-01",
  endDate: "2026-12-31",
};
const wanted = { requirementTitle: "按楼层统计", requirementContent: "按楼层看销售额" };

describe("a project", () => {
  it("GEN-19 PERM-15 ROUTE-01 is read by everybody, and its machines by whoever keeps projects alone", async () => {
    const { projectId } = await keeper!.call(projectBook.create, { ...fields, machineIds: [machineId] });
    const { requirementId } = await keeper!.call(requirements.create, { ...wanted, projectId });
    expect(await guest.call(projects.read, { projectId })).toEqual({
      ...fields,
      projectId,
      version: 1,
      projectStatus: "planned",
      progress: 0,
      machineCount: 1,
      requirements: [{ requirementId, requirementTitle: wanted.requirementTitle, requirementStatus: "new" }],
      entries: [],
    });
    for (const [found, total] of [
      [{ projectName: "地铁" }, 1],
      [{ projectStatus: "planned" }, 1],
      [{ projectStatus: "closed" }, 0],
    ] as const)
      expect((await guest.call(projects.list, found)).total, JSON.stringify(found)).toBe(total);
    expect((await keeper!.call(projectBook.machines, { projectId })).machines).toMatchObject([{ machineId }]);
    expect((await guest.try(projectBook.machines, { projectId })).status).toBe(401);
    expect((await guest.try(projectBook.create, fields)).status).toBe(401);
    for (const refused of [
      boss!.try(projectBook.machines, { projectId }),
      boss!.try(projectBook.create, fields),
      boss!.try(requirements.create, wanted),
    ])
      expect(await codeOf(refused)).toBe("access.noPermission");
  });

  it("GEN-19 refuses machines that there are not, and days in the wrong order", async () => {
    expect(await codeOf(keeper!.try(projectBook.create, { ...fields, machineIds: ["999999"] }))).toBe(
      "support.machineUnknown",
    );
    expect(await codeOf(keeper!.try(projectBook.create, { ...fields, endDate: "2026-09-30" }))).toBe("range.reversed");
  });

  it("GEN-19 begins with its first progress, closes when its requirements are decided, and rests until it is reopened", async () => {
    const { projectId } = await keeper!.call(projectBook.create, fields);
    const at = (version: number) => ({ projectId, version });
    await keeper!.call(projectBook.record, { ...at(1), progress: 40, progressWords: "首批已安装" });
    expect(await guest.call(projects.read, { projectId })).toMatchObject({
      projectStatus: "active",
      progress: 40,
      entries: [{ progress: 40, progressWords: "首批已安装" }],
    });
    const { requirementId } = await keeper!.call(requirements.create, { ...wanted, projectId });
    expect(await codeOf(keeper!.try(projectBook.close, at(1)))).toBe("support.projectChanged");
    expect(await codeOf(keeper!.try(projectBook.close, at(2)))).toBe("support.projectUnfinished");
    await keeper!.call(requirements.reject, { requirementId, version: 1 });
    await keeper!.call(projectBook.close, at(2));
    expect(await codeOf(keeper!.try(projectBook.update, { ...at(3), ...fields }))).toBe("support.projectClosed");
    expect(await codeOf(keeper!.try(requirements.create, { ...wanted, projectId }))).toBe("support.projectClosed");
    expect(await codeOf(keeper!.try(requirements.reopen, { requirementId, version: 2 }))).toBe("support.projectClosed");
    await keeper!.call(projectBook.reopen, at(3));
    expect(await keeper!.call(projectBook.update, { ...at(4), ...fields })).toEqual(at(5));
    await keeper!.call(requirements.reopen, { requirementId, version: 2 });
  });
});

describe("a requirement", () => {
  it("GEN-19 TICKET-03 PERM-15 is read by everybody without who wrote it, is decided step by step, and is given to a project", async () => {
    const title = "导出点位日报";
    const { requirementId } = await keeper!.call(requirements.create, { ...wanted, requirementTitle: title });
    const found = async (by: Client) =>
      by === guest
        ? (await guest.call(requirementPool.list, { requirementTitle: title })).rows[0]!
        : (await keeper!.call(requirements.list, { requirementTitle: title })).rows[0]!;
    const read = await found(guest);
    expect(Object.keys(read)).not.toContain("createdBy");
    expect(JSON.stringify(read)).not.toContain("赵一");
    expect(await found(keeper!)).toMatchObject({ createdBy: "赵一", requirementStatus: "new", projectName: null });
    const at = (version: number) => ({ requirementId, version });
    expect(await codeOf(keeper!.try(requirements.finish, at(1)))).toBe("state.notAllowed");
    await keeper!.call(requirements.accept, at(1));
    const { projectId } = await keeper!.call(projectBook.create, { ...fields, projectName: "报表改进" });
    await keeper!.call(requirements.update, { ...at(2), ...wanted, requirementTitle: title, projectId });
    expect(await found(guest)).toMatchObject({ requirementStatus: "accepted", projectName: "报表改进" });
    await keeper!.call(requirements.finish, at(3));
    expect(await codeOf(keeper!.try(requirements.update, { ...at(4), ...wanted }))).toBe("support.requirementDecided");
    expect((await keeper!.call(requirements.projects, {})).projects.map((one) => one.projectId)).toContain(projectId);
  });
});
