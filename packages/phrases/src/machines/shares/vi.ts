import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "Cấp quyền máy cho thương nhân",
  "/shgl/tdjqsq": "Cấp quyền máy cho nhóm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "Xem cấp quyền thương nhân",
  "machines.share.write": "Cấp quyền cho thương nhân",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "Máy đã thuộc thương nhân này hoặc cấp dưới",
  "machines.otherTree": "Chỉ cấp quyền máy của cùng thương nhân cấp cao nhất",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "Trạng thái cấp quyền",
  authTime: "Thời gian cấp quyền",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "Cấp quyền máy cho thương nhân",
  teamTitle: "Cấp quyền máy cho nhóm",
  chooseMerchant: "Chọn thương nhân bên trái",
  chooseTeam: "Chọn nhóm bên trái",
  noTeams: "Chưa có nhóm nào; hãy thêm nhóm trước",
  state: {
    yes: "Đã cấp quyền",
    no: "Chưa cấp quyền",
  },
  grant: "Cấp quyền",
  revoke: "Thu hồi quyền",
  revokeConfirm: "Thu hồi quyền?",
};
