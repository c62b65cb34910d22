import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Aparece aquí cuando una máquina vende productos",
  refund: "Aparece aquí cuando se inicia un reembolso",
  machine: "Las máquinas aparecen aquí cuando se registran",
  report: "Aparece aquí cuando una máquina envía datos",
  shop: "Aparece aquí cuando alguien pide en la tienda en línea",
  card: "Aparece aquí cuando una tarjeta de socio se emite o se usa",
  settling: "Se genera con la liquidación diaria",
  code: "Aparece aquí cuando se generan o se usan códigos",
  product: "Los productos aparecen aquí cuando se añaden",
  deed: "Aparece aquí cuando alguien realiza una operación",
  merchant: "Los comercios aparecen aquí cuando se añaden",
  application: "Las solicitudes aparecen aquí cuando se presentan",
  message: "Aparece aquí cuando se publica",
  feedback: "Aparece aquí cuando se envía un comentario",
  file: "Los archivos aparecen aquí al exportar una lista",
  medicine: "Los medicamentos aparecen aquí cuando se registra un lote",
  prescription: "Las recetas aparecen aquí cuando se presentan",
  loss: "Los registros aparecen aquí cuando un recuento, una comprobación, una pérdida o un pedido con incidencia revela faltantes",
};
