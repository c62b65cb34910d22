import type { PermissionsOfArea } from "../permissionFacts.ts";

export const paymentPermissions = {
  "payments.service.read": { kind: "read", page: "/xtgl/zfsz/zffwgl", platformOnly: true },
  "payments.service.write": { kind: "write", page: "/xtgl/zfsz/zffwgl", platformOnly: true },
  "payments.parameters.read": { kind: "read", page: "/xtgl/zfsz/fwscssz", platformOnly: true },
  "payments.parameters.write": { kind: "write", page: "/xtgl/zfsz/fwscssz", platformOnly: true },
} as const satisfies PermissionsOfArea;
