import type { PermissionsOfArea } from "../permissionFacts.ts";

export const memberPermissions = {
  "members.member.read": { kind: "read", page: "/hygl/wdhy", alsoFor: ["staff"] },
  "members.member.write": { kind: "write", page: "/hygl/wdhy" },
  "members.card.read": { kind: "read", page: "/hygl/wdhyk", alsoFor: ["staff"] },
  "members.card.write": { kind: "write", page: "/hygl/wdhyk" },
  "members.card.recharge": { kind: "write", page: "/hygl/wdhyk" },
  "members.movement.read": { kind: "read", page: "/hygl/czmx", alsoFor: ["staff"] },
  "members.assignment.read": { kind: "read", page: "/shgl/glwdhy" },
  "members.assignment.write": { kind: "write", page: "/shgl/glwdhy" },
} as const satisfies PermissionsOfArea;
