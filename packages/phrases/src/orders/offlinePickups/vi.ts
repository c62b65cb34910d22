import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Xét duyệt mua may mắn",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "Xem",
  "orders.offlinePickup.write": "Yêu cầu nhận hàng ngoại tuyến",
  "orders.offlinePickup.review": "Xét duyệt nhận hàng ngoại tuyến",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "Đơn hàng này không phải mua may mắn đã trúng",
  "orders.offlineNotOpen": "Chỉ đơn hàng bất thường mới nhận hàng ngoại tuyến",
  "orders.offlineGiven": "Giải thưởng đã xuất hàng hoặc đã xử lý",
  "orders.offlinePictures": "Hãy tải lên 1 đến {{limit}} ảnh",
  "orders.offlineApplied": "Đơn hàng này đã yêu cầu nhận hàng ngoại tuyến",
  "orders.offlineSelect": "Hãy chọn dữ liệu cần thao tác",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Giải thưởng",
  applicant: "Người yêu cầu",
  contactPhone: "Điện thoại",
  applyTime: "Thời gian yêu cầu",
  reviewStatus: "Trạng thái xét duyệt",
  reviewer: "Người xét duyệt",
  reviewTime: "Thời gian xét duyệt",
  reviewRemark: "Ý kiến xét duyệt",
  pictures: "Ảnh",
  note: "Ghi chú",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "Chờ duyệt",
    approved: "Đã duyệt",
    notApproved: "Bị từ chối",
    ignored: "Đã bỏ qua",
  },
  decide: {
    approve: "Duyệt",
    reject: "Từ chối",
    ignore: "Bỏ qua",
  },
  review: "Xét duyệt",
  reviewMany: "Xét duyệt hàng loạt",
  reviewed: "Đã xét duyệt",
  approveHint: "Khi duyệt, đơn hàng thành đã nhận ngoại tuyến; tiền thuộc về thương nhân",
  apply: "Yêu cầu nhận hàng ngoại tuyến",
  applyHint: "Đơn hàng đã trúng mà hàng không ra",
  applied: "Đã yêu cầu",
  view: "Xem",
};
