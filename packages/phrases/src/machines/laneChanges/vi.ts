import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Thay đổi sản phẩm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "Xem",
  "machines.change.write": "Đổi giá, hoàn tác, gửi lại",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Áp dụng mẫu",
  swap: "Thay sản phẩm",
  undo: "Hoàn tác thay đổi",
  tellAgain: "Gửi lại",
  dropRest: "Bỏ qua các máy còn lại",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "Không có ngăn nào thay đổi",
  "changeSets.undoneAlready": "Thay đổi này đã được hoàn tác",
  "changeSets.nothingWaiting": "Không có máy nào đang chờ",
  "changeSets.templateChanged":
    "Mẫu đã bị sửa hoặc xóa sau khi áp dụng cho các máy đầu. Hãy bỏ qua các máy còn lại rồi áp dụng lại mẫu",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Số ngăn",
  changeAction: "Thay đổi",
  oldPrice: "Giá bán cũ",
  newPrice: "Giá bán mới",
  purchase: "Giá nhập",
  batchNo: "Lô hàng",
  stock: "Tồn kho",
  syncState: "Trạng thái tại máy",
  reason: "Lý do",
  updatedBy: "Người sửa",
  updatedTime: "Thời gian sửa",
  askedTime: "Thời gian yêu cầu",
  title: "Nội dung",
  kind: "Loại",
  machines: "Máy",
  lanes: "Ngăn",
  desired: "Mong muốn",
  actual: "Tại máy",
  product: "Sản phẩm",
  target: "Phạm vi",
  template: "Mẫu",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Nhật ký",
    sets: "Phiếu thay đổi",
    differing: "Ngăn chưa đồng bộ",
  },
  state: {
    pending: "Chờ gửi",
    sent: "Đã gửi",
    confirmed: "Đã xác nhận",
    refused: "Bị từ chối",
    expired: "Hết hạn",
    replaced: "Đã thay thế",
  },
  action: {
    save: "Sửa",
    price: "Đổi giá",
    refill: "Bổ sung hàng",
    stop: "Ngừng bán",
    enable: "Bật",
    reserve: "Chỉ nhận hàng",
    lock: "Khóa",
    unlock: "Mở khóa",
    generate: "Tạo",
    remove: "Gỡ",
    template: "Mẫu",
    add: "Thêm sản phẩm",
    swap: "Thay sản phẩm",
    undo: "Hoàn tác",
  },
  targets: {
    machines: "Máy đã chọn",
    template: "Máy của một mẫu",
  },
  setPrice: "Đổi giá hàng loạt",
  undo: "Hoàn tác",
  undoPrice: "Hoàn tác đổi giá",
  undoConfirm: "Hoàn tác thay đổi này? Các ngăn chưa bị sửa sau đó sẽ trở lại như cũ.",
  undone: "Đã khôi phục {{lanes}} ngăn, {{kept}} ngăn bị sửa sau đó được giữ nguyên",
  undoneTemplate: "Mẫu {{template}}: đã khôi phục giá của {{lanes}} ngăn, {{kept}} ngăn bị sửa sau đó được giữ nguyên",
  retry: "Gửi lại",
  retried: "Đã gửi lại {{n}} ngăn",
  preview: "Xem trước",
  before: "Trước",
  after: "Sau",
  gone: "Không có ngăn",
  summary: "{{lanes}} ngăn của {{machines}} máy sẽ thay đổi",
  stockOut: "Cần lấy ra {{n}} sản phẩm bằng tay",
  below: "{{n}} ngăn thấp hơn giá nhập",
  unchanged: "Không đổi: {{machines}}",
  firstRows: "Chỉ hiển thị {{n}} dòng đầu",
  apply: "Sửa {{n}} ngăn",
  made: "Đã sửa {{lanes}} ngăn của {{machines}} máy",
  restartAbout: "{{n}} máy",
  progress: "Đã xác nhận {{done}} / {{all}}",
  undoneAt: "Đã hoàn tác",
  waiting: "{{n}} máy còn lại đang chờ",
  waitingHint: "Kiểm tra các máy đầu trước, rồi áp dụng cho các máy còn lại. Hoàn tác sẽ khôi phục tất cả",
  goOn: "Áp dụng cho các máy còn lại",
  dropRest: "Bỏ qua các máy còn lại",
  dropConfirm: "Giữ nguyên các máy còn lại? Các máy đầu vẫn giữ mẫu.",
  dropped: "Đã bỏ qua {{n}} máy",
  allStates: "Tất cả",
  templateRequired: "Cần tên mẫu",
};
