import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "Es ist kein Zahlungsanbieter eingerichtet",
  "payments.noticeForged": "Die Signatur der Zahlungsmeldung ist ungültig",
  "payments.noticeMismatch": "Die Zahlungsmeldung passt nicht zur Bestellung",
  "payments.shownCodeWrong":
    "Dieser Zahlungscode gehört nicht zu diesem Anbieter. Bitte den von WeChat Pay, Alipay oder UnionPay zeigen",
  "payments.shownCodeRefused":
    "Die Zahlung mit dem Code ist fehlgeschlagen, nichts wurde abgebucht. Bitte einen neuen Code zeigen",
  "payments.requestClosed": "Diese Zahlungsanfrage ist geschlossen und nichts wurde abgebucht; bitte neu beginnen",
  "payments.requestDone": "Diese Zahlungsanfrage wurde bezahlt; alles Weitere steht in der Bestellung",
  "payments.providerUnreachable": "Der Zahlungsanbieter ist nicht erreichbar",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Abholcode",
    memberCard: "Mitgliedskarte",
    cash: "Bargeld",
    other: "Andere",
  },
};
