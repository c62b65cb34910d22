/**
 * The areas of the product and which other areas each may import, the same in every layer.
 * `platform` and files directly under `src` belong to no area.
 */
export const areaEdges = {
  access: [],
  merchants: ["access"],
  goods: ["access", "merchants"],
  pharmacy: ["access", "merchants", "goods", "machines", "stock"],
  machines: ["access", "merchants", "goods", "system"],
  payments: ["access", "merchants", "ledger"],
  ledger: ["merchants"],
  finance: ["access", "merchants", "goods", "machines", "orders", "payments", "ledger", "members"],
  stock: ["access", "merchants", "goods", "machines", "system"],
  orders: [
    "access",
    "merchants",
    "goods",
    "machines",
    "payments",
    "ledger",
    "members",
    "stock",
    "marketing",
    "pharmacy",
    "system",
  ],
  marketing: ["access", "merchants", "goods", "machines", "members"],
  members: ["access", "merchants", "goods", "machines", "ledger"],
  mall: ["access", "merchants", "goods", "pharmacy", "machines", "members", "marketing", "stock", "payments", "orders"],
  insight: ["access", "merchants", "goods", "pharmacy", "machines", "members", "orders", "payments", "support"],
  support: ["access", "merchants", "machines", "orders"],
  system: ["access", "merchants"],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof areaEdges;
