import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Operators",
  add: "Add operator",
  edit: "Edit operator",
  field: {
    userName: "Name",
    loginName: "Account",
    phone: "Mobile",
    merchantNo: "Merchant no.",
    merchantName: "Merchant",
    machineCount: "Machines",
    salesAmount: "Sales, 30 days",
    salesOrders: "Orders, 30 days",
    enabled: "Enabled",
  },
  state: {
    yes: "Enabled",
    no: "Stopped",
  },
  assign: "Assign",
  machines: "Machines",
  throughTeams: "{{n}} by team",
  accountHint: "Account of an ordinary user",
} satisfies Translation<typeof zh>;
