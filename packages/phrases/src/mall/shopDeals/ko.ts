import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "타임세일",
  endsIn: "종료까지 {{time}}",
  beginsIn: "시작까지 {{time}}",
  perBuyer: "1인당 {{n}}개까지",
  notYet: "아직 시작 전입니다",
  groupBuys: "공동구매",
  groupPrice: "{{n}}명 공동구매 {{price}}",
  groupRule: "{{hours}}시간 안에 {{n}}명이 결제하면 성사되고, 아니면 전액 환불됩니다",
  openGroup: "그룹 열기",
  joinGroup: "참여",
  openGroups: "참여할 수 있는 그룹",
  missing: "{{n}}명 남음",
  groupComplete: "그룹이 성사되었습니다",
  groupFailed: "미달로 끝나 결제 금액을 전액 환불합니다",
  invite: "친구 초대",
  inviteCopied: "링크를 복사했습니다. 친구에게 보내세요",
  groupFull: "마감됨",
};
