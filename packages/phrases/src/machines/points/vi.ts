import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Quản lý điểm đặt",
  "/shj/xlgl": "Quản lý tuyến",
  "/shj/qygl": "Quản lý phân khu",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "Xem điểm đặt",
  "machines.point.write": "Thêm, sửa, xóa điểm đặt",
  "machines.route.read": "Xem tuyến",
  "machines.route.write": "Thêm, sửa, xóa tuyến",
  "machines.zone.read": "Xem phân khu",
  "machines.zone.write": "Thêm, sửa, xóa phân khu",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Đặt tuyến",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Hãy đánh dấu vị trí trước khi lưu",
  "points.longitudeOutside": "Kinh độ phải từ -180 đến 180",
  "points.latitudeOutside": "Vĩ độ phải từ -90 đến 90",
  "points.inUse": "Điểm đặt có {{machines}} máy nên không thể xóa",
  "routes.inUse": "Tuyến có {{points}} điểm đặt nên không thể xóa",
  "zones.unknown": "Phân khu không tồn tại",
  "zones.inUse": "Phân khu có {{routes}} tuyến nên không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "Mã điểm đặt",
  zoneName: "Phân khu",
  province: "Tỉnh",
  city: "Thành phố",
  regionId: "Khu vực",
  pointAddress: "Địa chỉ điểm đặt",
  longitude: "Kinh độ",
  latitude: "Vĩ độ",
  pointContact: "Người liên hệ tại điểm đặt",
  machineCount: "Số máy",
  pointCount: "Số điểm đặt",
  routeCount: "Số tuyến",
  replenisherId: "Nhân viên bổ sung hàng",
  managerId: "Người phụ trách",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Thêm điểm đặt",
  editPoint: "Sửa điểm đặt",
  addRoute: "Thêm tuyến",
  editRoute: "Sửa tuyến",
  addZone: "Thêm phân khu",
  editZone: "Sửa phân khu",
  bind: "Liên kết máy",
  bindHint: "Máy đã liên kết với điểm đặt khác sẽ chuyển sang điểm đặt này",
  unbind: "Bỏ liên kết máy",
  unbindAsk: "Bỏ liên kết máy này?",
  bindAsk: "Liên kết các máy đã chọn?",
  batchMachines: "{{n}} máy",
  batchPoints: "{{n}} điểm đặt",
  setRoute: "Đặt tuyến",
  noRoute: "Không có tuyến",
  setRouteHint: "Để trống để đưa khỏi tuyến hiện tại",
  machinesAt: "Máy tại điểm đặt",
  tab: {
    points: "Điểm đặt",
    routes: "Tuyến",
    zones: "Phân khu",
  },
  view: {
    list: "Danh sách",
    map: "Bản đồ",
  },
  onMap: "Xem trên bản đồ",
  map: {
    label: "Bản đồ điểm đặt",
    base: "Bản đồ nền chỉ có ranh giới tỉnh, không có đường phố",
    by: "Bản đồ: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Phóng to",
    zoomOut: "Thu nhỏ",
    whole: "Hiện toàn bộ",
    failed: "Không tải được bản đồ; vẫn có thể nhập tọa độ",
    pick: "Nhấp vào bản đồ để đánh dấu vị trí",
    offline: "{{n}} máy ngoại tuyến",
    some: "Bản đồ hiển thị {{shown}} trong {{all}}",
  },
  paste: "Dán “kinh độ, vĩ độ”",
  position: "Vị trí (WGS-84)",
  noMachines: "Điểm đặt này chưa có máy",
};
