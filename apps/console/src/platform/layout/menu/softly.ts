/** Words of this length and more may be wider than the menu. */
const long = /\p{L}{17,}/gu;

/** With what the second part of a long word begins. Browsers divide German only where they have its dictionary, and else anywhere. */
const parts = [
  "abrechnung",
  "änderungen",
  "approvisionnement",
  "benachrichtigungen",
  "berechtigungen",
  "bereiche",
  "bestellungen",
  "betrag",
  "bewertung",
  "bibliothek",
  "chargen",
  "codes",
  "details",
  "einstellungen",
  "erkennung",
  "freigabe",
  "kategorien",
  "kennzeichen",
  "liste",
  "parameter",
  "produkte",
  "protokoll",
  "ressource",
  "rückmeldungen",
  "software",
  "statistik",
  "verkäufe",
  "vereinbarungen",
  "verwaltung",
  "vorlagen",
  "zahlungen",
];
const secondPart = new RegExp(`(?<=\\p{L}{2})(?=(?:${parts.join("|")})\\p{L}?$)`, "u");

/** A title whose long words may be divided between their parts, by hyphens that show only there. */
export const softly = (title: string): string => title.replace(long, (word) => word.replace(secondPart, "\u00ad"));
