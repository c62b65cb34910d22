import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Pedidos de la tienda",
  "/sc/scddxq": "Pedido de la tienda",
  "/essggl/ddgl": "Pedidos de compra al paso",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "Ver pedidos de la tienda",
  "mall.order.handle": "Enviar, canjear y cerrar pedidos de la tienda",
  "mall.order.refund": "Reembolsar pedidos de la tienda",
  "mall.quickBuyOrder.read": "Ver pedidos de compra al paso",
  "mall.quickBuyOrder.handle": "Enviar, canjear y cerrar pedidos de compra al paso",
  "mall.quickBuyOrder.refund": "Reembolsar pedidos de compra al paso",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Enviar",
  handOver: "Canjear",
  complete: "Confirmar la llegada",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "La tienda está cerrada y no acepta pedidos",
  "mall.shopUnknown": "Esta tienda no existe",
  "mall.productOffShelf": "El producto ya no está a la venta",
  "mall.quantityOutOfRange": "La cantidad debe ser un entero de 1 a {{limit}}",
  "mall.outOfStock": "Existencias insuficientes: quedan {{n}}",
  "mall.wayNotOffered": "La tienda no ofrece esta forma de entrega",
  "mall.tooManyUnpaid": "Pague primero sus {{limit}} pedidos pendientes",
  "mall.orderUnknown": "Este pedido no existe",
  "mall.machineHandsOut": "La máquina entrega estos productos con su código de recogida",
  "mall.pickupCodeWrong": "Código incorrecto",
  "mall.selectOrders": "Seleccione los datos que desea tratar",
  "mall.priceChanged": "Un precio ha cambiado. Compruébelo y vuelva a pedir",
  "mall.basketTwice": "Agrupe cada producto en una línea",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Comprador",
  receiver: "Destinatario",
  receiverPhone: "Teléfono del destinatario",
  quantity: "Cantidad",
  orderPrice: "Importe del pedido",
  discountAmount: "Descuento",
  paidAmount: "Pagado",
  deliveryFee: "Gastos de entrega",
  deliveryWay: "Forma de entrega",
  pickupPoint: "Punto de recogida",
  expressNo: "N.º de entrega",
  courier: "Repartidor",
  payMethod: "Forma de pago",
  payStatus: "Estado del pago",
  orderStatus: "Estado del pedido",
  orderTime: "Hora del pedido",
  pickupCode: "Código",
  receiverAddress: "Dirección",
  note: "Motivo del reembolso",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Introduzca el número completo",
  deliveryWay: {
    delivery: "Entrega",
    pickup: "Recogida",
  },
  state: {
    toPay: "Por pagar",
    toGather: "Esperando al grupo",
    toDeliver: "Por enviar",
    delivering: "Entrega en curso",
    toPickUp: "Por recoger",
    completed: "Completado",
    cancelled: "Cancelado",
    refunding: "Reembolsando",
    refunded: "Reembolsado",
  },
  action: {
    deliver: "Enviar",
    deliverAll: "Enviar seleccionados",
    handOver: "Canjear",
    complete: "Ha llegado",
    refund: "Reembolsar",
    close: "Cerrar",
  },
  completeAsk: "¿Ha llegado?",
  closeAsk: "¿Cerrar? El comprador ya no podrá pagar y los pedidos impagados del mismo pago se cerrarán también",
  refundAsk: "¿Reembolsar?",
  expressHint: "Vacío: un número nuestro",
  codeHint: "El comprador lo muestra en su teléfono",
  refundHint: "Se devuelve todo lo pagado por el mismo medio",
  section: {
    receiver: "Destinatario",
    timeline: "Cronología",
  },
  detail: "Pedido",
  ownPage: "Abrir como página",
};
