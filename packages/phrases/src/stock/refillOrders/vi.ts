import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Phiếu xuất kho",
  "/jxcgl/bhd": "Phiếu bổ sung hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "Xem phiếu xuất kho",
  "stock.outbound.write": "Lập, thực hiện và đảo phiếu xuất kho",
  "stock.refillOrder.read": "Xem phiếu bổ sung hàng",
  "stock.refillOrder.write": "Lập và hủy phiếu bổ sung hàng",
  "stock.refillOrder.fill": "Hoàn thành phiếu bổ sung hàng",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Xuất kho",
  fillLanes: "Hoàn thành bổ sung hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "Tuyến không tồn tại",
  "stock.noBag": "Điểm đặt của máy {{machineNo}} không thuộc tuyến nào của bạn: hãy chọn kho",
  "stock.refillOpen": "Máy đã chọn có phiếu bổ sung hàng chưa hoàn thành",
  "stock.nothingShort": "Mọi ngăn của máy {{machineNo}} đều đã đầy",
  "stock.filledOutOfRange": "Hãy nhập 0 hoặc số nguyên dương",
  "stock.laneChanged": "Ngăn {{laneNo}} đã đổi sản phẩm: không thể bổ sung theo phiếu này",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Số chứng từ",
  docDate: "Ngày chứng từ",
  docStatus: "Trạng thái",
  warehouseId: "Kho",
  warehouseName: "Kho",
  routeId: "Tuyến",
  source: "Lấy từ",
  replenisher: "Nhân viên bổ sung hàng",
  replenisherId: "Nhân viên bổ sung hàng",
  quantity: "Số lượng",
  value: "Giá vốn",
  createdBy: "Người tạo",
  lines: "Sản phẩm",
  batchNo: "Lô",
  stock: "Tồn kho",
  laneAlert: "Cần bổ sung hàng",
  laneNo: "Số ngăn",
  shortage: "Còn thiếu",
  replenishQty: "Số lượng bổ sung hàng",
  filledQty: "Đã xếp vào",
  countedQty: "Máy đếm được",
  replenishTime: "Thời gian bổ sung hàng",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Thêm phiếu xuất kho",
    suggest: "Điền phần tuyến còn thiếu",
    addLine: "Thêm sản phẩm",
    issue: "Xuất kho",
    print: "In",
    void: "Hủy phiếu",
    reverse: "Đảo chứng từ",
    make: "Lập từ máy sắp hết hàng",
    complete: "Hoàn thành",
  },
  confirm: {
    issue: "Xuất kho? Hàng chuyển từ kho vào túi hàng của tuyến.",
    void: "Hủy chứng từ này?",
    reverse: "Đảo chứng từ này? Hàng trở về kho từ túi hàng.",
  },
  outboundState: {
    draft: "Chờ xuất kho",
    issued: "Đã xuất kho",
    cancelled: "Đã hủy",
    reversed: "Đã đảo",
  },
  refillState: {
    planned: "Chờ bổ sung hàng",
    filled: "Chờ đếm",
    verified: "Đã xác nhận",
    differs: "Chênh lệch",
    cancelled: "Đã hủy",
  },
  needOf: "Tuyến thiếu {{shortage}}, túi hàng có {{inBag}}, kho có {{stock}}",
  total: "{{lines}} dòng, {{pieces}} sản phẩm",
  ofRoute: "Túi hàng của tuyến từng máy",
  byRoute: "Nhân viên bổ sung hàng của tuyến",
  signature: "Chữ ký",
};
