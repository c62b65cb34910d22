import type { Permission } from "@yunshou/contract";
import type { PagePath } from "@yunshou/contract/pages";

interface Lead {
  /** The page of a record, or the list that shows it alone. */
  readonly page: PagePath;
  readonly name: string;
  readonly permission: Permission;
}

/** Where a record leads that a row names by one of these fields of the contract. */
export const leads = {
  machineNo: { page: "/shj/jqxq", name: "jqbh", permission: "machines.machine.read" },
  orderNo: { page: "/jygl/ddgl", name: "open", permission: "orders.order.read" },
  cardNo: { page: "/hygl/wdhyk", name: "cardNo", permission: "members.card.read" },
  merchantNo: { page: "/shgl/wdsh", name: "merchantNo", permission: "merchants.merchant.read" },
} as const satisfies Readonly<Record<string, Lead>>;

export type LeadingField = keyof typeof leads;

/** Whether a field of a row names a record that has a page. */
export const isLeading = (field: unknown): field is LeadingField =>
  typeof field === "string" && Object.hasOwn(leads, field);
