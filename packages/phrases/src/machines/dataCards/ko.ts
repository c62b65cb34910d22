import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "데이터 유심",
  "/shj/llkdr": "데이터 유심 가져오기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "데이터 유심 보기",
  "machines.dataCard.write": "데이터 유심과 요금제 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "갱신",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "등록되지 않은 데이터 유심: {{iccid}}. 먼저 등록하세요",
  "dataCards.taken": "이 ICCID는 이미 등록되어 있습니다",
  "dataCards.onOtherMachine": "다른 자판기({{machineNo}})에 있는 데이터 유심: {{iccid}}",
  "dataCards.iccidMalformed": "ICCID는 89로 시작하는 19자리 또는 20자리 숫자입니다",
  "dataCards.iccidCheckDigit": "ICCID의 검사 숫자가 맞지 않습니다",
  "dataCards.imsiMalformed": "IMSI는 14자리 또는 15자리 숫자입니다",
  "dataCards.imeiMalformed": "IMEI는 15자리 숫자이며 마지막은 검사 숫자입니다",
  "dataCards.phoneMalformed": "회선 번호는 11~13자리 숫자입니다",
  "dataCards.typeWrong": "없는 데이터 유심 종류입니다",
  "dataCards.carrierWrong": "없는 통신사입니다",
  "dataPackages.unknown": "요금제가 없습니다",
  "dataPackages.off": "이 요금제는 사용 중지되었습니다",
  "dataPackages.inUse": "유심 {{cards}}장이 이 요금제를 쓰고 있어 삭제할 수 없습니다",
  "dataPackages.trafficOutOfRange": "1에서 {{limit}} 사이의 정수를 입력하세요",
  "dataPackages.periodOutOfRange": "1~{{limit}}개월을 입력하세요",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "회선 번호",
  dataCardType: "데이터 유심 종류",
  carrier: "통신사",
  dataCardStatus: "데이터 유심 상태",
  packageName: "요금제",
  packageId: "요금제",
  packageTraffic: "데이터 사용량(MB)",
  packagePrice: "요금제 가격",
  packagePeriod: "개월",
  cardCount: "데이터 유심",
  dailyFlow: "일 데이터 사용량(MB)",
  monthlyFlow: "월 데이터 사용량(MB)",
  expiryDate: "만료일",
  renewalTime: "갱신 시각",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "데이터 유심",
    packages: "요금제",
    renewals: "갱신 기록",
  },
  type: {
    iot: "IoT",
    ordinary: "일반",
    esim: "eSIM",
  },
  carrier: {
    mobile: "차이나모바일",
    unicom: "차이나유니콤",
    telecom: "차이나텔레콤",
    broadnet: "차이나브로드넷",
    other: "기타",
  },
  state: {
    enabled: "사용 중",
    disabled: "사용 중지",
  },
  expiry: {
    valid: "유효",
    expiring: "30일 안에 만료",
    expired: "만료됨",
  },
  silent: "자판기 오프라인",
  expiryFilter: "만료 상태",
  add: "데이터 유심 추가",
  edit: "데이터 유심 수정",
  addPackage: "요금제 추가",
  editPackage: "요금제 수정",
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "이 데이터 유심을 사용할까요?",
  disableAsk: "이 데이터 유심을 사용 중지할까요?",
  losesConnection: "연결이 끊기는 자판기: {{machines}}",
  renew: "갱신",
  renewHint: "오늘과 만료일 중 늦은 날부터 연장됩니다",
  trafficDays: "일별 데이터 사용량",
  importHint:
    "ICCID는 텍스트 형식으로 두세요. 그렇지 않으면 표 프로그램이 끝자리를 바꿉니다. 행마다 사용 상태의 데이터 유심 한 장이 추가되며, 요금제와 자판기는 비워 둘 수 있고 자판기 한 대에 최대 3장입니다.",
  batch: "유심 {{n}}장",
  months: "{{n}}개월",
  yesNo: {
    yes: "사용",
    no: "사용 중지",
  },
};
