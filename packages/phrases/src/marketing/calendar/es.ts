import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Lista", calendar: "Calendario" },
  spans: { week: "Semana", month: "Mes" },
  earlier: "Antes",
  later: "Después",
  today: "Hoy",
  none: "Ningún plan en estos días. «Añadir plan» crea uno.",
  more: "Hay más planes; se muestran los primeros {{n}}. Filtre por tipo.",
  clashes: "Conflictos con otros planes",
  winner: { this: "gana este plan", other: "gana el otro", larger: "gana el mayor descuento" },
  below: "{{n}} productos se venderían por debajo de su precio de compra, por ejemplo {{name}}",
  days: "del {{from}} al {{to}}",
  effect: {
    extra: "Ventas adicionales",
    range: "Intervalo del 95 %",
    given: "Descuentos dados",
    orders: "{{n}} pedidos",
    days: "Días de la campaña",
    before: "Días anteriores",
    ofPlan: "Máquinas de la campaña (por día)",
    ofOthers: "Otras máquinas (por día)",
    machines: "Máquinas",
    counts: "{{plan}} en la campaña, {{others}} otras, {{left}} sin contar",
    comparison:
      "Adicional = lo que las máquinas de la campaña vendieron de más que en otros tantos días anteriores, menos lo que las otras vendieron de más en los mismos días; el intervalo sale de las diferencias entre máquinas. Otras campañas, faltas de producto y temporadas solo se compensan en parte.",
    verdict: {
      more: "La campaña vendió más; la diferencia supera al azar",
      less: "Se vendió menos durante la campaña; la diferencia supera al azar",
      unclear: "La diferencia cabe en el azar; no se ve efecto",
      fewMachines: "Muy pocas máquinas para distinguir la diferencia del azar",
      noOthers: "No hay otras máquinas con que comparar",
      tooEarly: "Aún no ha terminado ningún día de la campaña",
    },
  },
};
