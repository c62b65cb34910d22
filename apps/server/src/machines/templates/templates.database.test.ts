import { successCode } from "@yunshou/contract/errors";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { templates } from "@yunshou/contract/machines/templates";
import { asSystem } from "@yunshou/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  boss,
  close,
  codeOf,
  cola,
  fill,
  foreignProduct,
  givenLanes,
  lanesOf,
  open,
  parent,
  server,
  siblingBoss,
  strangerBoss,
  water,
} from "../../testing/bench/lanes.ts";
import { loginAs } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import { applyLaneNews } from "../effects/lanes.ts";
import { markApplied } from "./templates.queries.ts";

beforeAll(open);
afterAll(close);

/** Whatever a test did, stock equals its movements. */
afterEach(async () => expect(await findingsOf(server)).toEqual([]));

const lane = (laneNo: number, productId: string | null, lanePriceFen: string | null, more = {}) => ({
  laneNo,
  laneMode: "medium" as const,
  productId,
  lanePriceFen,
  purchaseFen: null,
  capacity: 6,
  warnThreshold: 1,
  ...more,
});
let serial = 0;
const form = (more = {}) => ({
  templateName: `模板${(serial += 1)}`,
  machineType: "drink" as const,
  layers: 2,
  perLayer: 2,
  tempWarnLow: 2,
  tempWarnHigh: 12,
  flowWarn: 512,
  lanes: [lane(11, cola, "360"), lane(12, water, "210"), lane(21, null, null)],
  ...more,
});
const created = async (more = {}) => boss.call(templates.create, form(more));
const shown = async (place: { machineId: string; machineNo: string }) =>
  (await lanesOf(place)).map(({ laneNo, productCode, lanePriceFen, stock, capacity, laneStatus }) =>
    [laneNo, productCode, lanePriceFen, `${stock}/${capacity}`, laneStatus].join(" "),
  );

describe("templates", () => {
  it("TEMPLATE-01 TEMPLATE-02 keep head and lanes, and a form that saw an older one is refused", async () => {
    const { templateId } = await created();
    const { version, lanes: own, ...head } = await boss.call(templates.get, { templateId });
    expect(head).toMatchObject({ machineType: "drink", layers: 2, perLayer: 2, tempWarnHigh: 12, flowWarn: 512 });
    expect(own.map(({ laneNo, productCode, lanePriceFen }) => [laneNo, productCode, lanePriceFen])).toEqual([
      [11, "cola", "360"],
      [12, "water", "210"],
      [21, null, null],
    ]);
    const change = form({ lanes: [lane(11, cola, "370"), lane(12, null, null)], remark: "新" });
    await boss.call(templates.update, { templateId, version, ...change });
    expect(await boss.call(templates.get, { templateId })).toMatchObject({ remark: "新", version: version + 1 });
    expect(await codeOf(boss.try(templates.update, { templateId, version, ...change }))).toBe(
      "templates.changedMeanwhile",
    );
  });

  it.each([
    [{ templateName: " " }, "templates.nameRequired"],
    [{ layers: 1.5 }, "lane.layersOutOfRange"],
    [{ layers: 11 }, "lane.layersOutOfRange"],
    [{ perLayer: 11 }, "lane.lanesPerLayerOutOfRange"],
    [{ flowWarn: 10_241 }, "templates.flowOutOfRange"],
    [{ flowWarn: -1 }, "templates.flowOutOfRange"],
    [{ remark: "备".repeat(201) }, "field.remarkTooLong"],
    [{ lanes: [lane(11, null, null), lane(13, null, null)] }, "lane.lanesPerLayerOutOfRange"],
    [{ lanes: [lane(11, null, null), lane(31, null, null)] }, "lane.layersOutOfRange"],
    [{ lanes: [lane(11, null, null)] }, "lane.tooFewLanes"],
    [{ lanes: [lane(11, null, null), lane(12, null, null, { warnThreshold: 7 })] }, "lane.thresholdAboveCapacity"],
    [{ lanes: [lane(11, null, null), lane(12, null, "300")] }, "goods.chooseProduct"],
  ])("TEMPLATE-03 TEMPLATE-06 TEMPLATE-07 TEMPLATE-09 LANE-10 to LANE-16 refuses %o", async (wrong, code) => {
    expect(await codeOf(boss.try(templates.create, form(wrong)))).toBe(code);
  });

  it("PRODUCT-08 LANE-20 refuses a purchase price above the product's own, and products of others", async () => {
    const [above, foreign] = [lane(12, cola, "400", { purchaseFen: "351" }), lane(12, foreignProduct, "400")];
    const rest = lane(11, null, null);
    expect(await codeOf(boss.try(templates.create, form({ lanes: [rest, above] })))).toBe("goods.purchaseAbovePrice");
    expect(await codeOf(boss.try(templates.create, form({ lanes: [rest, foreign] })))).toBe("goods.unknownProduct");
  });

  it("TEMPLATE-04 TEMPLATE-05 copies under a free name and deletes; others do not see them", async () => {
    const { templateId } = await created({ templateName: "冷饮" });
    expect((await boss.call(templates.copy, { templateId })).templateName).toBe("冷饮 (2)");
    expect((await boss.call(templates.copy, { templateId })).templateName).toBe("冷饮 (3)");
    expect(await codeOf(boss.try(templates.create, form({ templateName: "冷饮" })))).toBe("templates.nameTaken");
    for (const client of [siblingBoss, strangerBoss])
      expect(await codeOf(client.try(templates.remove, { templateId }))).toBe("record.unknown");
    await boss.call(templates.remove, { templateId });
    expect(await codeOf(boss.try(templates.get, { templateId }))).toBe("record.unknown");
    const { rows } = await boss.call(templates.list, { templateName: "冷饮" });
    expect(rows.map(({ templateName, laneCount }) => [templateName, laneCount])).toEqual([
      ["冷饮 (3)", 3],
      ["冷饮 (2)", 3],
    ]);
  });

  it("TEMPLATE-08 TEMPLATE-10 imports the parent's templates, skips same names, and keeps products of the same code", async () => {
    const child = (
      await rowsOf<{ topId: string; merchantId: string; merchantNo: string }>(
        server,
        `select u.top_id as "topId", u.merchant_id as "merchantId", m.merchant_no as "merchantNo" from app_user u join merchant m on m.id = u.merchant_id where u.account = 'siblingBoss'`,
      )
    )[0]!;
    await givenProduct(server, child as typeof parent, "cola", 350);
    await created({ templateName: "主模板" });
    const all = (await boss.call(templates.list, { pageSize: 200 })).total;
    await siblingBoss.call(templates.create, form({ templateName: "主模板", lanes: [] }));
    expect(await siblingBoss.call(templates.importMain, {})).toEqual({ imported: all - 1, skipped: ["主模板"] });
    const { rows } = await siblingBoss.call(templates.list, { pageSize: 200 });
    const copied = rows.find(({ templateName }) => templateName === "冷饮 (2)")!;
    const { lanes: own } = await siblingBoss.call(templates.get, { templateId: copied.templateId });
    expect(own.map(({ productCode, lanePriceFen }) => [productCode, lanePriceFen])).toEqual([
      ["cola", "360"],
      [null, null],
      [null, null],
    ]);
    expect(await codeOf(boss.try(templates.importMain, {}))).toBe("templates.noParent");
  });
});

describe("templates on machines", () => {
  it("TEMPLATE-11 MACHINE-19 shows what changes where, overwrites the lanes, and one action takes it back", async () => {
    const [one, other] = [await givenLanes(), await givenLanes(1, 3)];
    await fill(one, 11);
    await fill(one, 22);
    await setConnection(server, one.machineId, "online");
    const before = [await shown(one), await shown(other)];
    const { templateId } = await created();
    const input = { templateId, machineIds: [one.machineId, other.machineId] };
    const preview = await boss.call(templates.previewApply, input);
    expect(preview).toMatchObject({ machines: 2, stockOut: 3 });
    expect([await shown(one), await shown(other)]).toEqual(before);
    const made = await boss.call(templates.apply, { ...input, seen: preview.seen });
    expect(made).toMatchObject({ machines: 2, lanes: preview.lanes, restartMachineIds: [one.machineId] });
    expect(await shown(one)).toEqual(["11 cola 360 3/6 normal", "12 water 210 0/6 normal", "21   0/6 discontinued"]);
    expect((await boss.call(templates.list, {})).rows.find((row) => row.templateId === templateId)?.machineCount).toBe(
      2,
    );
    await boss.call(changeSets.undo, { changeSetId: made.changeSetId });
    expect([await shown(one), await shown(other)]).toEqual(before);
  });

  it("LANE-15 a price through a template that lies on more machines than one change takes is refused, not laid on some", async () => {
    const { templateId } = await created();
    await rowsOf(
      server,
      `with m as (insert into machine (top_id, merchant_id, machine_no, name, category, type)
         select $1, $2, 'CROWD' || n, 'C' || n, 'vending', 'drink' from generate_series(1, 1001) n returning top_id, id, merchant_id),
       s as (insert into machine_state (top_id, machine_id, merchant_id) select top_id, id, merchant_id from m)
       insert into template_machine (top_id, machine_id, merchant_id, template_id, change_set_id) select top_id, id, merchant_id, $3, 1 from m`,
      [parent.topId, parent.merchantId, templateId],
    );
    const input = { productId: cola, templateId, machineIds: [], lanePriceFen: "370" };
    expect(await codeOf(boss.try(laneChanges.previewPrice, input))).toBe("machines.tooManyMatching");
    await rowsOf(server, "update machine set decommissioned_at = now() where machine_no = 'CROWD1'");
    expect(await boss.call(laneChanges.previewPrice, input)).toMatchObject({ machines: 0 });
  });

  it("TEMPLATE-11 leaves a machine with the template from before when the newer one is taken back", async () => {
    const { machineId } = await givenLanes();
    const lay = async ({ templateId }: { templateId: string }) => {
      const input = { templateId, machineIds: [machineId] };
      const { seen } = await boss.call(templates.previewApply, input);
      return (await boss.call(templates.apply, { ...input, seen })).changeSetId;
    };
    const [a, b, c] = [
      await created(),
      await created({ lanes: [lane(11, water, "220"), lane(12, cola, "360")] }),
      await created({ lanes: [lane(11, cola, "380"), lane(12, water, "230")] }),
    ];
    const borneBy = async () => {
      const { rows } = await boss.call(templates.list, {});
      return [a, b, c].map(({ templateId }) => rows.find((row) => row.templateId === templateId)?.machineCount);
    };
    const [first, second, third] = [await lay(a), await lay(b), await lay(c)];
    expect(await borneBy()).toEqual([0, 0, 1]);
    const gone = await givenLanes();
    const input = { templateId: c.templateId, machineIds: [gone.machineId] };
    await boss.call(templates.apply, { ...input, seen: (await boss.call(templates.previewApply, input)).seen });
    expect(await borneBy()).toEqual([0, 0, 2]);
    await boss.call(machines.decommission, { machineId: gone.machineId, reason: "报废" });
    expect(await borneBy()).toEqual([0, 0, 1]);
    await boss.call(changeSets.undo, { changeSetId: third });
    expect(await borneBy()).toEqual([0, 1, 0]);
    await boss.call(changeSets.undo, { changeSetId: second });
    expect(await borneBy()).toEqual([1, 0, 0]);
    await boss.call(changeSets.undo, { changeSetId: first });
    expect(await borneBy()).toEqual([0, 0, 0]);
  });

  it("TEMPLATE-11 a machine remembers the newest twenty templates of before, however often it gets one", async () => {
    const { machineId } = await givenLanes();
    const { templateId } = await created();
    const owner = { topId: parent.topId, merchantId: parent.merchantId };
    await asSystem(server.database, async (tx) => {
      for (let changeSetId = 901; changeSetId <= 925; changeSetId++)
        await markApplied(tx, [{ ...owner, machineId }], { templateId, changeSetId: String(changeSetId) });
    });
    expect(
      await rowsOf(
        server,
        `select jsonb_array_length(before) as n, before -> 0 ->> 'changeSetId' as oldest, before -> -1 ->> 'changeSetId' as newest,
           change_set_id::int as now from template_machine where machine_id = $1`,
        [machineId],
      ),
    ).toEqual([{ n: 20, oldest: "905", newest: "924", now: 925 }]);
  });

  it("LANE-15 a price through a template is taken back in the template too, apart from lanes that somebody set since", async () => {
    const place = await givenLanes();
    const { templateId } = await created({
      lanes: [lane(11, cola, "360", { purchaseFen: "100" }), lane(12, cola, "360"), lane(21, water, "210")],
    });
    const input = { templateId, machineIds: [place.machineId] };
    const { seen } = await boss.call(templates.previewApply, input);
    await boss.call(templates.apply, { ...input, seen });
    const prices = async () =>
      (await boss.call(templates.get, { templateId })).lanes.map(
        ({ laneNo, lanePriceFen, purchaseFen }) => `${laneNo} ${lanePriceFen} ${purchaseFen}`,
      );
    const before = [await prices(), await shown(place)];
    const price = async (lanePriceFen: string) => {
      const wish = { productId: cola, templateId, lanePriceFen, purchaseFen: "150" };
      const looked = await boss.call(laneChanges.previewPrice, wish);
      return (await boss.call(laneChanges.changePrice, { ...wish, seen: looked.seen })).changeSetId;
    };
    const first = await price("400");
    expect(await prices()).toEqual(["11 400 150", "12 400 150", "21 210 null"]);
    expect(await boss.call(changeSets.undo, { changeSetId: first })).toMatchObject({
      lanes: 2,
      kept: 0,
      template: { lanes: 2, kept: 0 },
    });
    expect([await prices(), await shown(place)]).toEqual(before);

    const second = await price("400");
    const { version, templateName, lanes: now } = await boss.call(templates.get, { templateId });
    await boss.call(templates.update, {
      ...form({ templateName }),
      templateId,
      version,
      lanes: now.map((one) => (one.laneNo === 12 ? { ...one, lanePriceFen: "450" } : one)),
    });
    expect(await boss.call(changeSets.undo, { changeSetId: second })).toMatchObject({
      lanes: 2,
      kept: 0,
      template: { templateName, lanes: 1, kept: 1 },
    });
    expect(await prices()).toEqual(["11 360 100", "12 450 150", "21 210 null"]);
    expect(await shown(place)).toEqual(before[1]);

    const third = await price("500");
    await boss.call(templates.remove, { templateId });
    expect(await boss.call(changeSets.undo, { changeSetId: third })).toMatchObject({ lanes: 2, template: null });
  });

  it("TEMPLATE-11 goes to the first machines, to the others when a person goes on, and one action takes both back", async () => {
    const places = [await givenLanes(), await givenLanes(1, 3), await givenLanes()];
    const [first, second, third] = places as [(typeof places)[0], (typeof places)[0], (typeof places)[0]];
    const all = async () => Promise.all(places.map(shown));
    const before = await all();
    const { templateId } = await created();
    const input = { templateId, machineIds: [second, third, first].map(({ machineId }) => machineId) };
    const { seen, lanes: every } = await boss.call(templates.previewApply, input);
    const made = await boss.call(templates.apply, { ...input, seen, firstMachines: 1 });
    const { changeSetId } = made;
    expect(made).toMatchObject({ machines: 1, waiting: 2 });
    expect([(await all())[0], (await all())[2]]).toEqual([before[0], before[2]]);
    expect(await boss.call(changeSets.get, { changeSetId })).toMatchObject({ machines: 1, waiting: 2 });

    const rest = await boss.call(changeSets.rest, { changeSetId });
    expect(rest).toMatchObject({ machines: 2, lanes: every - made.lanes });
    await boss.call(lanes.act, {
      machineId: third.machineId,
      lanes: [{ cabinet: "main", laneNo: 11 }],
      action: "lock",
    });
    expect(await codeOf(boss.try(changeSets.goOn, { changeSetId, seen: rest.seen }))).toBe("lane.changedMeanwhile");
    await boss.call(lanes.act, {
      machineId: third.machineId,
      lanes: [{ cabinet: "main", laneNo: 11 }],
      action: "unlock",
    });
    for (const client of [siblingBoss, strangerBoss])
      expect(await codeOf(client.try(changeSets.goOn, { changeSetId, seen: rest.seen }))).toBe("record.unknown");
    const anew = await boss.call(changeSets.rest, { changeSetId });
    expect(await boss.call(changeSets.goOn, { changeSetId, seen: anew.seen })).toMatchObject({
      machines: 2,
      changeSetId,
    });
    expect(new Set((await all()).map((own) => own.join()))).toEqual(new Set([(await shown(second)).join()]));
    expect(await boss.call(changeSets.get, { changeSetId })).toMatchObject({ machines: 3, lanes: every, waiting: 0 });
    expect(await codeOf(boss.try(changeSets.goOn, { changeSetId, seen: anew.seen }))).toBe("changeSets.nothingWaiting");

    await boss.call(changeSets.undo, { changeSetId });
    expect(await all()).toEqual(before);
  });

  it("TEMPLATE-11 gives the others what the first ones got or nothing, and undoing the first leaves nobody waiting", async () => {
    const [first, second] = [await givenLanes(), await givenLanes()];
    const input = { machineIds: [first.machineId, second.machineId], ...(await created()) };
    const staged = async () => {
      const { seen } = await boss.call(templates.previewApply, input);
      return boss.call(templates.apply, { ...input, seen, firstMachines: 1 });
    };
    const before = await shown(second);
    const { changeSetId } = await staged();
    const { version } = await boss.call(templates.get, { templateId: input.templateId });
    await boss.call(templates.update, { ...form(), templateId: input.templateId, version });
    for (const asked of [
      boss.try(changeSets.rest, { changeSetId }),
      boss.try(changeSets.goOn, { changeSetId, seen: "" }),
    ])
      expect(await codeOf(asked)).toBe("changeSets.templateChanged");
    expect(await boss.call(changeSets.dropRest, { changeSetId })).toEqual({ machines: 1 });
    expect(await codeOf(boss.try(changeSets.dropRest, { changeSetId }))).toBe("changeSets.nothingWaiting");
    await boss.call(changeSets.undo, { changeSetId });

    const again = (await staged()).changeSetId;
    await boss.call(changeSets.undo, { changeSetId: again });
    for (const asked of [
      boss.try(changeSets.rest, { changeSetId: again }),
      boss.try(changeSets.dropRest, { changeSetId: again }),
    ])
      expect(await codeOf(asked)).toBe("changeSets.undoneAlready");
    expect(await shown(second)).toEqual(before);
  });

  it("TEMPLATE-11 PERM-11 nobody who sees some of the others goes on or drops them for all", async () => {
    const [first, seen, unseen] = [await givenLanes(), await givenLanes(), await givenLanes()];
    const { templateId } = await created();
    const input = { templateId, machineIds: [first, seen, unseen].map(({ machineId }) => machineId) };
    const preview = await boss.call(templates.previewApply, input);
    const { changeSetId } = await boss.call(templates.apply, { ...input, seen: preview.seen, firstMachines: 1 });
    const { userId } = await givenUser(server, parent, { account: "narrow", level: "2" });
    await boss.call(machines.authorise, { machineIds: [seen.machineId], userIds: [userId], granted: true });
    const narrow = await loginAs(server, "narrow", testPassword);
    for (const answer of [
      narrow.try(changeSets.rest, { changeSetId }),
      narrow.try(changeSets.goOn, { changeSetId, seen: "" }),
      narrow.try(changeSets.dropRest, { changeSetId }),
    ])
      expect(await codeOf(answer)).toBe("access.noPermission");
    const rest = await boss.call(changeSets.rest, { changeSetId });
    expect(await boss.call(changeSets.goOn, { changeSetId, seen: rest.seen })).toMatchObject({ machines: 2 });
  });

  it("MACHINE-19 refuses machines of another type as a whole, an empty template, and lanes that somebody changed since", async () => {
    const [fits, other] = [await givenLanes(), await givenLanes()];
    await rowsOf(server, "update machine set type = 'snack' where id = $1", [other.machineId]);
    const { templateId } = await created();
    const both = { templateId, machineIds: [fits.machineId, other.machineId] };
    expect(await codeOf(boss.try(templates.previewApply, both))).toBe("machines.typeWrong");
    expect(await codeOf(boss.try(templates.apply, { ...both, seen: "" }))).toBe("machines.typeWrong");
    const empty = await created({ lanes: [] });
    expect(await codeOf(boss.try(templates.previewApply, { ...empty, machineIds: [fits.machineId] }))).toBe(
      "templates.empty",
    );
    const input = { templateId, machineIds: [fits.machineId] };
    const { seen } = await boss.call(templates.previewApply, input);
    await boss.call(lanes.act, { machineId: fits.machineId, lanes: [{ cabinet: "main", laneNo: 11 }], action: "lock" });
    expect(await codeOf(boss.try(templates.apply, { ...input, seen }))).toBe("lane.changedMeanwhile");
    expect(await codeOf(strangerBoss.try(templates.apply, { ...input, seen }))).not.toBe(successCode);
  });

  it.each([
    [
      "a template has",
      async (machineId: string) => {
        const { templateId } = await created();
        const input = { templateId, machineIds: [machineId] };
        const { seen } = await boss.call(templates.previewApply, input);
        return boss.call(templates.apply, { ...input, seen });
      },
    ],
    [
      "are generated anew",
      (machineId: string) =>
        boss.call(lanes.generate, {
          machineId,
          cabinet: "main" as const,
          layers: 1,
          perLayer: 2,
          mode: "medium" as const,
          replace: true,
        }),
    ],
  ])("LANE-03 a lane that is gone because other lanes %s is no longer a fault of the machine", async (_, change) => {
    const { machineId } = await givenLanes();
    const broken = [21, 22].map((laneNo) => ({ machineId, cabinet: "main" as const, lane: laneNo, fault: "jam" }));
    await asSystem(server.database, async (tx) => {
      await applyLaneNews(tx, broken);
      await refreshConditions(tx, [machineId]);
    });
    const open = async () => {
      const rows = await rowsOf<{ lane: number }>(
        server,
        "select lane_no as lane from alarm where machine_id = $1 and kind = 'laneFault' and cleared_at is null order by 1",
        [machineId],
      );
      return rows.map(({ lane: laneNo }) => laneNo);
    };
    expect(await open()).toEqual([21, 22]);
    await change(machineId);
    const left = (await rowsOf(server, "select 1 from lane where machine_id = $1 and lane_no = 21", [machineId]))
      .length;
    expect(await open()).toEqual(left === 0 ? [] : [21]);
    const [state] = await rowsOf<{ conditions: string[] }>(
      server,
      "select conditions from machine_state where machine_id = $1",
      [machineId],
    );
    expect(state!.conditions.includes("fault")).toBe(left > 0);
  });

  it("TEMPLATE-11 refuses to lay down what nobody has looked at, because somebody changed the template since", async () => {
    const place = await givenLanes();
    const { templateId } = await created();
    const input = { templateId, machineIds: [place.machineId] };
    const { seen } = await boss.call(templates.previewApply, input);
    const { version, templateName } = await boss.call(templates.get, { templateId });
    const dear = form({ templateName, lanes: [lane(11, cola, "9900"), lane(12, water, "210"), lane(21, null, null)] });
    await boss.call(templates.update, { templateId, version, ...dear });
    expect(await codeOf(boss.try(templates.apply, { ...input, seen }))).toBe("lane.changedMeanwhile");
    const again = await boss.call(templates.previewApply, input);
    await boss.call(templates.apply, { ...input, seen: again.seen });
    expect((await shown(place))[0]).toBe("11 cola 9900 0/6 normal");
  });
});
