import type { PermissionsOfArea } from "../permissionFacts.ts";

export const memberPermissions = {
  "members.member.read": { kind: "read", page: "/hygl/wdhy", alsoFor: ["staff"] },
  "members.member.write": { kind: "write", page: "/hygl/wdhy" },
  "members.card.read": { kind: "read", page: "/hygl/wdhyk", alsoFor: ["staff"] },
  "members.card.write": { kind: "write", page: "/hygl/wdhyk" },
  "members.card.recharge": { kind: "write", page: "/hygl/wdhyk" },
  "members.movement.read": { kind: "read", page: "/hygl/czmx", alsoFor: ["staff"] },
  "members.application.read": { kind: "read", page: "/hygl/sqbk", alsoFor: ["staff"] },
  "members.application.write": { kind: "write", page: "/hygl/sqbk", alsoFor: ["staff"] },
  "members.application.review": { kind: "write", page: "/hygl/sqbk" },
  "members.area.read": { kind: "read", page: "/hygl/qygl" },
  "members.area.write": { kind: "write", page: "/hygl/qygl" },
  "members.log.read": { kind: "read", page: "/hygl/hykrz" },
  "members.package.read": { kind: "read", page: "/hygl/hytc" },
  "members.package.write": { kind: "write", page: "/hygl/hytc" },
  "members.topUp.read": { kind: "read", page: "/hygl/yhsz" },
  "members.topUp.write": { kind: "write", page: "/hygl/yhsz" },
  "members.blacklist.read": { kind: "read", page: "/xtgl/hmd" },
  "members.blacklist.write": { kind: "write", page: "/xtgl/hmd" },
  "members.assignment.read": { kind: "read", page: "/shgl/glwdhy" },
  "members.assignment.write": { kind: "write", page: "/shgl/glwdhy" },
} as const satisfies PermissionsOfArea;
