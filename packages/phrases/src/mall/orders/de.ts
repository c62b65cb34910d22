import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Bestellungen des Online-Shops",
  "/sc/scddxq": "Bestellung des Online-Shops",
  "/essggl/ddgl": "Spontankauf-Bestellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "Bestellungen des Online-Shops ansehen",
  "mall.order.handle": "Bestellungen des Online-Shops versenden, einlösen und schließen",
  "mall.order.refund": "Bestellungen des Online-Shops erstatten",
  "mall.quickBuyOrder.read": "Spontankauf-Bestellungen ansehen",
  "mall.quickBuyOrder.handle": "Spontankauf-Bestellungen versenden, einlösen und schließen",
  "mall.quickBuyOrder.refund": "Spontankauf-Bestellungen erstatten",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Versenden",
  handOver: "Einlösen",
  complete: "Zustellung bestätigen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "Der Shop ist geschlossen und nimmt keine Bestellung an",
  "mall.shopUnknown": "Diesen Shop gibt es nicht",
  "mall.productOffShelf": "Das Produkt ist nicht mehr im Angebot",
  "mall.quantityOutOfRange": "Die Menge muss eine ganze Zahl von 1 bis {{limit}} sein",
  "mall.outOfStock": "Zu wenig Bestand: noch {{n}}",
  "mall.wayNotOffered": "Diese Lieferart bietet der Shop nicht an",
  "mall.tooManyUnpaid": "Bitte zuerst die {{limit}} offenen Bestellungen bezahlen",
  "mall.orderUnknown": "Diese Bestellung gibt es nicht",
  "mall.machineHandsOut": "Der Automat gibt diese Ware auf ihren Abholcode aus",
  "mall.pickupCodeWrong": "Falscher Code",
  "mall.selectOrders": "Bitte Daten auswählen",
  "mall.priceChanged": "Ein Preis hat sich geändert. Bitte prüfen und erneut bestellen",
  "mall.basketTwice": "Bitte jedes Produkt in eine Zeile",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Käufer",
  receiver: "Empfänger",
  receiverPhone: "Telefon des Empfängers",
  quantity: "Menge",
  orderPrice: "Bestellbetrag",
  discountAmount: "Rabatt",
  paidAmount: "Bezahlt",
  deliveryFee: "Liefergebühr",
  deliveryWay: "Lieferart",
  pickupPoint: "Abholstelle",
  expressNo: "Liefernummer",
  courier: "Lieferant",
  payMethod: "Zahlungsart",
  payStatus: "Zahlungsstatus",
  orderStatus: "Bestellstatus",
  orderTime: "Bestellzeit",
  pickupCode: "Code",
  receiverAddress: "Adresse",
  note: "Erstattungsgrund",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Bitte die ganze Nummer eingeben",
  deliveryWay: {
    delivery: "Lieferung",
    pickup: "Selbstabholung",
  },
  state: {
    toPay: "Zu bezahlen",
    toGather: "Wartet auf Gruppe",
    toDeliver: "Zu versenden",
    delivering: "In Lieferung",
    toPickUp: "Abzuholen",
    completed: "Abgeschlossen",
    cancelled: "Storniert",
    refunding: "Wird erstattet",
    refunded: "Erstattet",
  },
  action: {
    deliver: "Versenden",
    deliverAll: "Auswahl versenden",
    handOver: "Einlösen",
    complete: "Zugestellt",
    refund: "Erstatten",
    close: "Schließen",
  },
  completeAsk: "Ist sie angekommen?",
  closeAsk:
    "Schließen? Der Käufer kann dann nicht mehr bezahlen, und unbezahlte Bestellungen derselben Zahlung werden mit geschlossen",
  refundAsk: "Erstatten?",
  expressHint: "Leer: eine eigene Nummer",
  codeHint: "Der Käufer zeigt ihn auf dem Telefon",
  refundHint: "Alles Bezahlte geht auf demselben Weg zurück",
  section: {
    receiver: "Empfänger",
    timeline: "Verlauf",
  },
  detail: "Bestellung",
  ownPage: "Als Seite öffnen",
};
