import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Finanzas",
  "/cwgl/cwjs": "Liquidaciones",
  "/cwgl/jyjs": "Liquidación de transacciones",
  "/cfgl/jyjsmx": "Detalle de liquidaciones",
  "/cfgl/sxfdzb": "Conciliación de comisiones",
  "/cfgl/shzftj": "Pagos liquidados por comercio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "Ver liquidaciones",
  "finance.settlement.write": "Confirmar y retener liquidaciones",
  "finance.transaction.read": "Ver la liquidación de transacciones",
  "finance.settlementLine.read": "Ver el detalle de liquidaciones",
  "finance.fee.read": "Ver comisiones y porcentajes de comisión",
  "finance.feeRate.write": "Fijar porcentajes de comisión",
  "finance.payment.read": "Ver pagos liquidados por comercio",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Retener",
  settleRelease: "Reanudar",
  settleConfirm: "Confirmar la liquidación",
  setRate: "Fijar un porcentaje de comisión",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "Esta liquidación no existe",
  "finance.settlementChanged": "Alguien acaba de tramitar esta liquidación; actualice e inténtelo de nuevo",
  "finance.settlementAwaitsBill": "Diferencias con un proveedor retienen esta liquidación; sigue cuando se resuelvan",
  "finance.settleShort": "El saldo del comercio no cubre comisiones y repartos; confirme más tarde",
  "finance.rateInThePast": "Un porcentaje de comisión vale como pronto desde hoy",
  "finance.rateTwice": "Ya hay un porcentaje de comisión desde ese día",
  "finance.planUnknown": "Este plan de reparto no existe",
  "finance.planChanged": "Alguien acaba de modificar este plan de reparto; actualice e inténtelo de nuevo",
  "finance.planTaken": "Un plan de reparto activado ya cubre esto",
  "finance.planUsed": "Ya se repartió con este plan: desactívelo",
  "finance.planTargets": "Como máximo {{limit}} máquinas y productos, todos de este comercio",
  "finance.splitReceivers": "Como máximo {{limit}} beneficiarios",
  "finance.splitReceiverTwice": "Un beneficiario aparece dos veces",
  "finance.splitRatio": "Una parte es mayor que 0, con dos decimales como máximo",
  "finance.splitFixed": "Un importe fijo va de 0,01 a {{limit}} yuanes, sin porcentaje al lado",
  "finance.splitAbove": "Las partes suman como máximo el 100 %",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Día de liquidación",
  factDate: "Día de la transacción",
  statDate: "Fecha",
  orderCount: "Pedidos",
  refundCount: "Reembolsos",
  salesAmount: "Ventas",
  refundAmount: "Reembolsado",
  paidAmount: "Pagado",
  feeAmount: "Comisión",
  higoAmount: "Comisión de compra con sorteo",
  splitAmount: "Reparto",
  settleAmount: "Liquidación",
  settleStatus: "Estado de la liquidación",
  feeRate: "Porcentaje de comisión",
  provider: "Proveedor",
  payMethod: "Forma de pago",
  businessType: "Tipo de operación",
  thirdTradeNo: "N.º de transacción externa",
  reason: "Motivo de la retención",
  seal: "Sello",
  decider: "Tramitado por",
  closedTime: "Cierre del día",
  decidedTime: "Tramitado el",
  fromDate: "Vigente desde",
  fromDay: "Vigente desde",
  rateStatus: "Estado",
  setBy: "Fijado por",
  setTime: "Fijado el",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "Por confirmar",
    held: "Retenida",
    settled: "Liquidada",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "Vigente",
    upcoming: "Próximo",
    past: "Pasado",
  },
  tab: {
    fees: "Comisiones",
    rates: "Porcentajes de comisión",
  },
  action: {
    confirm: "Confirmar",
    confirmMany: "Confirmar selección",
    hold: "Retener",
    release: "Reanudar",
    lines: "Ver detalle",
    setRate: "Fijar porcentaje de comisión",
  },
  awaitsBill: "Diferencias con un proveedor abiertas",
  confirmQuestion: "¿Confirmar la liquidación? No se puede deshacer.",
  releaseQuestion: "¿Reanudar esta liquidación?",
  many: "{{n}} liquidaciones",
  rule: "Alipay al instante, comisión mínima de 0,01 yuanes por transacción; WeChat liquida tras medianoche, sin comisión por debajo de 0,01",
  higoRule: "Las compras con sorteo cuestan una comisión del 1 %",
  usual: "Un comercio sin porcentaje de comisión propio paga {{rate}}",
  sum: "Pedidos {{orders}}, ventas {{sales}}, comisiones {{fee}}, compras con sorteo {{higo}}",
  rateSet: "Porcentaje de comisión fijado",
};
