import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "홈",
  "/syzfqq": "결제 현황",
  "/syspxlpm": "상품 판매 순위",
  "/syspxlpmxq": "상품 판매 상세",
  "/syjqpm": "자판기 순위",
  "/syjqpmxq": "자판기 판매 상세",
  "/shj": "자판기 관리",
  "/shj/wdshj": "내 자판기",
  "/shj/hdgl": "레인 관리",
  "/jygl": "거래 관리",
  "/jygl/ddgl": "주문 관리",
  "/xtgl": "시스템 관리",
  "/xtgl/xzzx": "다운로드 센터",
  "/xtgl/rzgl": "로그 관리",
  "/xtgl/setpwd": "비밀번호 변경",
  "/launcher": "메인 메뉴",
  "/login": "로그인",
  "/databases": "판매 빅데이터",
  "/databaseszd": "판매 빅데이터(ZD)",
  "/databasesTscpyxpt": "특산품 빅데이터",
  "/database": "관리자 빅데이터",
} satisfies Translation<typeof zh>;
