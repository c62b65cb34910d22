import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "추적 코드",
  "/ypgl/zsmdr": "추적 코드 가져오기",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "추적 코드 보기",
  "pharmacy.trace.write": "추적 코드 입력, 레인 배치, 판매 스캔 및 삭제",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "레인에 배치",
  scan: "판매 스캔",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "추적 코드 {{code}}: 등록되지 않았습니다",
  "pharmacy.traceTaken": "추적 코드 {{code}}: 이미 등록되었습니다",
  "pharmacy.traceMalformed": "20자리 숫자의 추적 코드가 아닙니다: {{code}}",
  "pharmacy.traceTwice": "추적 코드 중복: {{code}}",
  "pharmacy.traceTooMany": "한 번에 추적 코드 최대 {{limit}}개입니다",
  "pharmacy.traceOther": "추적 코드 {{code}}: 다른 의약품의 것입니다",
  "pharmacy.traceAboveBatch": "추적 코드가 로트 수량 {{quantity}}개보다 많습니다",
  "pharmacy.traceSold": "추적 코드 {{code}}: {{time}}에 {{machine}}에서 판매되어 다시 판매할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "추적 코드",
  traceCodes: "추적 코드",
  medicineName: "의약품",
  manufacturer: "제조사",
  batchNo: "로트",
  traceState: "상태",
  laneNo: "레인",
  soldTime: "판매 시각",
  repeats: "재스캔",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "재고",
    placed: "레인 내",
    sold: "판매됨",
  },
  record: "추적 코드 추가",
  place: "레인에 배치",
  placed: "레인에 배치했습니다",
  scan: "판매 스캔",
  scanned: "판매를 기록했습니다",
  scanHint: "직접 전달한 의약품만 기록합니다. 레인에서 판매된 것은 자동으로 기록됩니다",
  soldStays: "판매된 코드는 삭제할 수 없습니다",
  pasteHint: "스캔하거나 붙여넣으세요. 한 줄에 하나, 레인은 배출 순서대로",
  laneHint: "이 로트가 등록된 레인만 표시됩니다",
  lane: "레인 {{n}}",
};
