import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: darf nicht leer sein",
    type: "{{field}}: falscher Typ, erwartet wird {{expected}}",
    format: "{{field}}: falsches Format",
    choice: "{{field}}: muss eines von {{choices}} sein",
    tooSmall: "{{field}}: mindestens {{limit}}",
    tooLarge: "{{field}}: höchstens {{limit}}",
    tooShort: "{{field}}: mindestens {{limit}} lang",
    tooLong: "{{field}}: höchstens {{limit}} lang",
    notRight: "{{field}}: ungültig",
  },
  roles: {
    platformAdmin: "Plattformadministrator",
    operator: "Betreiber",
    merchantAdmin: "Händleradministrator",
    childMerchantAdmin: "Unterhändleradministrator",
    agent: "Vertreter",
    staff: "Mitarbeiter",
    replenisher: "Befüller",
    technician: "Techniker",
    pharmacist: "Apotheker",
    doctor: "Arzt",
  },
  start: {
    ready: "Yunshou läuft",
    addressLine: "Konsole",
    demoLine: "Demokonten",
    passwordLine: "Passwort",
    dataLine: "Daten",
    machinesLine: "Automaten",
    docsLine: "API",
    stopLine: "Strg+C beendet",
    firstLine: "Erster Administrator",
    onceLine: "Einmalpasswort (bei der ersten Anmeldung zu ändern, wird nur jetzt angezeigt)",
    stopped: "Beendet",
    demoPreparing: "Demodaten werden vorbereitet",
    demoReady: "Die Demodaten sind bereit",
  },
  names: {
    platformMerchant: "Plattform",
    firstAdministrator: "Administrator",
    resetCode: "Ihr Code lautet {{code}} und gilt 10 Minuten. Geben Sie ihn niemandem weiter.",
    initialPassword: "Anfangspasswort für das Konto {{account}}: {{password}}. Es gilt einmal und muss nach der Anmeldung geändert werden.",
  },
} as const satisfies Translation<typeof zh>;
