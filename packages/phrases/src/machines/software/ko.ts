import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "자판기 소프트웨어",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "보기",
  "machines.software.write": "업로드, 배포, 할당, 일시정지, 중지",
  "machines.software.approve": "업데이트 심사",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "배포",
  withdrawPackage: "회수",
  propose: "자판기 할당",
  approveRollout: "업데이트 승인",
  declineRollout: "업데이트 반려",
  pauseRollout: "업데이트 일시정지",
  resumeRollout: "업데이트 재개",
  stopRollout: "업데이트 중지",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "파일이 비어 있습니다",
  "software.fileTooLarge": "패키지는 최대 {{limit}}입니다",
  "software.versionTaken": "이 버전의 패키지가 다른 내용으로 이미 있습니다",
  "software.inUse": "할당된 적이 있는 패키지는 삭제할 수 없습니다",
  "software.withdrawn": "배포되지 않은 패키지입니다",
  "rollouts.planOutOfRange": "{{least}}~{{most}}의 정수를 입력하세요",
  "rollouts.ownProposal": "자신이 제출한 업데이트는 승인할 수 없습니다",
  "rollouts.machineBusy": "자판기 {{machineNo}}에 진행 중인 업데이트가 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "패키지",
  softVersion: "버전",
  softType: "유형",
  softFile: "파일",
  forceUpdate: "강제",
  machineCount: "자판기 수",
  uploader: "업로드한 사람",
  uploadTime: "업로드 시간",
  enabled: "배포 여부",
  machines: "자판기",
  groupSize: "그룹당 자판기 수",
  failurePercent: "허용 실패율(%)",
  successPercent: "다음 그룹 진행 성공률(%)",
  stepMinutes: "자판기별 제한(분)",
  waitHours: "오프라인 대기(시간)",
  salesDropPercent: "허용 판매 감소율(%)",
  salesUpdated: "업데이트된 자판기의 주문",
  salesTwins: "비교 자판기의 주문",
  rolloutState: "상태",
  progress: "진행",
  proposedBy: "제출자",
  proposedTime: "제출 시간",
  approvedBy: "승인자",
  endedTime: "종료 시간",
  group: "그룹",
  machineState: "상태",
  reason: "사유",
  fromVersion: "이전 버전",
  sentTime: "전송 시간",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "패키지",
    rollouts: "업데이트",
  },
  kind: {
    upper: "상위 제어기",
    lower: "하위 제어기",
  },
  anyType: "모든 유형",
  released: "배포됨",
  notReleased: "배포 안 됨",
  yes: "예",
  no: "아니요",
  upload: "패키지 업로드",
  choose: "파일 선택",
  release: "배포",
  withdraw: "회수",
  assign: "자판기 할당",
  assigned: "제출했습니다. 다른 사람이 승인해야 합니다",
  open: "진행 보기",
  progress: "{{all}}대 중 {{done}}대 완료, {{failed}}대 실패",
  groupOf: "그룹 {{group}} / {{groups}}",
  soldBefore: "{{sold}}, 일주일 전 {{before}}",
  action: {
    approve: "승인",
    decline: "반려",
    pause: "일시정지",
    resume: "재개",
    stop: "중지",
  },
  confirm: {
    approve: "승인할까요? 첫 그룹이 바로 시작됩니다.",
    decline: "반려할까요?",
    pause: "일시정지할까요? 이미 전송된 자판기는 계속합니다.",
    resume: "재개할까요?",
    stop: "중지할까요? 다시 시작할 수 없습니다.",
  },
  state: {
    proposed: "심사 대기",
    declined: "반려됨",
    running: "진행 중",
    paused: "일시정지됨",
    stopped: "중지됨",
    finished: "완료",
  },
  stopped: {
    person: "사람이 중지함",
    withdrawn: "패키지가 회수됨",
    tooManyFailures: "실패가 너무 많음",
    tooFewSuccesses: "성공률이 너무 낮음",
    salesFell: "비교 자판기보다 판매가 적음",
  },
  machineState: {
    waiting: "대기",
    sent: "전송됨",
    done: "완료",
    failed: "실패",
    expired: "만료됨",
    skipped: "건너뜀",
  },
};
