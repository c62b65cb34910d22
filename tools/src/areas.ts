/**
 * The areas of the product and which other areas each may import, the same in every layer.
 * `platform` and files directly under `src` belong to no area.
 */
export const areaEdges = {
  access: [],
  merchants: ["access"],
  goods: ["access", "merchants"],
  pharmacy: ["goods", "merchants"],
  machines: ["access", "merchants", "goods"],
  payments: ["merchants", "ledger"],
  ledger: ["merchants"],
  stock: ["goods", "machines"],
  orders: ["access", "merchants", "goods", "machines", "payments", "ledger", "members", "stock", "insight"],
  marketing: ["goods", "machines", "merchants"],
  members: ["access", "merchants", "ledger"],
  mall: ["goods", "orders", "merchants"],
  insight: ["access", "merchants", "goods", "machines"],
  support: ["access", "merchants"],
  system: ["access", "merchants"],
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof areaEdges;
