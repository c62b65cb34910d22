import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "Elija un sistema",
    hello: "Hola, {{name}}",
    logIn: "Iniciar sesión",
    notConfigured: "Sin configurar",
    notOffered: "No en esta versión",
  },
  tile: {
    leasing: "Arrendamiento financiero",
    leasingHint: "Contratos y cuotas",
    market: "Gestión de microtiendas",
    marketHint: "Máquinas, productos, pedidos y dinero",
    operations: "Supervisión",
    operationsHint: "Estados y averías",
    bigData: "Centro de datos",
    bigDataHint: "Pantalla de ventas en directo",
    factory: "Prueba en fábrica",
    factoryHint: "Controles antes de la entrega",
    afterSales: "Posventa",
    afterSalesHint: "Incidencias y soluciones",
    notices: "Gestión de anuncios",
    noticesHint: "Publicación de anuncios",
    configuration: "Gestión de la configuración",
    configurationHint: "Despliegue y parámetros",
  },
  password: {
    old: "Contraseña actual",
    new: "Nueva contraseña",
    again: "Repita la contraseña",
    hint: "Deberá iniciar sesión de nuevo; también terminan las sesiones de otros dispositivos.",
    must: "Primer acceso: cambie la contraseña inicial.",
    done: "Configuración correcta, inicie sesión de nuevo",
  },
} satisfies Translation<typeof zh>;
