import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "처방전 조회",
  "/jygl/cfxq": "처방전 상세",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "처방전 보기",
  "pharmacy.prescription.review": "처방전 심사 및 취소",
  "pharmacy.rule.read": "판매 규칙 보기",
  "pharmacy.rule.write": "판매 규칙 추가",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "처방전 심사",
  cancelPrescription: "처방전 취소",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "사용 중지된 의사의 처방전은 받지 않습니다",
  "pharmacy.prescriptionUnknown": "처방전이 없습니다",
  "pharmacy.prescriptionLink": "업로드 링크가 올바르지 않거나 만료되었습니다. 자판기에서 의약품을 다시 선택하세요",
  "pharmacy.prescriptionPictures": "처방전 사진을 1~{{limit}}장 올리세요",
  "pharmacy.prescriptionTaken": "이미 제출한 처방전입니다",
  "pharmacy.prescriptionInFuture": "처방일은 오늘 이후일 수 없습니다",
  "pharmacy.prescriptionExpired": "처방전 유효 기간이 지났습니다",
  "pharmacy.prescriptionOwn": "자신이 올린 처방전은 심사할 수 없습니다",
  "pharmacy.notOnDuty": "근무 중인 약사만 처방전을 심사할 수 있습니다",
  "pharmacy.prescriptionNeeded": "전문 의약품입니다. 먼저 처방전을 올리세요",
  "pharmacy.prescriptionOther": "처방전의 의약품이나 수량이 구매 내용과 다릅니다",
  "pharmacy.prescriptionUnreviewed": "처방전이 아직 심사되지 않았습니다",
  "pharmacy.prescriptionCancelled": "취소된 처방전입니다",
  "pharmacy.prescriptionUsed": "이미 사용한 처방전입니다",
  "pharmacy.ruleInPast": "규칙은 오늘보다 먼저 시작할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "처방전 번호",
  patientName: "환자 이름",
  patientPhone: "환자 휴대폰",
  diagnosis: "진단",
  doctorName: "의사",
  hospital: "병원",
  pharmacistName: "약사",
  medicineName: "의약품명",
  quantity: "수량",
  rxStatus: "처방전 상태",
  rxMark: "사용 현황",
  rxTime: "처방일",
  rxDay: "처방일",
  validTo: "유효 기한",
  uploadTime: "업로드 시간",
  rxImages: "처방전 사진",
  province: "성",
  saleClass: "판매 구분",
  allowed: "판매 여부",
  fromDay: "시행일",
  licenceNo: "허가 번호",
  createdBy: "등록자",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "심사 대기",
    reviewed: "심사 완료",
    cancelled: "취소됨",
  },
  mark: {
    used: "사용됨",
    expired: "만료됨",
    late: "오래 대기 중",
  },
  review: "심사",
  cancel: "처방전 취소",
  reviewAsk: "승인할까요? 승인하면 환자가 이 처방전으로 한 번 구매할 수 있습니다.",
  cancelAsk: "취소하면 이 처방전으로 구매할 수 없습니다. 사유를 입력하세요.",
  wholeName: "전체 이름을 입력하세요",
  recorded: "환자 정보와 사진 조회는 기록됩니다",
  rules: {
    title: "판매 규칙",
    hint: "규칙이 없으면 자판기는 을류 일반 의약품만 판매합니다. 새 규칙은 시행일부터 이전 규칙을 대신합니다.",
    add: "규칙 추가",
    everywhere: "모든 성",
    counts: "현재 시행 중",
    sale: {
      yes: "판매 가능",
      no: "판매 불가",
    },
  },
};
