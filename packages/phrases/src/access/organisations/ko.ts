import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "조직 관리",
  add: "조직 추가",
  editTitle: "조직 편집",
  addChild: "하위 추가",
  topLevel: "최상위 조직",
  owner: "소속 가맹점",
  showUsers: "계정 보기",
  ofTop: "조직은 최상위 가맹점이 관리하며 귀하의 가맹점에는 자체 조직이 없습니다",
  field: {
    orgName: "조직 이름",
    orgCode: "조직 코드",
    parentOrg: "상위 조직",
    accountCount: "계정 수",
    sortNo: "순서",
    remark: "비고",
  },
} satisfies Translation<typeof zh>;
