import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: cannot be empty",
    type: "{{field}}: wrong type, expected {{expected}}",
    format: "{{field}}: wrong format",
    choice: "{{field}}: must be one of {{choices}}",
    tooSmall: "{{field}}: at least {{limit}}",
    tooLarge: "{{field}}: at most {{limit}}",
    tooShort: "{{field}}: length at least {{limit}}",
    tooLong: "{{field}}: length at most {{limit}}",
    notRight: "{{field}}: not valid",
  },
  start: {
    ready: "Yunshou is running",
    addressLine: "Console",
    demoLine: "Demo accounts",
    passwordLine: "Password",
    dataLine: "Data",
    machinesLine: "Machines",
    docsLine: "API",
    stopLine: "Ctrl+C stops it",
    firstLine: "First administrator",
    onceLine: "One-time password",
    stopped: "Stopped",
    demoPreparing: "Preparing demo data",
    demoReady: "Demo data is ready",
  },
  names: {
    platformMerchant: "Platform",
    firstAdministrator: "Administrator",
    product: "Yunshou",
    resetCode: "Your code is {{code}}, valid for 10 minutes. Do not tell anybody.",
    initialPassword:
      "Your account {{account}} has the one-time password {{password}}. It works once within 24 hours and must be changed at the first login.",
  },
} as const satisfies Translation<typeof zh>;
