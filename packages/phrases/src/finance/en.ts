import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Withdrawals",
  "/cfgl/sksz": "Collection accounts",
  "/cfgl/shyecx": "Merchant balances",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "View withdrawals",
  "finance.withdrawal.apply": "Apply for and cancel withdrawals",
  "finance.withdrawal.review": "Review withdrawals",
  "finance.withdrawal.pay": "Transfer withdrawals and record the result",
  "finance.account.read": "View collection accounts",
  "finance.account.write": "Add, edit, activate and disable collection accounts",
  "finance.balance.read": "View merchant balances",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Apply",
  takeBack: "Take back",
  pay: "Begin the transfer",
  succeed: "Record the transfer",
  fail: "Record a failed transfer",
  payee: "View the bank card of a transfer",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "This collection account does not exist",
  "finance.accountActivated": "An activated account cannot be modified",
  "finance.accountInactive": "Payment failed: collection account inactive",
  "finance.accountChanged": "Somebody has just changed this account; refresh and try again",
  "finance.withdrawalUnknown": "This withdrawal does not exist",
  "finance.amountRange": "Withdrawal 1.01 to 200000 yuan",
  "finance.aboveBalance": "Withdrawal impossible: amount plus fee exceeds balance",
  "finance.outsideWindow": "Applications are taken daily from {{from}} to {{to}}, credited T+1",
  "finance.ownApplication": "Nobody reviews an application of her own",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "Transfer number",
  bankName: "Bank",
  bankAccount: "Bank account",
  withdrawAmount: "Amount",
  amount: "Amount (CNY)",
  taxFee: "Fee",
  transferAmount: "Transferred",
  withdrawStatus: "Review state",
  reason: "Reason",
  applicant: "Applicant",
  applyTime: "Applied",
  paymentTime: "Transferred on",
  rejectTime: "Rejected",
  transferNo: "Bank reference",
  payeeState: "Account check",
  total: "In all",
  lastPaidTime: "Last transfer",
  accountId: "Collection account",
  providerName: "Provider",
  payAccountNo: "Collection account",
  bankCardNo: "Bank card",
  payKey: "Key",
  collectionUnit: "Payee",
  activationState: "Activation",
  balance: "Balance",
  frozen: "Frozen",
  available: "Withdrawable balance",
  settle: "Settlement",
  withdraw: "Withdrawn",
  updatedTime: "Updated",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Not reviewed",
    reviewed: "Reviewed",
    paying: "Transferring",
    paid: "Transferred",
    failed: "Transfer failed",
    rejected: "Rejected",
    cancelled: "Cancelled",
  },
  activation: {
    preparation: "In preparation",
    activated: "Activated",
    stopped: "Disabled",
  },
  payee: {
    same: "Same as in the last transfer",
    other: "Not that of the last transfer: please check",
    first: "First transfer: please check",
  },
  action: {
    apply: "Withdraw",
    approve: "Approve",
    approveMany: "Approve selected",
    reject: "Reject",
    pay: "Transfer",
    settle: "Mark credited",
    fail: "Record failure",
    cancelApplication: "Take back",
    addAccount: "Add collection account",
    editAccount: "Edit collection account",
    activate: "Activate",
    stop: "Disable",
    withdrawals: "Withdrawals",
  },
  confirm: {
    approve: "Approve this withdrawal?",
    approveMany: "Approve the selected withdrawals?",
    pay: "Begin this transfer? Check the bank card first.",
    cancel: "Cancel this application?",
    activate: "Activate this account? Once activated it cannot be modified.",
    stop: "Disable this account? Nothing is paid to it then.",
  },
  hint: {
    many: "Withdrawals: {{n}}, {{amount}} in all",
    added: "The account must be activated after adding",
    kept: "Left empty it stays as it is",
    window: "Applications daily {{from}} to {{to}}, settlement T+1",
    can: "{{fen}} yuan can be withdrawn; what came in today, tomorrow",
    fee: "Fee {{fee}} yuan on top, {{total}} yuan in all",
    failed: "Withdrawal failed: check the bank card or contact after-sales",
    noAccount: "No activated collection account: add and activate one first",
    key: "Used to talk to the provider; it is never shown again",
  },
};
