import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "카운터 검침",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "보기",
  "machines.counterReading.write": "파일 업로드, 보류 검침 처리",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "카운터 파일 업로드",
  decideReading: "보류 검침 처리",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "카운터 파일 최대 크기: {{limit}}",
  "counterReadings.notEvaDts": "EVA-DTS 파일이 아닙니다. ST 세그먼트가 없습니다",
  "counterReadings.cutOff": "파일이 잘렸습니다. 끝(SE 세그먼트)이 없습니다",
  "counterReadings.segmentsMissing": "파일이 불완전합니다. 예상 세그먼트: {{expected}}, 실제: {{found}}",
  "counterReadings.checksum": "파일이 손상되었습니다. 파일의 체크섬: {{expected}}, 실제: {{found}}",
  "counterReadings.noNumber": "파일의 카운터가 숫자가 아닙니다: {{segment}}",
  "counterReadings.noCounters": "파일에 판매 카운터(VA1 또는 PA2)가 없습니다",
  "counterReadings.taken": "이 자판기의 같은 파일이 이미 업로드되었습니다",
  "counterReadings.readLater": "검침 시간은 현재보다 늦을 수 없습니다",
  "counterReadings.readEarlier": "자판기의 마지막 검침보다 빠를 수 없습니다",
  "counterReadings.olderFirst": "자판기의 더 오래된 보류 검침을 먼저 처리하세요",
  "counterReadings.ranBackwards": "카운터가 줄어 집계할 수 없습니다. 새로 시작하거나 폐기하세요",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "검침 시간",
  readingSource: "출처",
  readingState: "상태",
  readingProblem: "보류 사유",
  vends: "누적 개수",
  fromTime: "구간 시작",
  pieces: "구간 개수",
  orderPieces: "주문 개수",
  differencePieces: "차이",
  amount: "구간 금액",
  currency: "통화",
  fileName: "파일 이름",
  uploader: "업로드한 사람",
  serial: "자판기 일련번호",
  board: "보드 일련번호",
  clock: "자판기 시계",
  selection: "선택 번호",
  selectionName: "이름",
  decidedBy: "처리자",
  decidedTime: "처리 시간",
  content: "카운터 파일",
  decision: "처리 방법",
};

export const words: Translation<typeof zh.words> = {
  upload: "카운터 파일 업로드",
  choose: "파일 선택",
  show: "보기",
  decide: "처리",
  hint: "검침 사이의 판매량은 비교용이며 주문을 만들거나 장부에 기록하지 않습니다.",
  counted: "집계한 개수: {{n}}",
  started: "시작점으로 저장했습니다. 다음 검침부터 집계합니다",
  heldNow: "검침이 보류되었습니다. 처리하세요",
  decided: "처리했습니다",
  nothingSold: "선택 번호별 판매가 없습니다",
  before: "이전: {{value}}",
  source: {
    upload: "업로드",
    push: "자판기 전송",
  },
  state: {
    start: "시작점",
    counted: "집계됨",
    held: "보류",
    discarded: "폐기",
  },
  problem: {
    otherBoard: "일련번호가 다름, 보드 교체 가능성",
    backwards: "카운터 감소",
    jump: "너무 빠른 증가",
    price: "개당 금액 과다",
    afterHeld: "이전 검침이 보류 중",
  },
  decision: {
    accept: "집계",
    restart: "새로 시작",
    discard: "폐기",
  },
  decisionHint: {
    accept: "마지막 검침 이후 증가한 개수를 판매로 집계합니다.",
    restart: "이 검침을 새 시작점으로 삼고 구간은 집계하지 않습니다. 예: 보드 교체 후.",
    discard: "이 검침을 사용하지 않습니다. 예: 다른 자판기의 파일.",
  },
};
