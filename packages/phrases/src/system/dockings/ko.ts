import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "외부 연동 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "외부 연동 보기",
  "system.docking.write": "외부 연동 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "인터페이스 테스트",
  "system.docking.replay": "다시 보내기",
  "system.apiKey.revoke": "키 폐기",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "포트와 계정이 없는 공개 https 주소를 입력하세요",
  "system.dockingKey": "키는 whsec_로 시작하고 24~64바이트의 Base64가 이어져야 합니다",
  "system.categoryPair": "상위 카테고리와 하위 카테고리를 입력하세요",
  "system.dockingExists": "인터페이스 설정이 이미 있습니다",
  "system.dockingDisabled": "먼저 인터페이스를 사용 설정하세요",
  "system.apiSignature": "서명이 잘못되었거나 만료되었습니다",
  "system.apiScope": "이 키로는 호출할 수 없습니다",
  "system.apiQuota": "호출 한도에 도달했습니다. {{seconds}}초 후 다시 시도하세요",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "인터페이스",
  interfaceUrl: "주소",
  parentCategory: "상위 카테고리",
  childCategory: "하위 카테고리",
  parentCategoryId: "상위 카테고리",
  childCategoryId: "하위 카테고리",
  interfaceKey: "키",
  lastPush: "최근 전송",
  event: "이벤트",
  events: "이벤트",
  withBelow: "하위 가맹점 포함",
  pushState: "상태",
  attempts: "횟수",
  pushResult: "결과",
  updatedTime: "수정 시간",
  keyName: "이름",
  apiKeyId: "키 번호",
  secret: "시크릿",
  scopes: "권한 범위",
  usedTime: "마지막 호출",
  keyState: "상태",
};

export const words: Translation<typeof zh.words> = {
  add: "인터페이스 추가",
  edit: "인터페이스 편집",
  enabled: "사용 중",
  disabled: "사용 중지됨",
  enable: "사용",
  disable: "사용 중지",
  disableAsk: "더 이상 전송하지 않으며 대기 중인 메시지는 폐기됩니다. 사용 중지할까요?",
  test: "테스트",
  testSent: "테스트를 보냈습니다. 결과는 전송 기록에서 확인하세요",
  pushes: "전송 기록",
  replay: "다시 보내기",
  waits: "아직 전송 중인 메시지입니다",
  keyHint: "비워 두면 자동 생성되며, 편집할 때는 그대로 유지됩니다",
  eventsHint: "이 가맹점(선택 시 하위 가맹점 포함)의 이벤트를 보냅니다. 선택하지 않으면 테스트만 보냅니다",
  keyOnce: "키는 지금 한 번만 표시됩니다. 바로 저장하세요",
  push: {
    queued: "대기 중",
    delivered: "전달됨",
    dead: "실패",
  },
  eventName: {
    "interface.test": "테스트",
    "order.paid": "주문 결제됨",
    "order.completed": "주문 완료",
    "order.refunded": "주문 환불됨",
    "stock.low": "재고 경고 기준값 도달",
    "stock.soldOut": "레인 품절",
    "machine.online": "자판기 온라인",
    "machine.offline": "자판기 오프라인",
    "machine.alarm": "자판기 경보",
  },
  apiKeys: "API 키",
  addKey: "키 추가",
  revoke: "폐기",
  revokeAsk: "이 키를 쓰는 프로그램은 더 이상 호출할 수 없으며 되돌릴 수 없습니다. 폐기할까요?",
  valid: "유효",
  revoked: "폐기됨",
  scope: {
    "orders.read": "주문 읽기",
    "products.read": "상품 카테고리 읽기",
    "movements.read": "재고 변동 읽기",
    "machines.read": "자판기 읽기",
    "members.read": "회원 읽기",
    "dictionary.read": "데이터 사전 읽기",
  },
};
