import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Retiradas de fondos",
  "/cfgl/sksz": "Cuentas de cobro",
  "/cfgl/shyecx": "Saldos de los comercios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "Ver retiradas de fondos",
  "finance.withdrawal.apply": "Solicitar y anular retiradas de fondos",
  "finance.withdrawal.review": "Revisar retiradas de fondos",
  "finance.withdrawal.pay": "Transferir retiradas de fondos y anotar el resultado",
  "finance.account.read": "Ver cuentas de cobro",
  "finance.account.write": "Añadir, editar, activar y desactivar cuentas de cobro",
  "finance.balance.read": "Ver saldos de los comercios",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Solicitar",
  takeBack: "Anular",
  pay: "Iniciar la transferencia",
  succeed: "Anotar la transferencia",
  fail: "Anotar una transferencia fallida",
  payee: "Ver la tarjeta bancaria de una transferencia",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "Esta cuenta de cobro no existe",
  "finance.accountActivated": "Una cuenta activada no se puede modificar",
  "finance.accountInactive": "Pago fallido: la cuenta de cobro no está activada",
  "finance.accountChanged": "Alguien acaba de modificar esta cuenta; actualice e inténtelo de nuevo",
  "finance.withdrawalUnknown": "Esta retirada de fondos no existe",
  "finance.amountRange": "Una retirada de fondos va de 1,01 a 200.000 yuanes",
  "finance.aboveBalance": "Retirada de fondos imposible: importe más comisión superan el saldo",
  "finance.outsideWindow": "Se aceptan solicitudes a diario de {{from}} a {{to}}; abonado en T+1",
  "finance.ownApplication": "Nadie revisa su propia solicitud",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "N.º de transferencia",
  bankName: "Banco",
  bankAccount: "Cuenta bancaria",
  withdrawAmount: "Importe",
  amount: "Importe (CNY)",
  taxFee: "Comisión",
  transferAmount: "Importe transferido",
  withdrawStatus: "Estado",
  reason: "Motivo",
  applicant: "Solicitante",
  applyTime: "Solicitado",
  paymentTime: "Transferido",
  rejectTime: "Rechazado",
  transferNo: "Referencia bancaria",
  payeeState: "Comprobación de la cuenta",
  total: "En total",
  lastPaidTime: "Última transferencia",
  accountId: "Cuenta de cobro",
  providerName: "Proveedor",
  payAccountNo: "Cuenta de cobro",
  bankCardNo: "Tarjeta bancaria",
  payKey: "Clave",
  collectionUnit: "Beneficiario",
  activationState: "Activación",
  balance: "Saldo",
  frozen: "Importe bloqueado",
  available: "Saldo para retirada de fondos",
  settle: "Importe de la liquidación",
  withdraw: "Fondos retirados",
  updatedTime: "Actualizado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Sin revisar",
    reviewed: "Revisado",
    paying: "Transfiriendo",
    paid: "Transferido",
    failed: "Transferencia fallida",
    rejected: "Rechazado",
    cancelled: "Anulado",
  },
  activation: {
    preparation: "En preparación",
    activated: "Activada",
    stopped: "Desactivada",
  },
  payee: {
    same: "La misma que en la última transferencia",
    other: "Distinta de la última transferencia: compruébela",
    first: "Primera transferencia: compruébela",
  },
  action: {
    apply: "Retirar fondos",
    approve: "Aprobar",
    approveMany: "Aprobar selección",
    reject: "Rechazar",
    pay: "Transferir",
    settle: "Abonado",
    fail: "Anotar el fallo",
    cancelApplication: "Anular",
    addAccount: "Añadir cuenta de cobro",
    editAccount: "Editar cuenta de cobro",
    activate: "Activar",
    stop: "Desactivar",
    withdrawals: "Retiradas de fondos",
  },
  confirm: {
    approve: "¿Aprobar esta retirada de fondos?",
    approveMany: "¿Aprobar las retiradas de fondos seleccionadas?",
    pay: "¿Iniciar esta transferencia? Compruebe antes la tarjeta bancaria.",
    cancel: "¿Anular esta solicitud?",
    activate: "¿Activar esta cuenta? Una vez activada no se puede modificar.",
    stop: "¿Desactivar esta cuenta? Después no se le paga nada.",
  },
  hint: {
    many: "Retiradas de fondos: {{n}}, {{amount}} en total",
    added: "La cuenta debe activarse antes de usarse",
    kept: "Si se deja vacío, no cambia",
    window: "Se aceptan solicitudes a diario de {{from}} a {{to}}; abonado en T+1",
    can: "Se pueden retirar {{fen}} yuanes; lo de hoy, mañana",
    fee: "Comisión aparte: {{fee}} yuanes, {{total}} en total",
    failed: "Retirada de fondos fallida: revise la tarjeta bancaria o contacte con posventa",
    noAccount: "No hay cuenta de cobro activada: añada y active una",
    key: "Solo sirve para conectar con el proveedor; no vuelve a mostrarse",
  },
};
