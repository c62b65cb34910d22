import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz": "결제 설정",
  "/xtgl/zfsz/zffwgl": "결제 서비스 관리",
  "/xtgl/zfsz/fwscssz": "대행사 매개변수 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "payments.service.read": "결제 서비스 보기",
  "payments.service.write": "결제 서비스 추가, 편집, 사용, 사용 중지",
  "payments.parameters.read": "대행사 매개변수 보기",
  "payments.parameters.write": "대행사 매개변수 추가, 검증, 활성화",
};

export const verbs: Translation<typeof zh.verbs> = {
  verifyKeys: "검증",
};

export const errors: Translation<typeof zh.errors> = {
  "payments.serviceUnknown": "결제 서비스가 없습니다",
  "payments.serviceChanged": "다른 사람이 방금 수정했습니다. 새로고침 후 다시 시도하세요",
  "payments.serviceUsed": "이 서비스로 결제한 내역이 있어 삭제할 수 없습니다. 사용 중지하세요",
  "payments.serviceWithoutParameters": "먼저 매개변수를 설정하고 검증한 뒤 활성화하세요",
  "payments.methodTaken": "다른 서비스가 이 결제 수단을 사용 중입니다. 먼저 사용 중지하세요",
  "payments.parametersUnknown": "매개변수가 없습니다",
  "payments.parametersFixed": "사용 중이거나 종료된 매개변수는 수정할 수 없습니다. 새 버전을 추가하세요",
  "payments.accountFixed": "서비스의 가맹점 번호는 바꿀 수 없습니다. 결제 서비스를 새로 추가하세요",
  "payments.draftExists": "아직 활성화하지 않은 매개변수가 있습니다. 그것을 편집하세요",
  "payments.merchantNoWrong":
    "가맹점 번호 형식이 올바르지 않습니다. 위챗페이는 8~12자리 숫자, 알리페이는 2088로 시작하는 16자리 숫자, 유니온페이는 15자리 숫자 또는 대문자입니다",
  "payments.appIdWrong": "앱 ID 형식이 올바르지 않습니다. 위챗페이는 wx와 16자리, 알리페이는 16자리 숫자입니다",
  "payments.serialWrong": "일련번호 형식이 올바르지 않습니다",
  "payments.apiKeyWrong": "APIv3 키는 영문자와 숫자 32자리입니다",
  "payments.appSecretWrong": "앱 시크릿은 영문 소문자와 숫자 32자입니다",
  "payments.keyUnreadable": "읽을 수 없습니다. 전체를 붙여 넣으세요",
  "payments.keyPrivate": "공개 키만 입력하세요. 개인 키는 입력하지 마세요",
  "payments.keyExpired": "만료되었습니다",
  "payments.keyNotOurs": "앱의 공개 키가 키와 일치하지 않습니다",
  "payments.addressNotAllowed": "대행사의 공식 주소만 사용할 수 있습니다",
  "payments.probeFailed": "대행사가 유효한 서명으로 응답하지 않았습니다: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  providerName: "대행사",
  payMethod: "결제 수단",
  feeRate: "수수료율",
  enabled: "사용 여부",
  ready: "매개변수",
  updatedTime: "수정 시간",
  payAccountNo: "수납 계좌",
  payKey: "키",
  interfaceUrl: "API 주소",
  appId: "앱 ID",
  certificateSerial: "가맹점 API 일련번호",
  apiKey: "APIv3 키",
  appSecret: "앱 시크릿",
  platformSerial: "위챗페이 공개 키 ID",
  platformKey: "대행사 공개 키",
  certificates: "앱과 루트의 공개 키(PEM)",
  paysInApp: "알리페이 내 결제",
  parameterState: "매개변수 상태",
  platformSerials: "대행사 키 일련번호",
  provenTime: "검증 시간",
};

export const words: Translation<typeof zh.words> = {
  switch: {
    enabled: "사용 중",
    disabled: "사용 중지",
  },
  ready: {
    yes: "활성화됨",
    no: "설정 안 됨",
  },
  state: {
    draft: "검증 대기",
    proven: "검증됨",
    active: "사용 중",
    retired: "종료됨",
  },
  action: {
    addService: "결제 서비스 추가",
    editService: "결제 서비스 편집",
    parameters: "매개변수",
    addParameters: "매개변수 추가",
    editParameters: "매개변수 편집",
    prove: "검증",
    enable: "사용",
    disable: "사용 중지",
    activate: "활성화",
  },
  confirm: {
    enable: "이 결제 서비스를 사용할까요? 자판기가 이 서비스로 결제를 받습니다.",
    disable: "이 결제 서비스를 사용 중지할까요? 새 결제는 받지 않으며 진행 중인 결제와 환불은 계속됩니다.",
    remove: "이 결제 서비스를 삭제할까요?",
    prove: "이 매개변수로 대행사에 검증을 요청할까요?",
    activate: "이 매개변수를 활성화할까요? 사용 중인 매개변수는 동시에 종료됩니다.",
  },
  unionpay: {
    certificates: "서명된 가맹점 공개 키(PEM)",
    own: "유니온페이가 가맹점에 서명해 준 공개 키의 PEM(.cer)이며 위의 키와 짝을 이룹니다",
    authorities: "PEM. 유니온페이의 루트와 중간 공개 키를 차례로 붙여 넣습니다",
  },
  hint: {
    feeRate: "사용 중인 서비스의 수수료율은 오늘부터 수수료율을 따로 설정하지 않은 가맹점에 적용됩니다",
    appSecret: "위챗 안에서 바로 결제할 때 사용합니다. 비우면 결제 코드만 사용합니다",
    paysInApp:
      "알리페이에서 쇼핑몰을 연 구매자가 바로 결제합니다. 먼저 알리페이 앱 설정에 이 사이트를 콜백 주소로 등록하세요",
    added: "추가했습니다. 매개변수를 설정하고 검증, 활성화하면 사용할 수 있습니다",
    kept: "비워 두면 그대로 유지됩니다",
    key: "PEM 또는 Base64. 저장 후 다시 표시되지 않습니다",
    platformKey: "PEM. 여러 개를 차례로 붙여 넣을 수 있습니다",
    certificates: "서명 키 모드: 앱 키의 PEM 다음에 알리페이 루트의 PEM. 키 모드에서는 비워 둡니다",
    proven: "대행사가 올바르게 응답했습니다. 활성화할 수 있습니다",
  },
};
