import type { PagesOf } from "../pageFacts.ts";
import type { systemPermissions } from "./permissions.ts";

export const systemPages = {
  "/xtgl/index": { access: "system.home.read", group: "/xtgl", order: 208 },
  "/xtgl/rzgl": { access: "system.log.read", group: "/xtgl", order: 210, exports: ["logs"], actions: ["system.keys"] },
  "/xtgl/sjzd": {
    access: "system.dictionary.read",
    group: "/xtgl",
    order: 211,
    actions: ["system.dictionary", "system.dictionaryType"],
  },
  "/xtgl/shsjzd": {
    access: "system.merchantDictionary.read",
    group: "/xtgl",
    order: 213,
    actions: ["system.merchantDictionary"],
  },
  "/xtgl/yysz": {
    access: "system.translation.read",
    group: "/xtgl",
    order: 215,
    exports: ["translations"],
    actions: ["system.translation"],
  },
  "/xtgl/dsfdjpz": {
    access: "system.docking.read",
    group: "/xtgl",
    order: 217,
    actions: ["system.docking", "system.apiKey"],
  },
  "/xtgl/jxkp": {
    access: "system.appraisal.read",
    group: "/xtgl",
    order: 220,
    exports: ["appraisals"],
    actions: ["system.appraisal"],
  },
  "/xtgl/xtbjjl": {
    access: "system.alarm.read",
    group: "/xtgl",
    order: 221,
    exports: ["systemAlarms"],
    actions: ["system.alarm"],
  },
  "/xtgl/ptxygl": { access: "system.agreement.read", group: "/xtgl", order: 222, actions: ["system.agreement"] },
  "/xtgl/uploadXy": { access: "system.agreement.write", parent: "/xtgl/ptxygl", isAction: true },
  "/xtgl/xzzx": { access: "system.download.read", group: "/xtgl", order: 224, actions: ["system"] },
} as const satisfies PagesOf<typeof systemPermissions>;
