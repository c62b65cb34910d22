import type { PagesOf } from "../pageFacts.ts";
import type { machinePermissions } from "./permissions.ts";

export const machinePages = {
  "/shj/wdshj": {
    access: "machines.machine.read",
    group: "/shj",
    order: 40,
    exports: ["machines"],
    actions: ["machines"],
  },
  "/shj/ztcx": { access: "machines.status.read", group: "/shj", order: 42 },
  "/shj/jqbj": {
    access: "machines.alarm.read",
    group: "/shj",
    order: 43,
    exports: ["alarms"],
    actions: ["machines.alarm", "machines.alarmRule", "machines.alarmChannel"],
  },
  "/kcpd/jqqhbjsz": {
    access: "machines.stockAlarm.read",
    group: "/kcpd",
    order: 59,
    actions: ["machines.stockAlarm"],
  },
  "/xtgl/bjrz": { access: "machines.alarmLog.read", group: "/xtgl", order: 218, exports: ["alarmLog"] },
  "/shj/yyztcx": { access: "machines.operation.read", group: "/shj", order: 52 },
  "/shj/qzsz": { access: "machines.weight.read", group: "/shj", order: 53, actions: ["machines.weight"] },
  "/shj/hdgl": {
    access: "machines.lane.read",
    group: "/shj",
    order: 54,
    exports: ["lanes"],
    actions: ["machines.lanes"],
  },
  "/shj/dwgl": {
    access: "machines.point.read",
    group: "/shj",
    order: 50,
    exports: ["points"],
    actions: ["machines.point"],
  },
  "/shj/xlgl": { access: "machines.route.read", group: "/shj", order: 50.1, actions: ["machines.route"] },
  "/shj/qygl": { access: "machines.zone.read", group: "/shj", order: 50.2, actions: ["machines.zone"] },
  "/xtgl/dqgl": { access: "machines.region.read", group: "/xtgl", order: 211.5, actions: ["machines.region"] },
  "/shj/spydgl": {
    access: "machines.change.read",
    group: "/shj",
    order: 41,
    exports: ["laneChanges"],
    actions: ["machines.changeSet"],
  },
  "/shgl/shjqsq": { access: "machines.share.read", group: "/shgl", order: 142 },
  "/shgl/tdjqsq": { access: "machines.share.read", group: "/shgl", order: 144 },
  "/shgl/wdtd": { access: "machines.team.read", group: "/shgl", order: 145 },
  "/shgl/yylb": {
    access: "machines.operator.read",
    group: "/shgl",
    order: 152,
    exports: ["operators"],
    actions: ["machines.operator"],
  },
} as const satisfies PagesOf<typeof machinePermissions>;
