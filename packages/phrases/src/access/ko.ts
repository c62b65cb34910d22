import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "시스템을 선택하세요",
    hello: "{{name}}님, 안녕하세요",
    logIn: "로그인",
    notConfigured: "설정되지 않음",
    notOffered: "이 버전에서는 제공되지 않음",
  },
  tile: {
    leasing: "금융 리스",
    leasingHint: "장비 리스와 분할 납부",
    market: "무인 마트 관리",
    marketHint: "자판기, 상품, 주문, 자금",
    operations: "운영 모니터링",
    operationsHint: "온라인 상태와 장애 처리",
    bigData: "빅데이터 센터",
    bigDataHint: "실시간 판매 화면",
    factory: "공장 검수",
    factoryHint: "출고 검사와 활성화",
    afterSales: "사후 서비스",
    afterSalesHint: "문의와 해결책",
    notices: "공지 관리",
    noticesHint: "플랫폼 공지 게시",
    configuration: "구성 관리",
    configurationHint: "배포와 매개변수",
  },
  password: {
    old: "현재 비밀번호",
    new: "새 비밀번호",
    again: "새 비밀번호 확인",
    hint: "변경 후 다시 로그인해야 하며 다른 기기의 로그인도 종료됩니다.",
    must: "첫 로그인입니다. 초기 비밀번호를 변경하세요.",
    done: "설정되었습니다. 다시 로그인하세요",
  },
} satisfies Translation<typeof zh>;
