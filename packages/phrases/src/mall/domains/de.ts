import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Geschäftsdomains",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "Geschäftsdomains ansehen",
  "mall.businessDomain.write":
    "Geschäftsdomains hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen, Prüfdateien hochladen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Bitte eine Domain wie m.example.com ohne https:// und Pfad eingeben",
  "mall.domainTaken": "Diese Domain wurde schon hinzugefügt",
  "mall.verifyFileName":
    "Die Prüfdatei muss eine .txt-Datei sein, deren Name nur Buchstaben, Ziffern, Unterstriche und Bindestriche hat",
  "mall.verifyFileContent": "Die Prüfdatei darf höchstens 1024 einfache Zeichen enthalten",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Geschäftsdomain",
  verifyFile: "Prüfdatei",
  updatedTime: "Geändert am",
};

export const words: Translation<typeof zh.words> = {
  add: "Geschäftsdomain hinzufügen",
  edit: "Geschäftsdomain bearbeiten",
  uploadFile: "Prüfdatei hochladen",
  pickFile: "Datei wählen",
  domainHint: "Die Domain muss zuerst auf dieses System zeigen",
  fileHint: "Die .txt-Datei der Miniprogramm-Plattform; aktiviert liegt sie im Stamm der Domain",
  keepHint: "Ohne Auswahl bleibt die Datei, wie sie ist",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Aktivieren?",
  disableAsk: "Die Prüfdatei ist dann nicht mehr lesbar. Deaktivieren?",
  needsFile: "Zuerst die Prüfdatei hochladen",
  status: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
    fileMissing: "Datei fehlt",
  },
};
