import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "Nessun fornitore di pagamento configurato",
  "payments.noticeForged": "La firma dell’avviso di pagamento non è valida",
  "payments.noticeMismatch": "L’avviso di pagamento non corrisponde all’ordine",
  "payments.shownCodeWrong":
    "Questo codice di pagamento non è di questo fornitore; mostri quello di WeChat Pay, Alipay o UnionPay",
  "payments.shownCodeRefused":
    "Il pagamento con il codice non è riuscito e nulla è stato addebitato; mostri un codice nuovo",
  "payments.requestClosed": "Questa richiesta di pagamento è chiusa e nulla è stato addebitato; ne inizi un’altra",
  "payments.requestDone": "Questa richiesta di pagamento è stata pagata; il resto è nell’ordine",
  "payments.providerUnreachable": "Il fornitore di pagamento non è raggiungibile",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Codice di ritiro",
    memberCard: "Tessera socio",
    cash: "Contanti",
    other: "Altro",
  },
};
