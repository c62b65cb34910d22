import type { PermissionsOfArea } from "../permissionFacts.ts";

const everybody = ["agent", "staff", "replenisher", "technician", "pharmacist", "doctor"] as const;

export const supportPermissions = {
  "support.ticket.read": { kind: "read", page: "/shkf/wtfk" },
  "support.ticket.handle": { kind: "write", page: "/shkf/wtfk" },
  "support.customer.read": { kind: "read", page: "/shkf/khfk", alsoFor: ["staff"] },
  "support.customer.write": { kind: "write", page: "/shkf/khfk", alsoFor: ["staff"] },
  "support.feedback.read": { kind: "read", page: "/xtgl/wtfk", alsoFor: everybody },
  "support.feedback.write": { kind: "write", page: "/xtgl/wtfk", alsoFor: everybody },
  "support.article.read": { kind: "read", page: "/shkf/cjwtgl", platformOnly: true },
  "support.article.write": { kind: "write", page: "/shkf/cjwtgl", platformOnly: true },
  "support.solution.read": { kind: "read", page: "/shkf/jjfa", alsoFor: everybody },
  "support.message.read": { kind: "read", page: "/xtgl/xxtz", alsoFor: everybody },
  "support.broadcast.write": { kind: "write", page: "/xtgl/xxtz", platformOnly: true },
  "support.messageType.read": { kind: "read", page: "/xtgl/xxlx", platformOnly: true },
  "support.messageType.write": { kind: "write", page: "/xtgl/xxlx", platformOnly: true },
  "support.announcement.write": { kind: "write", page: "/notice", platformOnly: true },
  "support.project.write": { kind: "write", page: "/xmgl", platformOnly: true },
  "support.requirement.write": { kind: "write", page: "/xqk", platformOnly: true },
} as const satisfies PermissionsOfArea;
