import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Bán chớp nhoáng",
  endsIn: "Kết thúc sau {{time}}",
  beginsIn: "Bắt đầu sau {{time}}",
  perBuyer: "Mỗi người tối đa {{n}}",
  notYet: "Chưa bắt đầu",
  groupBuys: "Mua chung",
  groupPrice: "Nhóm {{n}} người: {{price}}",
  groupRule: "Đủ {{n}} người trả tiền trong {{hours}} giờ là thành công, nếu không sẽ hoàn tiền toàn bộ",
  openGroup: "Mở nhóm mới",
  joinGroup: "Tham gia",
  openGroups: "Nhóm đang gom",
  missing: "Còn thiếu {{n}}",
  groupComplete: "Nhóm đã đủ người",
  groupFailed: "Nhóm không đủ người; tiền đã trả được hoàn lại",
  invite: "Mời bạn bè",
  inviteCopied: "Đã sao chép liên kết, hãy gửi cho bạn bè",
  groupFull: "Đã đủ",
};
