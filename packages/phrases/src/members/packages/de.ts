import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Mitgliedspakete",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Mitgliedspakete ansehen",
  "members.package.sell": "Mitgliedspakete verkaufen",
  "members.package.write": "Mitgliedspakete verwalten",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Paket verkaufen",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "Die Laufzeit beträgt 1 bis {{limit}} Monate",
  "memberPackages.nameTaken": "Der Händler hat schon ein Paket dieses Namens",
  "memberPackages.notOffered": "Dieses Paket ist deaktiviert und kann nicht verkauft werden",
  "memberPackages.otherMerchant": "Karte und Paket müssen zum selben Händler gehören",
  "memberPackages.refunded": "Dieses Paket wurde bereits erstattet",
  "memberPackages.nothingLeft": "Der letzte Monat hat begonnen; es ist nichts mehr zu erstatten",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Paket",
  packagePrice: "Preis",
  packagePeriod: "Monate",
  rightsNote: "Leistungen",
  packageStatus: "Status",
  memberLevel: "Mitgliedsstufe",
  cardId: "Karte",
  payWay: "Bezahlt mit",
  payout: "Erstattung als",
  startDate: "Gültig ab",
  endDate: "Gültig bis",
  saleStatus: "Status",
  soldTime: "Verkauft am",
  refunded: "Erstattet",
  soldCount: "Verkauft",
  sold: "Umsatz",
  refundedCount: "Erstattungen",
  runningCount: "Jetzt gültig",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
  },
  saleState: {
    waiting: "Noch nicht gültig",
    running: "Gültig",
    over: "Abgelaufen",
    refunded: "Erstattet",
  },
  payWay: {
    balance: "Kartenguthaben",
  },
  action: {
    sell: "Verkaufen",
    sales: "Verkaufte Pakete",
    refund: "Erstatten",
    add: "Paket hinzufügen",
    edit: "Paket bearbeiten",
    enable: "Aktivieren",
    disable: "Deaktivieren",
  },
  confirm: {
    enable: "Dieses Paket aktivieren?",
    disable: "Dieses Paket deaktivieren?",
  },
  hint: {
    noLevel: "Stufe unverändert",
    level: "Das Mitglied hat diese Stufe, solange das Paket gilt, falls die eigene nicht höher ist",
    sale: "Gilt ab heute; hat das Mitglied dieses Paket noch, ab dem Tag nach dessen Ende.",
    toCard: "{{amount}} Yuan gehen auf die Karte zurück, die Leistungen enden sofort.",
    atCounter: "{{amount}} Yuan werden am Schalter ausgezahlt, die Leistungen enden sofort.",
    figures: "Verkäufe der gewählten Tage",
  },
};
