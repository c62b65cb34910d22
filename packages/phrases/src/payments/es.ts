import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "No hay ningún proveedor de pagos configurado",
  "payments.noticeForged": "La firma del aviso de pago no es válida",
  "payments.noticeMismatch": "El aviso de pago no coincide con el pedido",
  "payments.shownCodeWrong": "Este código de pago no es de este proveedor; muestre el de WeChat Pay, Alipay o UnionPay",
  "payments.shownCodeRefused": "El pago con código no se realizó y no se cobró nada; muestre un código nuevo",
  "payments.requestClosed": "Esta solicitud de pago está cerrada y no se cobró nada; inicie otra",
  "payments.requestDone": "Esta solicitud de pago ya se pagó; el resto figura en el pedido",
  "payments.providerUnreachable": "No se puede contactar con el proveedor de pagos",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Código de recogida",
    memberCard: "Tarjeta de socio",
    cash: "Efectivo",
    other: "Otro",
  },
};
