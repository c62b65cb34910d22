import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Anbindung Dritter",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "Anbindung Dritter ansehen",
  "system.docking.write": "Anbindung Dritter pflegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Schnittstelle testen",
  "system.docking.replay": "Erneut senden",
  "system.apiKey.revoke": "Schlüssel widerrufen",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Öffentliche https-Adresse ohne Port und Anmeldung eingeben",
  "system.dockingKey": "Der Schlüssel beginnt mit whsec_, danach 24 bis 64 Byte in Base64",
  "system.categoryPair": "Ober- und Unterkategorie angeben",
  "system.dockingExists": "Schnittstellenkonfiguration existiert bereits",
  "system.dockingDisabled": "Zuerst die Schnittstelle aktivieren",
  "system.apiSignature": "Die Signatur ist ungültig oder zu alt",
  "system.apiScope": "Dieser Schlüssel erlaubt den Aufruf nicht",
  "system.apiQuota": "Kontingent verbraucht; in {{seconds}} s erneut versuchen",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Schnittstelle",
  interfaceUrl: "Adresse",
  parentCategory: "Oberkategorie",
  childCategory: "Unterkategorie",
  parentCategoryId: "Oberkategorie",
  childCategoryId: "Unterkategorie",
  interfaceKey: "Schlüssel",
  lastPush: "Letzte Nachricht",
  event: "Ereignis",
  events: "Ereignisse",
  withBelow: "Mit untergeordneten Händlern",
  pushState: "Status",
  attempts: "Versuche",
  pushResult: "Ergebnis",
  updatedTime: "Geändert",
  keyName: "Name",
  apiKeyId: "Schlüsselnummer",
  secret: "Geheimnis",
  scopes: "Erlaubt",
  usedTime: "Letzter Aufruf",
  keyState: "Status",
};

export const words: Translation<typeof zh.words> = {
  add: "Schnittstelle hinzufügen",
  edit: "Schnittstelle bearbeiten",
  enabled: "Aktiviert",
  disabled: "Deaktiviert",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  disableAsk: "Es wird nichts mehr gesendet, wartende Nachrichten verfallen. Deaktivieren?",
  test: "Testen",
  testSent: "Test gesendet; Ergebnis bei den Nachrichten",
  pushes: "Nachrichten",
  replay: "Erneut senden",
  waits: "Diese Nachricht wird noch gesendet",
  keyHint: "Leer: ein Schlüssel wird erzeugt; beim Bearbeiten bleibt er",
  eventsHint:
    "Was diesem Händler geschieht, auf Wunsch auch den untergeordneten. Ohne Auswahl werden nur Tests gesendet",
  keyOnce: "Der Schlüssel wird nur einmal gezeigt; jetzt aufbewahren",
  push: {
    queued: "Wartet",
    delivered: "Zugestellt",
    dead: "Fehlgeschlagen",
  },
  eventName: {
    "interface.test": "Test",
    "order.paid": "Bestellung bezahlt",
    "order.completed": "Bestellung abgeschlossen",
    "order.refunded": "Bestellung erstattet",
    "stock.low": "Bestand an der Warnschwelle",
    "stock.soldOut": "Schacht ausverkauft",
    "machine.online": "Automat online",
    "machine.offline": "Automat offline",
    "machine.alarm": "Alarm eines Automaten",
  },
  apiKeys: "API-Schlüssel",
  addKey: "Schlüssel hinzufügen",
  revoke: "Widerrufen",
  revokeAsk: "Programme mit diesem Schlüssel werden endgültig abgewiesen. Widerrufen?",
  valid: "Gültig",
  revoked: "Widerrufen",
  scope: {
    "orders.read": "Bestellungen lesen",
    "products.read": "Produktkategorien lesen",
    "movements.read": "Bestandsbewegungen lesen",
    "machines.read": "Automaten lesen",
    "members.read": "Mitglieder lesen",
    "dictionary.read": "Datenwörterbuch lesen",
  },
};
