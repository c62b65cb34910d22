import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Organisations",
  add: "Add organisation",
  editTitle: "Edit organisation",
  addChild: "Add below",
  topLevel: "Top level",
  owner: "Merchant",
  showUsers: "View accounts",
  ofTop: "Organisations are kept by the top merchant; yours has none of its own",
  field: {
    orgName: "Name",
    orgCode: "Code",
    parentOrg: "Parent",
    accountCount: "Accounts",
    sortNo: "Order",
    remark: "Remark",
  },
} satisfies Translation<typeof zh>;
