import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Startseite",
  "/syzfqq": "Zahlungen",
  "/syspxlpm": "Produktrangliste",
  "/syspxlpmxq": "Produktverkäufe",
  "/syjqpm": "Automatenrangliste",
  "/syjqpmxq": "Automatenverkäufe",
  "/shj": "Automaten",
  "/shj/wdshj": "Meine Automaten",
  "/shj/hdgl": "Schächte",
  "/jygl": "Transaktionen",
  "/jygl/ddgl": "Bestellungen",
  "/xtgl": "System",
  "/xtgl/xzzx": "Downloadcenter",
  "/xtgl/rzgl": "Protokolle",
  "/xtgl/setpwd": "Passwort",
  "/launcher": "Hauptmenü",
  "/login": "Anmelden",
  "/databases": "Verkaufsdaten",
  "/databaseszd": "Verkaufsdaten (ZD)",
  "/databasesTscpyxpt": "Verkaufsdaten Spezialitäten",
  "/database": "Verkaufsdaten des Administrators",
} satisfies Translation<typeof zh>;
