import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

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
