import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: non può essere vuoto",
    type: "{{field}}: tipo errato, atteso {{expected}}",
    format: "{{field}}: formato errato",
    choice: "{{field}}: deve essere uno tra {{choices}}",
    tooSmall: "{{field}}: almeno {{limit}}",
    tooLarge: "{{field}}: al massimo {{limit}}",
    tooShort: "{{field}}: lunghezza minima {{limit}}",
    tooLong: "{{field}}: lunghezza massima {{limit}}",
    notRight: "{{field}}: non valido",
  },
  start: {
    ready: "Yunshou è in funzione",
    addressLine: "Console",
    demoLine: "Account dimostrativi",
    passwordLine: "Password",
    dataLine: "Dati",
    machinesLine: "Distributori",
    docsLine: "API",
    stopLine: "Ctrl+C per fermare",
    firstLine: "Primo amministratore",
    onceLine: "Password monouso",
    stopped: "Fermato",
    demoPreparing: "Preparazione dei dati dimostrativi",
    demoReady: "I dati dimostrativi sono pronti",
  },
  names: {
    platformMerchant: "Piattaforma",
    firstAdministrator: "Amministratore",
    product: "Yunshou",
    resetCode: "Il suo codice è {{code}}, valido per 10 minuti. Non lo comunichi a nessuno.",
    initialPassword:
      "Il suo account {{account}} ha la password iniziale {{password}}. Vale una volta entro 24 ore e va cambiata al primo accesso.",
  },
} as const satisfies Translation<typeof zh>;
