import type { PermissionsOfArea } from "../permissionFacts.ts";

export const pharmacyPermissions = {
  "pharmacy.medicine.read": { kind: "read", page: "/ypgl/yplb", alsoFor: ["staff", "pharmacist"] },
  "pharmacy.medicine.write": { kind: "write", page: "/ypgl/yplb" },
  "pharmacy.group.read": { kind: "read", page: "/ypgl/ypfl", alsoFor: ["pharmacist"] },
  "pharmacy.group.write": { kind: "write", page: "/ypgl/ypfl" },
  "pharmacy.set.read": { kind: "read", page: "/ypgl/ypzhlb", alsoFor: ["pharmacist"] },
  "pharmacy.set.write": { kind: "write", page: "/ypgl/ypzhlb", alsoFor: ["pharmacist"] },
  "pharmacy.batch.read": { kind: "read", page: "/ypgl/yppc", alsoFor: ["staff", "replenisher", "pharmacist"] },
  "pharmacy.batch.write": { kind: "write", page: "/ypgl/yppc", alsoFor: ["pharmacist"] },
  "pharmacy.upkeep.read": { kind: "read", page: "/ypgl/ypyh", alsoFor: ["pharmacist"] },
  "pharmacy.upkeep.write": { kind: "write", page: "/ypgl/ypyh", alsoFor: ["pharmacist"] },
  "pharmacy.trace.read": { kind: "read", page: "/ypgl/zsm", alsoFor: ["replenisher", "pharmacist"] },
  "pharmacy.trace.write": { kind: "write", page: "/ypgl/zsm", alsoFor: ["replenisher", "pharmacist"] },
  "pharmacy.doctor.read": { kind: "read", page: "/ypgl/ysgl", alsoFor: ["pharmacist"] },
  "pharmacy.doctor.write": { kind: "write", page: "/ypgl/ysgl" },
  "pharmacy.prescription.read": { kind: "read", page: "/jygl/cfcx", alsoFor: ["pharmacist"] },
  "pharmacy.prescription.review": { kind: "write", page: "/jygl/cfcx", alsoFor: ["pharmacist"] },
  "pharmacy.rule.read": { kind: "read", page: "/jygl/cfcx", alsoFor: ["pharmacist"] },
  "pharmacy.rule.write": { kind: "write", page: "/jygl/cfcx" },
  "pharmacy.pharmacist.read": { kind: "read", page: "/shgl/wdys", alsoFor: ["pharmacist"] },
  "pharmacy.pharmacist.write": { kind: "write", page: "/shgl/wdys" },
} as const satisfies PermissionsOfArea;
