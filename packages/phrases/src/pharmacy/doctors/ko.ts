import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "의사 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "의사 보기",
  "pharmacy.doctor.write": "의사 추가, 편집, 사용 설정, 삭제",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "의사가 없습니다",
  "pharmacy.doctorTaken": "이미 등록된 자격증 번호입니다",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "의사",
  doctorTitle: "직함",
  hospital: "병원",
  certNo: "면허 번호",
};

export const words: Translation<typeof zh.words> = {
  add: "의사 추가",
  edit: "의사 편집",
  disableAsk: "이 의사를 사용 중지할까요?",
};
