import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "자판기 가져오기",
  "/shj/jqzc": "자판기 등록",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "시작 자판기 번호",
  lastNo: "끝 자판기 번호",
  templateId: "템플릿",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "각 행은 새 자판기를 등록하며 기존 자판기는 바뀌지 않습니다. 설치 지점은 이름이나 번호로 찾습니다. 자판기의 통신 키는 설치할 때 발급합니다.",
  verb: "등록",
  next: "다음",
  previous: "이전",
  count: "자판기 총 {{n}}대",
  lastHint: "한 대만 등록할 때는 비워 두세요. 그 외에는 끝자리 숫자가 이어지며 한 번에 최대 100대입니다",
  nameHint: "여러 대일 때는 이름 뒤에 각 번호가 붙습니다",
  templateHint: "템플릿의 자판기 유형이 같아야 합니다",
  done: "자판기 {{n}}대를 등록했습니다",
  once: "활성화 코드에는 통신 비밀키가 들어 있으며 지금만 표시됩니다. 인쇄하거나 각 자판기가 자신의 코드를 스캔하게 하세요.",
  print: "활성화 코드 인쇄",
  openMachine: "자판기 보기",
  openMachines: "미활성 자판기 보기",
  step: {
    machines: "자판기",
    placement: "설치 지점과 템플릿",
    codes: "활성화 코드",
  },
};
