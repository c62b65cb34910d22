import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "비즈니스 도메인",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "비즈니스 도메인 보기",
  "mall.businessDomain.write": "비즈니스 도메인 추가, 편집, 사용, 사용 중지, 삭제 및 확인 파일 업로드",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "m.example.com과 같은 도메인을 https://와 경로 없이 입력하세요",
  "mall.domainTaken": "이미 추가한 도메인입니다",
  "mall.verifyFileName": "확인 파일은 이름에 영문자, 숫자, 밑줄, 하이픈만 있는 .txt 파일이어야 합니다",
  "mall.verifyFileContent": "확인 파일의 내용은 1024자 이내의 영문자여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "비즈니스 도메인",
  verifyFile: "확인 파일",
  updatedTime: "수정 시각",
};

export const words: Translation<typeof zh.words> = {
  add: "비즈니스 도메인 추가",
  edit: "비즈니스 도메인 편집",
  uploadFile: "확인 파일 업로드",
  pickFile: "파일 선택",
  domainHint: "먼저 이 도메인을 이 시스템으로 연결하세요",
  fileHint: "미니 프로그램 플랫폼에서 받은 .txt 파일이며, 사용 중에는 도메인 루트에서 열립니다",
  keepHint: "선택하지 않으면 기존 파일을 유지합니다",
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "사용할까요?",
  disableAsk: "사용을 중지하면 확인 파일을 열 수 없습니다. 사용 중지할까요?",
  needsFile: "먼저 확인 파일을 업로드하세요",
  status: {
    enabled: "사용 중",
    disabled: "사용 중지",
    fileMissing: "파일 없음",
  },
};
