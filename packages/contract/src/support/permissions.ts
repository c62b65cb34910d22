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
} as const satisfies PermissionsOfArea;
