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
  roles: {
    platformAdmin: "Administrador de la plataforma",
    operator: "Operador",
    merchantAdmin: "Administrador del comercio",
    childMerchantAdmin: "Administrador de subcomercio",
    agent: "Agente",
    staff: "Empleado",
    replenisher: "Reponedor",
    technician: "Técnico",
    pharmacist: "Farmacéutico",
    doctor: "Médico",
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
    onceLine: "Contraseña de un solo uso (debe cambiarse en el primer acceso, solo se muestra ahora)",
    stopped: "Detenido",
    demoPreparing: "Preparando los datos de demostración",
    demoReady: "Los datos de demostración están listos",
  },
  names: {
    platformMerchant: "Plataforma",
    firstAdministrator: "Administrador",
    resetCode: "Su código es {{code}}, válido durante 10 minutos. No lo comparta con nadie.",
    initialPassword: "Contraseña inicial de la cuenta {{account}}: {{password}}. Sirve una vez y debe cambiarse al entrar.",
  },
} as const satisfies Translation<typeof zh>;
