import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "광고 관리",
  "/gggl/cgggl": "광고 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "광고와 광고 지면 보기",
  "marketing.ad.write": "광고와 광고 지면 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "이미 있는 광고 지면 코드입니다",
  "ads.spaceInUse": "광고 {{ads}}개가 이 광고 지면을 사용 중입니다",
  "ads.sizeOutOfRange": "크기는 1~{{limit}} 사이의 정수(픽셀)입니다",
  "ads.sortOutOfRange": "순서는 0~{{limit}} 사이의 정수입니다",
  "ads.materialMissing": "광고 파일을 업로드하세요",
  "ads.materialKind": "파일이 광고 유형과 맞지 않습니다. 다시 업로드하세요",
  "ads.over": "종료일이 지났습니다. 먼저 날짜를 수정하세요",
  "ads.tooManyOfMachine": "자판기 한 대에는 사용 중인 광고를 최대 {{limit}}개 표시합니다",
  "ads.videoKind": "MP4 동영상을 업로드하세요",
  "ads.videoTooLarge": "동영상은 {{limit}} 이하여야 합니다",
  "ads.tooManyUnused": "사용하지 않은 파일이 {{limit}}개입니다. 하루 뒤에 다시 업로드하세요",
  "ads.nothingToResend": "거부하거나 시간을 초과한 자판기가 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "광고 이름",
  adSlot: "광고 지면",
  adSlotId: "광고 지면",
  adType: "광고 유형",
  adFile: "광고 파일",
  materialId: "광고 파일",
  planMachines: "적용 자판기",
  machineIds: "적용 자판기",
  startDate: "시작일",
  endDate: "종료일",
  slots: "적용 시간대(최대 3개)",
  sortNo: "순서",
  adStatus: "상태",
  confirmedCount: "확인됨",
  playCount: "재생 횟수",
  deliveryState: "전송 상태",
  reason: "사유",
  sentTime: "전송 시간",
  endedTime: "응답 시간",
  day: "날짜",
  slotCode: "광고 지면 코드",
  slotName: "광고 지면 이름",
  size: "크기(픽셀)",
  width: "너비(픽셀)",
  height: "높이(픽셀)",
  position: "위치",
  adCount: "광고 수",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "광고",
    spaces: "광고 지면",
  },
  adTypes: {
    picture: "사진",
    video: "동영상",
  },
  status: {
    on: "사용 중",
    off: "사용 중지",
  },
  delivery: {
    pending: "전송 대기",
    sent: "전송됨",
    confirmed: "확인됨",
    refused: "거부됨",
    expired: "시간 초과",
  },
  parts: {
    machines: "자판기",
    plays: "재생 통계",
  },
  addAd: "광고 추가",
  editAd: "광고 편집",
  addSpace: "광고 지면 추가",
  editSpace: "광고 지면 편집",
  enable: "사용",
  disable: "사용 중지",
  enableAsk: "이 광고를 사용할까요? 자판기가 확인하면 재생됩니다.",
  disableAsk: "이 광고를 사용 중지할까요?",
  preview: "미리보기",
  resend: "다시 전송",
  resent: "다시 전송했습니다",
  choose: "파일 선택",
  replace: "파일 변경",
  pictureHint: "PNG 또는 JPEG, 2 MB 이하",
  videoHint: "MP4, {{limit}} 이하",
  sortHint: "작은 숫자부터 재생합니다",
};
