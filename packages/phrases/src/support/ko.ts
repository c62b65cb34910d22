import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "고객센터",
  "/shkf/wtfk": "문의 티켓",
  "/shkf/khfk": "고객 문제 신고",
  "/xtgl/wtfk": "내 문제 신고",
  "/xtgl/cxwtfk": "문제 신고 조회",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "문의 티켓 보기",
  "support.ticket.handle": "문의 티켓 접수, 답변, 해결",
  "support.customer.read": "고객 문제 신고 보기",
  "support.customer.write": "고객 문제 신고 등록 및 답변",
  "support.feedback.read": "내 문제 신고 보기",
  "support.feedback.write": "문제 신고 제출",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "접수",
  answer: "답변",
  reply: "추가 설명",
  resolve: "해결",
  confirm: "해결 확인",
  merge: "병합",
  mark: "도움말에 수록",
  unmark: "도움말에서 제외",
  escalate: "문의 티켓으로 전환",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "존재하지 않는 문의 티켓입니다",
  "support.orderUnknown": "존재하지 않거나 해당 자판기의 주문이 아닙니다",
  "support.machineUnknown": "존재하지 않는 자판기입니다",
  "support.handlerUnknown": "담당자가 없거나 사용 중지되었습니다",
  "support.selectTickets": "처리할 데이터를 선택하세요",
  "support.mergeUnfit": "같은 가맹점의 처리 중인 다른 문의 티켓으로만 병합할 수 있습니다",
  "support.tooManyPictures": "사진은 최대 {{limit}}장입니다",
  "support.pictureUnknown": "사진이 없거나 이미 사용되었습니다. 다시 업로드하세요",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "문의 티켓 번호",
  ticketTitle: "문제 제목",
  problemType: "문제 유형",
  ticketContent: "문제 설명",
  ticketImages: "문제 사진",
  ticketStatus: "문의 티켓 상태",
  ticketReply: "답변",
  ticketSource: "출처",
  handler: "담당자",
  handlerId: "담당자",
  handleTime: "처리 시각",
  answerDueAt: "답변 기한",
  solveDueAt: "해결 기한",
  intoNo: "병합할 문의 티켓 번호",
  resolved: "문제가 해결됨",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "미처리",
    processing: "처리 중",
    timeout: "기한 초과",
    resolved: "해결됨",
    essence: "우수",
    deleted: "삭제됨",
  },
  problem: {
    itemJammed: "상품 걸림",
    dispensingTimeout: "배출 시간 초과",
    payment: "결제 문제",
    refund: "환불 문제",
    machine: "자판기 고장",
    product: "상품 문제",
    member: "회원 문제",
    account: "계정 문제",
    other: "기타",
  },
  source: {
    console: "콘솔 사용자",
    customer: "고객",
  },
  entry: {
    create: "문제를 신고함",
    accept: "접수함",
    assign: "담당자 지정",
    answer: "답변함",
    reply: "추가 설명",
    resolve: "해결됨",
    confirm: "해결을 확인함",
    merge: "병합된 문의 티켓",
    absorb: "문의 티켓을 병합함",
    expire: "기한이 초과됨",
    mark: "도움말에 수록",
    unmark: "도움말에서 제외",
    escalate: "문의 티켓으로 전환",
    delete: "삭제됨",
    restore: "복원됨",
  },
  action: {
    accept: "접수",
    answer: "답변",
    resolve: "해결",
    merge: "병합",
    mark: "도움말에 수록",
    unmark: "도움말에서 제외",
    assign: "일괄 배정",
    restore: "복원",
    report: "문제 신고 추가",
    recordCustomer: "고객 문제 신고 추가",
    reply: "추가 설명",
    confirm: "해결 확인",
    escalate: "문의 티켓으로 전환",
    order: "주문 보기",
    refund: "환불 관리",
    progress: "진행 상황 보기",
  },
  confirm: {
    accept: "이 문의 티켓을 접수할까요?",
    restore: "복원할까요?",
    unmark: "도움말에서 제외할까요? 해당 질문이 내려갑니다.",
    confirm: "이 문제가 해결되었습니까? 확인할까요?",
    escalate: "문의 티켓으로 전환할까요?",
  },
  hint: {
    everybody: "누구나 볼 수 있으니 가맹점과 고객 정보는 빼 주세요.",
    asQuestion: "도움말의 질문 보기",
    waiting: "신고자의 답변을 기다리는 중: 기한 정지",
    clock: "24시간 내 답변, 3일 내 해결. 중국 근무일만 계산합니다",
    told: "전화나 문자로 고객에게 알린 내용을 기록하세요",
    platform: "플랫폼 고객센터",
    phone: "전체 번호로만 조회할 수 있습니다",
  },
  section: {
    course: "처리 과정",
    order: "관련 주문",
    alarms: "자판기 경보(신고 전날부터)",
    open: "미해제",
  },
};
