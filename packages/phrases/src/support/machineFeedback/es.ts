import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Tipo de problema",
  orderNo: "N.º de pedido",
  ticketContent: "Descripción del problema",
  contactPhone: "Teléfono de contacto",
};

export const words: Translation<typeof zh.words> = {
  title: "Informar de un problema",
  intro: "Diga qué falla en esta máquina; el comercio le responde aquí.",
  orderHint: "El número de pedido o el de la transacción del pago; déjelo vacío si no lo tiene",
  phoneHint: "Opcional; el comercio puede llamarle",
  send: "Enviar",
  sent: "Enviado, tique de soporte n.º {{n}}",
  own: "Mis avisos",
  more: "Añadir algo",
  tell: "Enviar",
  merchant: "Comercio",
  me: "Yo",
  gone: "Este aviso ya no existe",
  withProblem: "¿Un problema?",
  problem: {
    itemJammed: "El producto está atascado",
    dispensingTimeout: "Pagado, pero no salió nada",
    payment: "Problema con el pago",
    refund: "El reembolso no ha llegado",
    product: "Problema con el producto",
    machine: "Problema con la máquina",
    other: "Otra cosa",
  },
  state: {
    waiting: "En espera",
    working: "En curso",
    solved: "Resuelto",
    closed: "Cerrado",
  },
};
