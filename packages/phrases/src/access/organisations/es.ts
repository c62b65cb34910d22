import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Organizaciones",
  add: "Añadir organización",
  editTitle: "Editar organización",
  addChild: "Añadir debajo",
  topLevel: "Primer nivel",
  owner: "Comerciante",
  showUsers: "Ver cuentas",
  ofTop: "Las organizaciones las lleva el comerciante principal; el suyo no tiene",
  field: {
    orgName: "Nombre",
    orgCode: "Código",
    parentOrg: "Organización superior",
    accountCount: "Cuentas",
    sortNo: "Orden",
    remark: "Observación",
  },
} satisfies Translation<typeof zh>;
