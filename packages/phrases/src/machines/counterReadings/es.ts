import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Lecturas de contadores",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "Ver",
  "machines.counterReading.write": "Subir archivos y resolver lecturas retenidas",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Subir archivo de contadores",
  decideReading: "Resolver lectura retenida",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "Un archivo de contadores no puede superar {{limit}}",
  "counterReadings.notEvaDts": "No es un archivo EVA-DTS: no tiene segmento ST",
  "counterReadings.cutOff": "El archivo está cortado: falta su final (segmento SE)",
  "counterReadings.segmentsMissing":
    "El archivo no está completo: debería tener {{expected}} segmentos y tiene {{found}}",
  "counterReadings.checksum": "El archivo está dañado: indica la suma {{expected}} y su contenido da {{found}}",
  "counterReadings.noNumber": "Un contador del archivo no es un número: {{segment}}",
  "counterReadings.noCounters": "El archivo no tiene contadores de venta (VA1 o PA2)",
  "counterReadings.taken": "Este archivo de la máquina ya se subió",
  "counterReadings.readLater": "La hora de la lectura no puede estar en el futuro",
  "counterReadings.readEarlier": "La lectura no puede ser anterior a la última de la máquina",
  "counterReadings.olderFirst": "Resuelva antes la lectura retenida más antigua de la máquina",
  "counterReadings.ranBackwards": "Los contadores retrocedieron y no pueden contar; reinicie o descarte la lectura",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Leído el",
  readingSource: "Origen",
  readingState: "Estado",
  readingProblem: "Motivo de retención",
  vends: "Total de piezas",
  fromTime: "Desde",
  pieces: "Piezas vendidas",
  orderPieces: "Piezas en pedidos",
  differencePieces: "Diferencia",
  amount: "Importe",
  currency: "Moneda",
  fileName: "Nombre del archivo",
  uploader: "Subido por",
  serial: "N.º de serie de la máquina",
  board: "N.º de serie de la placa",
  clock: "Reloj de la máquina",
  selection: "Selección",
  selectionName: "Nombre",
  decidedBy: "Resuelto por",
  decidedTime: "Resuelto el",
  content: "Archivo de contadores",
  decision: "Decisión",
};

export const words: Translation<typeof zh.words> = {
  upload: "Subir archivo de contadores",
  choose: "Elegir archivo",
  show: "Ver",
  decide: "Resolver",
  hint: "Lo vendido entre lecturas solo sirve para comparar: no crea pedidos ni se contabiliza.",
  counted: "Piezas contadas: {{n}}",
  started: "Tomada como inicio; se cuenta desde la próxima lectura",
  heldNow: "La lectura está retenida; resuélvala",
  decided: "Resuelta",
  nothingSold: "Sin ventas por selección",
  before: "antes: {{value}}",
  source: {
    upload: "Subida",
    push: "De la máquina",
  },
  state: {
    start: "Inicio",
    counted: "Contada",
    held: "Retenida",
    discarded: "Descartada",
  },
  problem: {
    otherBoard: "Otro número de serie, quizá otra placa",
    backwards: "Los contadores retrocedieron",
    jump: "Creció demasiado rápido",
    price: "Precio por pieza demasiado alto",
    afterHeld: "Hay una lectura anterior retenida",
  },
  decision: {
    accept: "Contar",
    restart: "Reiniciar",
    discard: "Descartar",
  },
  decisionHint: {
    accept: "Lo que crecieron los contadores desde la última lectura cuenta como vendido.",
    restart: "Esta lectura es el nuevo inicio y no cierra ningún intervalo, por ejemplo tras cambiar la placa.",
    discard: "Esta lectura no se usa, por ejemplo porque el archivo es de otra máquina.",
  },
};
