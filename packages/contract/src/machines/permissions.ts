import type { PermissionsOfArea } from "../permissionFacts.ts";

export const machinePermissions = {
  "machines.machine.read": {
    kind: "read",
    page: "/shj/wdshj",
    alsoFor: ["agent", "staff", "replenisher", "technician", "pharmacist"],
  },
  "machines.machine.write": { kind: "write", page: "/shj/wdshj" },
  "machines.machine.grant": { kind: "write", page: "/shj/wdshj" },
  "machines.command.send": { kind: "write", page: "/shj/wdshj", alsoFor: ["staff", "technician"] },
  "machines.status.read": {
    kind: "read",
    page: "/shj/ztcx",
    alsoFor: ["agent", "staff", "replenisher", "technician"],
  },
  "machines.alarm.read": {
    kind: "read",
    page: "/shj/jqbj",
    alsoFor: ["agent", "staff", "replenisher", "technician"],
  },
  "machines.alarm.write": { kind: "write", page: "/shj/jqbj", alsoFor: ["staff", "technician"] },
  "machines.operation.read": {
    kind: "read",
    page: "/shj/yyztcx",
    alsoFor: ["agent", "staff", "replenisher", "technician"],
  },
  "machines.lane.read": {
    kind: "read",
    page: "/shj/hdgl",
    alsoFor: ["agent", "staff", "replenisher", "technician", "pharmacist"],
  },
  "machines.lane.write": { kind: "write", page: "/shj/hdgl", alsoFor: ["staff", "replenisher"] },
  "machines.point.read": {
    kind: "read",
    page: "/shj/dwgl",
    alsoFor: ["staff", "replenisher"],
  },
  "machines.point.write": { kind: "write", page: "/shj/dwgl" },
  "machines.route.read": { kind: "read", page: "/shj/xlgl", alsoFor: ["staff", "replenisher"] },
  "machines.route.write": { kind: "write", page: "/shj/xlgl" },
  "machines.zone.read": { kind: "read", page: "/shj/qygl" },
  "machines.zone.write": { kind: "write", page: "/shj/qygl" },
  "machines.region.read": { kind: "read", page: "/xtgl/dqgl", platformOnly: true },
  "machines.region.write": { kind: "write", page: "/xtgl/dqgl", platformOnly: true },
  "machines.change.read": { kind: "read", page: "/shj/spydgl", alsoFor: ["staff"] },
  "machines.change.write": { kind: "write", page: "/shj/spydgl" },
  "machines.share.read": { kind: "read", page: "/shgl/shjqsq" },
  "machines.share.write": { kind: "write", page: "/shgl/shjqsq" },
  "machines.team.read": { kind: "read", page: "/shgl/wdtd" },
  "machines.team.write": { kind: "write", page: "/shgl/wdtd" },
  "machines.operator.read": { kind: "read", page: "/shgl/yylb" },
} as const satisfies PermissionsOfArea;
