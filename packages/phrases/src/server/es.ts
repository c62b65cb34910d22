import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: no puede estar vacío",
    type: "{{field}}: tipo incorrecto, se esperaba {{expected}}",
    format: "{{field}}: formato incorrecto",
    choice: "{{field}}: debe ser uno de {{choices}}",
    tooSmall: "{{field}}: como mínimo {{limit}}",
    tooLarge: "{{field}}: como máximo {{limit}}",
    tooShort: "{{field}}: longitud mínima {{limit}}",
    tooLong: "{{field}}: longitud máxima {{limit}}",
    notRight: "{{field}}: no es válido",
  },
  start: {
    ready: "Yunshou está en marcha",
    addressLine: "Consola",
    demoLine: "Cuentas de demostración",
    passwordLine: "Contraseña",
    dataLine: "Datos",
    machinesLine: "Máquinas",
    docsLine: "API",
    stopLine: "Ctrl+C para detener",
    firstLine: "Primer administrador",
    onceLine: "Contraseña de un solo uso",
    stopped: "Detenido",
    demoPreparing: "Preparando los datos de demostración",
    demoReady: "Los datos de demostración están listos",
  },
  names: {
    platformMerchant: "Plataforma",
    firstAdministrator: "Administrador",
    product: "Yunshou",
    resetCode: "Su código es {{code}}, válido durante 10 minutos. No lo comparta con nadie.",
    initialPassword:
      "Su cuenta {{account}} tiene la contraseña inicial {{password}}. Vale una vez durante 24 horas y debe cambiarse al entrar.",
  },
} as const satisfies Translation<typeof zh>;
