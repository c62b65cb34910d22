import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Paquetes de socio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Ver paquetes de socio",
  "members.package.sell": "Vender paquetes de socio",
  "members.package.write": "Gestionar paquetes de socio",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Vender paquete",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "El periodo va de 1 a {{limit}} meses",
  "memberPackages.nameTaken": "El comercio ya tiene un paquete con este nombre",
  "memberPackages.notOffered": "Este paquete está desactivado y no se puede vender",
  "memberPackages.otherMerchant": "La tarjeta y el paquete deben ser del mismo comercio",
  "memberPackages.refunded": "Este paquete ya se reembolsó",
  "memberPackages.nothingLeft": "El último mes ya comenzó; no queda nada por reembolsar",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Paquete",
  packagePrice: "Precio",
  packagePeriod: "Meses",
  rightsNote: "Ventajas",
  packageStatus: "Estado",
  memberLevel: "Nivel de socio",
  cardId: "Tarjeta",
  payWay: "Pagado con",
  payout: "Reembolso por",
  startDate: "Válido desde",
  endDate: "Válido hasta",
  saleStatus: "Estado",
  soldTime: "Vendido el",
  refunded: "Reembolsado",
  soldCount: "Vendidos",
  sold: "Ventas",
  refundedCount: "Reembolsos",
  runningCount: "Vigentes",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Activado",
    disabled: "Desactivado",
  },
  saleState: {
    waiting: "Aún no vigente",
    running: "Vigente",
    over: "Vencido",
    refunded: "Reembolsado",
  },
  payWay: {
    balance: "Saldo de la tarjeta",
  },
  action: {
    sell: "Vender",
    sales: "Paquetes vendidos",
    refund: "Reembolsar",
    add: "Añadir paquete",
    edit: "Editar paquete",
    enable: "Activar",
    disable: "Desactivar",
  },
  confirm: {
    enable: "¿Activar este paquete?",
    disable: "¿Desactivar este paquete?",
  },
  hint: {
    noLevel: "Nivel sin cambios",
    level: "El socio tiene este nivel mientras el paquete está vigente, salvo que el suyo sea superior",
    sale: "Vale desde hoy; si el socio aún tiene este paquete, desde el día siguiente a su fin.",
    toCard: "{{amount}} yuanes vuelven a la tarjeta y las ventajas terminan de inmediato.",
    atCounter: "{{amount}} yuanes se pagan en el mostrador y las ventajas terminan de inmediato.",
    figures: "Ventas de los días elegidos",
  },
};
