import { mallSettingNames } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { instant, nothing } from "../shapes.ts";

const path = "/api/v1/mall/settings";

/** From where a value comes: it is usual, a merchant above decided, or the own one did. */
export const mallSettingSources = ["platform", "parent", "own"] as const;

/** What a merchant decides about its mall; merchants below take over what they do not decide themselves. */
export const mallSettings = {
  read: endpoint({
    method: "GET",
    path,
    access: "mall.setting.read",
    summary: "The settings of the own mall, each with its value, where that comes from, and who changed it last.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          settingName: z.enum(mallSettingNames),
          settingValue: z.string(),
          settingSource: z.enum(mallSettingSources),
          /** What it is without a decision of the own merchant. */
          inheritedValue: z.string(),
          /** The merchant above that decided; null where none did. */
          inheritedFrom: z.string().nullable(),
          /** Of a decision of the own merchant. */
          changedBy: z.string().nullable(),
          changedTime: instant.nullable(),
        }),
      ),
    }),
  }),
  save: endpoint({
    method: "PUT",
    path,
    access: "mall.setting.write",
    summary: "Decides settings of the own mall, all or none; null takes over what stands above again.",
    input: z.object({
      settings: z
        .array(z.object({ settingName: z.enum(mallSettingNames), settingValue: z.string().max(500).nullable() }))
        .min(1)
        .max(mallSettingNames.length),
    }),
    output: nothing,
    refusals: [
      "mall.settingOutOfRange",
      "mall.settingMalformed",
      "mall.noWay",
      "amount.tooLarge",
      "amount.notPositive",
      "field.tooLong",
    ],
  }),
};
