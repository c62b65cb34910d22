import { checkRemark, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { laneLimits } from "./lane.ts";
import type { TemplateLane } from "./planogram.ts";
import type { MachineType } from "./values.ts";

/** Warnings of a template: °C, percent, MB (TEMPLATE-01, TEMPLATE-07). */
export const templateLimits = { temperature: [-50, 100], humidity: [0, 100], flow: [0, 10_240] } as const;

export interface TemplateHead {
  readonly templateName: string;
  readonly remark: string;
  readonly layers: number;
  readonly perLayer: number;
  readonly tempWarnLow: number | null;
  readonly tempWarnHigh: number | null;
  readonly humidityWarn: number | null;
  readonly flowWarn: number | null;
}

const isWithin = (value: number, [lowest, highest]: readonly [number, number]) =>
  Number.isFinite(value) && value >= lowest && value <= highest;

/** The layer of a lane number: 11 to 20 are of layer 1 (LANE-19). */
export const layerOfLane = (laneNo: number): number => Math.floor((laneNo - 1) / 10);

/** Whole numbers from 1 to 10 (TEMPLATE-06, LANE-10, LANE-11). */
export function checkLayers(layers: number): Result<number> {
  return Number.isInteger(layers) && layers >= 1 && layers <= laneLimits.layers
    ? accept(layers)
    : refuse("lane.layersOutOfRange", { field: "layers" });
}

/** Whole numbers from 1 to 10 (TEMPLATE-06, LANE-11). */
export function checkPerLayer(perLayer: number): Result<number> {
  return Number.isInteger(perLayer) && perLayer >= 1 && perLayer <= laneLimits.perLayer
    ? accept(perLayer)
    : refuse("lane.lanesPerLayerOutOfRange", { field: "perLayer" });
}

/** A template's name: not empty, within 60 characters (TEMPLATE-03, MSG-15). */
export function checkTemplateName(text: string): Result<string> {
  if (text.trim() === "") return refuse("templates.nameRequired", { field: "templateName" });
  return checkText(text, "templateName", fieldLimits.nameLength);
}

/** The flow warning: a whole number of MB, 0 to 10240 (TEMPLATE-07, MSG-96). */
export function checkFlowWarn(flow: number | null): Result<number | null> {
  return flow === null || (Number.isInteger(flow) && isWithin(flow, templateLimits.flow))
    ? accept(flow)
    : refuse("templates.flowOutOfRange", { field: "flowWarn" });
}

/** Both ends of the temperature band, the lower one below the upper one. */
export function checkTemperatures(low: number | null, high: number | null): Result<undefined> {
  for (const [field, value] of [
    ["tempWarnLow", low],
    ["tempWarnHigh", high],
  ] as const)
    if (value !== null && !isWithin(value, templateLimits.temperature))
      return refuse("templates.temperatureOutOfRange", { field });
  if (low !== null && high !== null && low > high)
    return refuse("templates.temperatureReversed", { field: "tempWarnHigh" });
  return accept();
}

/** Percent of relative humidity, 0 to 100. */
export function checkHumidity(humidity: number | null): Result<undefined> {
  return humidity === null || isWithin(humidity, templateLimits.humidity)
    ? accept()
    : refuse("templates.humidityOutOfRange", { field: "humidityWarn" });
}

/** The head of a template, cleaned, or the first rule that it breaks (TEMPLATE-03, TEMPLATE-06, TEMPLATE-07, TEMPLATE-09). */
export function checkTemplateHead<Head extends TemplateHead>(head: Head): Result<Head> {
  const name = checkTemplateName(head.templateName);
  if (!name.ok) return name;
  const remark = checkRemark(head.remark);
  if (!remark.ok) return remark;
  for (const checked of [
    checkLayers(head.layers),
    checkPerLayer(head.perLayer),
    checkTemperatures(head.tempWarnLow, head.tempWarnHigh),
    checkHumidity(head.humidityWarn),
    checkFlowWarn(head.flowWarn),
  ])
    if (!checked.ok) return checked;
  return accept({ ...head, templateName: name.value, remark: remark.value });
}

/** Every lane lies within the layers and lanes of its template, once (LANE-10, LANE-11, LANE-19). */
export function checkTemplateLanes(
  { layers, perLayer }: Pick<TemplateHead, "layers" | "perLayer">,
  lanes: readonly Pick<TemplateLane, "laneNo">[],
): Result<undefined> {
  if (lanes.length === 1) return refuse("lane.tooFewLanes", { field: "lanes" });
  if (new Set(lanes.map(({ laneNo }) => laneNo)).size < lanes.length) return refuse("lane.exists", { field: "lanes" });
  for (const { laneNo } of lanes) {
    const layer = layerOfLane(laneNo);
    if (layer > layers) return refuse("lane.layersOutOfRange", { field: "lanes" });
    if (laneNo - layer * 10 > perLayer) return refuse("lane.lanesPerLayerOutOfRange", { field: "lanes" });
  }
  return accept();
}

/** A template fits machines of its own type only (MACHINE-19, MSG-54). */
export function checkTemplateFits(template: MachineType, machine: string): Result<undefined> {
  return template === machine ? accept() : refuse("machines.typeWrong", { field: "machineIds" });
}
