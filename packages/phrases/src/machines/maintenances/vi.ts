import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Bảo dưỡng và sửa chữa",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "Xem",
  "machines.maintenance.write": "Thêm, sửa, hoàn tất và xóa",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Hoàn tất",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "Số lượng linh kiện phải là số nguyên từ 1 đến {{limit}}",
  "maintenances.everyDaysOutOfRange": "Chu kỳ lặp phải từ 1 đến {{limit}} ngày",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Loại",
  maintainContent: "Nội dung",
  faultType: "Loại sự cố",
  partName: "Linh kiện",
  partQty: "Số lượng",
  partId: "Mã linh kiện",
  partType: "Loại linh kiện",
  price: "Đơn giá",
  labour: "Tiền công",
  cost: "Chi phí",
  maintainer: "Người thực hiện",
  maintainTime: "Ngày",
  handleStatus: "Trạng thái",
  doneTime: "Hoàn tất lúc",
  everyDays: "Lặp lại sau (ngày)",
  createdBy: "Người ghi",
  doneBy: "Người hoàn tất",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm bảo dưỡng",
  edit: "Sửa bảo dưỡng",
  finish: "Hoàn tất",
  finishHint: "Cảnh báo liên quan được tính là đã sửa; việc lặp lại sẽ có ngày kế tiếp.",
  finished: "Đã hoàn tất",
  finishedAgain: "Đã hoàn tất; đã tạo lần kế tiếp",
  kind: {
    maintain: "Bảo dưỡng",
    repair: "Sửa chữa",
  },
  state: {
    open: "Chưa xử lý",
    done: "Đã hoàn tất",
    overdue: "Quá hạn",
  },
  parts: "Linh kiện",
  addPart: "Thêm linh kiện",
  removePart: "Gỡ linh kiện",
  noFault: "Không",
  ofAlarm: "Từ cảnh báo",
};
