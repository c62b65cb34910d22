import { describe, expect, it } from "vitest";
import {
  checkTemplateFits,
  checkTemplateHead,
  checkTemplateLanes,
  layerOfLane,
  type TemplateHead,
} from "./template.ts";

const head: TemplateHead = {
  templateName: " 标准饮料 ",
  remark: "",
  layers: 6,
  perLayer: 8,
  tempWarnLow: 2,
  tempWarnHigh: 12,
  humidityWarn: 80,
  flowWarn: 512,
};

describe("the head of a template", () => {
  it("TEMPLATE-01 is taken as it is written, without spaces around it", () => {
    expect(checkTemplateHead(head)).toEqual({ ok: true, value: { ...head, templateName: "标准饮料" } });
  });

  it.each([
    [{ templateName: "  " }, "templates.nameRequired", "templateName"],
    [{ templateName: "名".repeat(61) }, "field.tooLong", "templateName"],
    [{ remark: "备".repeat(201) }, "field.remarkTooLong", "remark"],
    [{ layers: 0 }, "lane.layersOutOfRange", "layers"],
    [{ layers: 11 }, "lane.layersOutOfRange", "layers"],
    [{ layers: 1.5 }, "lane.layersOutOfRange", "layers"],
    [{ perLayer: 11 }, "lane.lanesPerLayerOutOfRange", "perLayer"],
    [{ perLayer: Number.NaN }, "lane.lanesPerLayerOutOfRange", "perLayer"],
    [{ flowWarn: -1 }, "templates.flowOutOfRange", "flowWarn"],
    [{ flowWarn: 10_241 }, "templates.flowOutOfRange", "flowWarn"],
    [{ flowWarn: 1.5 }, "templates.flowOutOfRange", "flowWarn"],
    [{ tempWarnLow: -51 }, "templates.temperatureOutOfRange", "tempWarnLow"],
    [{ tempWarnLow: 13 }, "templates.temperatureReversed", "tempWarnHigh"],
    [{ humidityWarn: 101 }, "templates.humidityOutOfRange", "humidityWarn"],
  ])("TEMPLATE-03 TEMPLATE-06 TEMPLATE-07 TEMPLATE-09 refuses %o", (wrong, code, field) => {
    expect(checkTemplateHead({ ...head, ...wrong })).toMatchObject({ ok: false, code, field });
  });

  it.each([{ flowWarn: 0 }, { flowWarn: 10_240 }, { flowWarn: null }, { remark: "备".repeat(200) }, { layers: 10 }])(
    "TEMPLATE-07 TEMPLATE-09 accepts %o",
    (edge) => expect(checkTemplateHead({ ...head, ...edge }).ok).toBe(true),
  );
});

describe("the lanes of a template", () => {
  const lanes = (...numbers: number[]) => numbers.map((laneNo) => ({ laneNo }));

  it.each([
    [lanes(11), "lane.tooFewLanes"],
    [lanes(11, 11), "lane.exists"],
    [lanes(11, 31), "lane.layersOutOfRange"],
    [lanes(11, 14), "lane.lanesPerLayerOutOfRange"],
    [lanes(11, 20), "lane.lanesPerLayerOutOfRange"],
  ])("LANE-10 LANE-11 LANE-12 LANE-19 lie within its two layers of three: not %o", (chosen, code) => {
    expect(checkTemplateLanes({ layers: 2, perLayer: 3 }, chosen)).toMatchObject({ ok: false, code });
  });

  it("LANE-19 the tenth lane of a layer belongs to it", () => {
    expect([11, 20, 21, 101, 110].map(layerOfLane)).toEqual([1, 1, 2, 10, 10]);
    expect(checkTemplateLanes({ layers: 10, perLayer: 10 }, lanes(20, 110)).ok).toBe(true);
    expect(checkTemplateLanes({ layers: 2, perLayer: 3 }, []).ok).toBe(true);
  });

  it("MACHINE-19 fit machines of the template's type alone", () => {
    expect(checkTemplateFits("drink", "snack")).toMatchObject({ ok: false, code: "machines.typeWrong" });
    expect(checkTemplateFits("drink", "drink").ok).toBe(true);
  });
});
