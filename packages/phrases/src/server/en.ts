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
  roles: {
    platformAdmin: "Platform administrator",
    operator: "Operator",
    merchantAdmin: "Merchant administrator",
    childMerchantAdmin: "Sub-merchant administrator",
    agent: "Agent",
    staff: "Staff",
    replenisher: "Replenisher",
    technician: "Technician",
    pharmacist: "Pharmacist",
    doctor: "Doctor",
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
    onceLine: "One-time password (to be changed at the first login, shown only now)",
    stopped: "Stopped",
    demoPreparing: "Preparing demo data",
    demoReady: "Demo data is ready",
  },
  names: {
    platformMerchant: "Platform",
    firstAdministrator: "Administrator",
    resetCode: "Your code is {{code}}, valid for 10 minutes. Do not tell anybody.",
    initialPassword: "Initial password of your account {{account}}: {{password}}. It serves once; you must change it after logging in.",
  },
} as const satisfies Translation<typeof zh>;
