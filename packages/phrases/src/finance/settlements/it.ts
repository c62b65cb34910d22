import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Finanze",
  "/cwgl/cwjs": "Liquidazioni",
  "/cwgl/jyjs": "Liquidazione delle transazioni",
  "/cfgl/jyjsmx": "Dettaglio delle liquidazioni",
  "/cfgl/sxfdzb": "Riconciliazione delle commissioni",
  "/cfgl/shzftj": "Pagamenti liquidati per esercente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "Vedere le liquidazioni",
  "finance.settlement.write": "Confermare e sospendere liquidazioni",
  "finance.transaction.read": "Vedere la liquidazione delle transazioni",
  "finance.settlementLine.read": "Vedere il dettaglio delle liquidazioni",
  "finance.fee.read": "Vedere commissioni e tassi di commissione",
  "finance.feeRate.write": "Impostare i tassi di commissione",
  "finance.payment.read": "Vedere i pagamenti liquidati per esercente",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Sospendere",
  settleRelease: "Riprendere",
  settleConfirm: "Confermare la liquidazione",
  setRate: "Impostare un tasso di commissione",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "Questa liquidazione non esiste",
  "finance.settlementChanged": "Questa liquidazione è appena stata trattata; aggiorni e riprovi",
  "finance.settlementAwaitsBill":
    "Scarti con un fornitore trattengono questa liquidazione; riprende quando sono chiusi",
  "finance.settleShort": "Il saldo dell’esercente non copre commissioni e ripartizioni; confermi più tardi",
  "finance.rateInThePast": "Un tasso di commissione vale al più presto da oggi",
  "finance.rateTwice": "Da questo giorno c’è già un tasso di commissione",
  "finance.planUnknown": "Questo piano di ripartizione non esiste",
  "finance.planChanged": "Questo piano di ripartizione è appena stato modificato; aggiorni e riprovi",
  "finance.planTaken": "Un piano di ripartizione attivo copre già questo",
  "finance.planUsed": "Con questo piano si è già ripartito: lo disattivi",
  "finance.planTargets": "Al massimo {{limit}} distributori e prodotti, tutti di questo esercente",
  "finance.splitReceivers": "Al massimo {{limit}} beneficiari",
  "finance.splitReceiverTwice": "Un beneficiario compare due volte",
  "finance.splitRatio": "Una quota è maggiore di 0, con al massimo due decimali",
  "finance.splitFixed": "Un importo fisso va da 0,01 a {{limit}} yuan, senza quota accanto",
  "finance.splitAbove": "Le quote sono in tutto al massimo il 100 %",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Giorno di liquidazione",
  factDate: "Giorno della transazione",
  statDate: "Data",
  orderCount: "Ordini",
  refundCount: "Rimborsi",
  salesAmount: "Fatturato",
  refundAmount: "Rimborsato",
  paidAmount: "Importo pagato",
  feeAmount: "Commissione",
  higoAmount: "Commissione acquisto a sorte",
  splitAmount: "Ripartizione",
  settleAmount: "Liquidazione",
  settleStatus: "Stato della liquidazione",
  feeRate: "Tasso di commissione",
  provider: "Fornitore",
  payMethod: "Metodo di pagamento",
  businessType: "Tipo di operazione",
  thirdTradeNo: "N. transazione esterna",
  reason: "Motivo della sospensione",
  seal: "Sigillo",
  decider: "Trattata da",
  closedTime: "Chiusura del giorno",
  decidedTime: "Trattata il",
  fromDate: "Valido dal",
  fromDay: "Valido dal",
  rateStatus: "Stato",
  setBy: "Impostato da",
  setTime: "Impostato il",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "Da confermare",
    held: "Sospesa",
    settled: "Liquidata",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "In vigore",
    upcoming: "Futuro",
    past: "Passato",
  },
  tab: {
    fees: "Commissioni",
    rates: "Tassi di commissione",
  },
  action: {
    confirm: "Conferma",
    confirmMany: "Conferma selezione",
    hold: "Sospendi",
    release: "Riprendi",
    lines: "Vedi dettaglio",
    setRate: "Imposta tasso di commissione",
  },
  awaitsBill: "Scarti con un fornitore aperti",
  confirmQuestion: "Confermare la liquidazione? Non si può annullare.",
  releaseQuestion: "Riprendere questa liquidazione?",
  many: "{{n}} liquidazioni",
  rule: "Alipay in tempo reale, commissione di almeno 0,01 yuan a transazione; WeChat liquida dopo mezzanotte, nessuna commissione sotto 0,01",
  higoRule: "Gli acquisti a sorte costano una commissione dell’1 %",
  usual: "Un esercente senza tasso di commissione proprio paga {{rate}}",
  sum: "Ordini {{orders}}, fatturato {{sales}}, commissioni {{fee}}, acquisti a sorte {{higo}}",
  rateSet: "Tasso di commissione impostato",
};
