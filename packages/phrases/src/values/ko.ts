import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/ko.ts";

export default {
  payment,
  machineType: {
    snack: "스낵 자판기",
    drink: "음료 자판기",
    combined: "복합 자판기",
    fresh: "신선식품 자판기",
    coffee: "커피 자판기",
    pharmacy: "의약품 캐비닛",
    locker: "보관함형 자판기",
  },
  machineCategory: {
    vending: "자판기",
    pharmacy: "의약품 캐비닛",
    locker: "보관함형 자판기",
  },
  machineState: {
    notActivated: "미활성",
    online: "온라인",
    offline: "오프라인",
    inOperation: "운영 중",
    stopSell: "판매 중지",
    outOfStock: "품절",
    outOfChange: "잔돈 부족",
    temperature: "온도 이상",
    fault: "고장",
    decommissioned: "철수됨",
  },
  alarm: {
    offline: "오프라인",
    outOfStock: "품절",
    outOfChange: "잔돈 부족",
    temperature: "온도",
    humidity: "습도",
    flow: "데이터 사용량",
    doorOpen: "도어 열림",
    laneFault: "레인 고장",
    contradiction: "데이터 불일치",
    badMessage: "잘못된 메시지",
  },
  laneStatus: {
    normal: "정상",
    abnormal: "이상",
    discontinued: "판매 중지",
    pickupOnly: "픽업 전용",
  },
  laneMode: {
    small: "소형",
    medium: "중형",
    large: "대형",
  },
  cabinet: {
    main: "주 캐비닛",
    sub: "보조 캐비닛",
  },
  door: {
    left: "왼쪽 도어",
    right: "오른쪽 도어",
  },
  doorState: {
    open: "열림",
    closed: "닫힘",
  },
  command: {
    restart: "클라이언트 재시작",
    lock: "기기 잠금",
    unlock: "잠금 해제",
    clearHistory: "기록 지우기",
  },
  commandState: {
    queued: "대기 중",
    sent: "전송됨",
    claimed: "실행 중",
    done: "완료",
    failed: "실패",
    expired: "만료",
  },
  flag: {
    autoRefund: "자동 환불",
    shipAfterCardJam: "걸림 후 계속 배출",
    lockStock: "재고 잠금",
    directShip: "바로 배출",
    faceToFaceOnly: "현장 결제만",
    shoppingCart: "장바구니",
  },
} satisfies Translation<typeof zh>;
