import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "출금 관리",
  "/cfgl/sksz": "수납 계좌 설정",
  "/cfgl/shyecx": "가맹점 잔액 조회",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "출금 보기",
  "finance.withdrawal.apply": "출금 신청 및 취소",
  "finance.withdrawal.review": "출금 심사",
  "finance.withdrawal.pay": "출금 이체 및 결과 등록",
  "finance.account.read": "수납 계좌 보기",
  "finance.account.write": "수납 계좌 추가, 편집, 활성화, 사용 중지",
  "finance.balance.read": "가맹점 잔액 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "신청",
  takeBack: "신청 취소",
  pay: "이체 시작",
  succeed: "이체 완료",
  fail: "이체 실패",
  payee: "수취 은행 카드 보기",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "수납 계좌가 없습니다",
  "finance.accountActivated": "활성화한 계좌는 수정할 수 없습니다",
  "finance.accountInactive": "수납 계좌가 활성화되지 않아 이체하지 못했습니다",
  "finance.accountChanged": "다른 사람이 방금 이 계좌를 수정했습니다. 새로고침 후 다시 시도하세요",
  "finance.withdrawalUnknown": "출금 건이 없습니다",
  "finance.amountRange": "출금 금액은 1.01~200,000위안입니다",
  "finance.aboveBalance": "출금 금액과 수수료의 합이 잔액보다 커서 출금할 수 없습니다",
  "finance.outsideWindow": "출금 신청은 매일 {{from}}~{{to}}에 접수하며 T+1에 입금됩니다",
  "finance.ownApplication": "자신이 신청한 건은 심사할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "이체 번호",
  bankName: "은행",
  bankAccount: "은행 계좌",
  withdrawAmount: "출금 금액",
  amount: "출금 금액(위안)",
  taxFee: "수수료",
  transferAmount: "이체 금액",
  withdrawStatus: "심사 상태",
  reason: "사유",
  applicant: "신청자",
  applyTime: "신청 시간",
  paymentTime: "이체 시간",
  rejectTime: "반려 시간",
  transferNo: "은행 거래 번호",
  payeeState: "계좌 확인",
  total: "총 차감액",
  lastPaidTime: "최근 이체",
  accountId: "수납 계좌",
  providerName: "대행사",
  payAccountNo: "수납 계좌",
  bankCardNo: "은행 카드",
  payKey: "키",
  collectionUnit: "수취인",
  activationState: "활성화 상태",
  balance: "잔액",
  frozen: "정지 금액",
  available: "출금 가능 잔액",
  settle: "정산 금액",
  withdraw: "출금 금액",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "미심사",
    reviewed: "심사 완료",
    paying: "이체 중",
    paid: "이체 완료",
    failed: "이체 실패",
    rejected: "반려",
    cancelled: "취소됨",
  },
  activation: {
    preparation: "준비 중",
    activated: "활성화됨",
    stopped: "사용 중지됨",
  },
  payee: {
    same: "최근 이체와 같은 계좌입니다",
    other: "최근 이체와 다른 계좌입니다. 확인하세요",
    first: "첫 이체입니다. 확인하세요",
  },
  action: {
    apply: "출금 신청",
    approve: "승인",
    approveMany: "선택 항목 승인",
    reject: "반려",
    pay: "이체",
    settle: "입금 등록",
    fail: "실패 등록",
    cancelApplication: "신청 취소",
    addAccount: "수납 계좌 추가",
    editAccount: "수납 계좌 편집",
    activate: "활성화",
    stop: "사용 중지",
    withdrawals: "출금 내역",
  },
  confirm: {
    approve: "이 출금을 승인할까요?",
    approveMany: "선택한 출금을 승인할까요?",
    pay: "이체를 시작할까요? 먼저 은행 카드 정보를 확인하세요.",
    cancel: "이 출금 신청을 취소할까요?",
    activate: "이 계좌를 활성화할까요? 활성화하면 수정할 수 없습니다.",
    stop: "이 계좌를 사용 중지할까요? 그러면 이체할 수 없습니다.",
  },
  hint: {
    many: "출금 {{n}}건, 합계 {{amount}}",
    added: "계좌는 추가 후 활성화해야 사용할 수 있습니다",
    kept: "비워 두면 그대로 유지됩니다",
    window: "출금 신청은 매일 {{from}}~{{to}}에 접수하며 T+1에 입금됩니다",
    can: "출금 가능 잔액 {{fen}}위안, 오늘 수입은 내일부터 출금할 수 있습니다",
    fee: "수수료 {{fee}}위안 별도, 총 {{total}}위안 차감",
    failed: "출금에 실패했습니다. 은행 카드 정보를 확인하거나 고객 지원에 문의하세요",
    noAccount: "활성화된 수납 계좌가 없습니다. 먼저 추가하고 활성화하세요",
    key: "대행사 연동에만 쓰이며 저장 후에는 표시되지 않습니다",
  },
};
