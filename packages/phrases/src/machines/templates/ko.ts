import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "템플릿",
  "/shj/shjMbadd": "자판기 템플릿 추가",
  "/shj/shjMbset": "자판기 템플릿 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "조회",
  "machines.template.write": "추가, 편집, 복사, 삭제, 가져오기",
  "machines.template.apply": "자판기에 적용",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "템플릿 복사",
  importMain: "기본 템플릿 가져오기",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "템플릿 이름을 입력하세요",
  "templates.nameTaken": "같은 이름의 템플릿이 있습니다",
  "templates.flowOutOfRange": "데이터 사용량 경고값: 0~10240 MB",
  "templates.temperatureOutOfRange": "온도 경고값: -50~100℃",
  "templates.temperatureReversed": "온도 상한은 하한보다 낮을 수 없습니다",
  "templates.humidityOutOfRange": "습도 경고값: 0~100%",
  "templates.changedMeanwhile": "다른 사람이 템플릿을 변경했습니다. 새로 고친 후 다시 시도하세요",
  "templates.noParent": "기본 템플릿을 가져올 상위 가맹점이 없습니다",
  "templates.empty": "템플릿에 레인이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "템플릿 이름",
  layerCount: "층수",
  maxLaneCount: "층당 레인 수",
  laneCount: "레인 수",
  machineCount: "자판기 수",
  tempWarnLow: "온도 하한 경고",
  tempWarnHigh: "온도 상한 경고",
  humidityWarn: "습도 경고",
  flowWarn: "데이터 사용량 경고(MB)",
  createdBy: "생성자",
  layers: "층수",
  perLayer: "층당 레인 수",
  lanes: "레인",
  machines: "자판기",
  firstMachines: "첫 자판기 수",
};

export const words: Translation<typeof zh.words> = {
  add: "템플릿 추가",
  apply: "자판기에 적용",
  applyFirst: "자판기 {{n}}대에 먼저 적용",
  warningHint: "이 경고 기준값은 가맹점의 경보 규칙보다 우선합니다. 비워 두면 규칙을 따릅니다",
  firstHint:
    "비워 두면 모든 자판기에 한 번에 적용합니다. 숫자를 입력하면 선택한 순서대로 먼저 적용하고, 나머지는 확인 후 적용합니다",
  copyConfirm: "이 템플릿을 복사할까요?",
  deleteConfirm: "이 템플릿을 삭제할까요?",
  importMain: "기본 템플릿 가져오기",
  importHint: "기본 템플릿을 가져올 때 같은 이름의 템플릿은 건너뜁니다",
  imported: "{{n}}개를 가져왔고 {{skipped}}개를 건너뛰었습니다",
  parent: "상위 가맹점의 템플릿",
  chosen: "레인 {{n}}개 선택됨",
  choose: "레인을 눌러 선택하세요. 여러 개도 가능합니다",
  all: "모두 선택",
  none: "선택 해제",
  set: "선택한 레인에 적용",
  clear: "상품 비우기",
};
