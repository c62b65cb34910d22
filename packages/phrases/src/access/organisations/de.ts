import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Organisationen",
  add: "Organisation anlegen",
  editTitle: "Organisation bearbeiten",
  addChild: "Darunter anlegen",
  topLevel: "Oberste Ebene",
  owner: "Händler",
  showUsers: "Konten ansehen",
  ofTop: "Organisationen führt der oberste Händler; Ihr Händler hat keine eigenen",
  field: {
    orgName: "Name",
    orgCode: "Code",
    parentOrg: "Übergeordnet",
    accountCount: "Konten",
    sortNo: "Reihenfolge",
    remark: "Bemerkung",
  },
} satisfies Translation<typeof zh>;
