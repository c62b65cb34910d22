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
    onceLine: "Einmalpasswort",
    stopped: "Beendet",
    demoPreparing: "Demodaten werden vorbereitet",
    demoReady: "Die Demodaten sind bereit",
  },
  names: {
    platformMerchant: "Plattform",
    firstAdministrator: "Administrator",
    product: "Yunshou",
    resetCode: "Ihr Code lautet {{code}} und gilt 10 Minuten. Geben Sie ihn niemandem weiter.",
    initialPassword:
      "Ihr Konto {{account}} hat das Einmalpasswort {{password}}. Es gilt einmal innerhalb von 24 Stunden und muss bei der ersten Anmeldung geändert werden.",
  },
} as const satisfies Translation<typeof zh>;
