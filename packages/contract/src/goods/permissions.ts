import type { PermissionsOfArea } from "../permissionFacts.ts";

export const goodsPermissions = {
  "goods.product.read": {
    kind: "read",
    page: "/spgl/wdsp",
    alsoFor: ["agent", "staff", "replenisher", "pharmacist", "doctor"],
  },
  "goods.product.write": { kind: "write", page: "/spgl/wdsp" },
  "goods.tag.write": { kind: "write", page: "/spgl/spbqgl" },
  "goods.attribute.read": { kind: "read", page: "/spgl/spfl" },
  "goods.attribute.write": { kind: "write", page: "/spgl/spfl" },
  "goods.modelling.read": { kind: "read", page: "/spgl/tsgl" },
  "goods.library.read": { kind: "read", page: "/spgl/ptspk" },
  "goods.library.write": { kind: "write", page: "/spgl/ptspk", platformOnly: true },
} as const satisfies PermissionsOfArea;
