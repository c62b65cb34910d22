import type { PermissionsOfArea } from "../permissionFacts.ts";

export const systemPermissions = {
  "system.download.read": {
    kind: "read",
    page: "/xtgl/xzzx",
    alsoFor: ["agent", "staff", "replenisher", "technician", "pharmacist", "doctor"],
  },
  "system.download.upload": { kind: "write", page: "/xtgl/xzzx" },
  "system.download.delete": { kind: "write", page: "/xtgl/xzzx" },
  "system.log.read": { kind: "read", page: "/xtgl/rzgl" },
  "system.agreement.read": { kind: "read", page: "/xtgl/ptxygl", platformOnly: true },
  "system.agreement.write": { kind: "write", page: "/xtgl/ptxygl", platformOnly: true },
  "system.alarm.read": { kind: "read", page: "/xtgl/xtbjjl", platformOnly: true },
  "system.alarm.write": { kind: "write", page: "/xtgl/xtbjjl", platformOnly: true },
  "system.appraisal.read": { kind: "read", page: "/xtgl/jxkp" },
  "system.appraisal.write": { kind: "write", page: "/xtgl/jxkp" },
  "system.dictionary.read": { kind: "read", page: "/xtgl/sjzd", platformOnly: true },
  "system.dictionary.write": { kind: "write", page: "/xtgl/sjzd", platformOnly: true },
  "system.merchantDictionary.read": { kind: "read", page: "/xtgl/shsjzd" },
  "system.merchantDictionary.write": { kind: "write", page: "/xtgl/shsjzd" },
  "system.translation.read": { kind: "read", page: "/xtgl/yysz", platformOnly: true },
  "system.translation.write": { kind: "write", page: "/xtgl/yysz", platformOnly: true },
  "system.translation.review": { kind: "write", page: "/xtgl/yysz", platformOnly: true },
  "system.docking.read": { kind: "read", page: "/xtgl/dsfdjpz" },
  "system.docking.write": { kind: "write", page: "/xtgl/dsfdjpz" },
  "system.home.read": { kind: "read", page: "/xtgl/index" },
} as const satisfies PermissionsOfArea;
