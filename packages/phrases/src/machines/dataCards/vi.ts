import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "SIM dữ liệu",
  "/shj/llkdr": "Nhập tệp SIM dữ liệu",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "Xem SIM dữ liệu",
  "machines.dataCard.write": "Quản lý SIM dữ liệu và gói cước",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Gia hạn",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "SIM dữ liệu {{iccid}} không tồn tại; hãy đăng ký trước",
  "dataCards.taken": "ICCID này đã được đăng ký",
  "dataCards.onOtherMachine": "SIM dữ liệu {{iccid}} đang dùng ở máy {{machineNo}}",
  "dataCards.iccidMalformed": "ICCID có 19 hoặc 20 chữ số và bắt đầu bằng 89",
  "dataCards.iccidCheckDigit": "Chữ số kiểm tra của ICCID không đúng",
  "dataCards.imsiMalformed": "IMSI có 14 hoặc 15 chữ số",
  "dataCards.imeiMalformed": "IMEI có 15 chữ số, chữ số cuối để kiểm tra",
  "dataCards.phoneMalformed": "Số thuê bao có 11 đến 13 chữ số",
  "dataCards.typeWrong": "Không có loại SIM dữ liệu này",
  "dataCards.carrierWrong": "Không có nhà mạng này",
  "dataPackages.unknown": "Gói cước không tồn tại",
  "dataPackages.off": "Gói cước đã tắt",
  "dataPackages.inUse": "{{cards}} SIM đang dùng gói này nên không thể xóa",
  "dataPackages.trafficOutOfRange": "Nhập số nguyên từ 1 đến {{limit}}",
  "dataPackages.periodOutOfRange": "Nhập từ 1 đến {{limit}} tháng",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Số thuê bao",
  dataCardType: "Loại SIM dữ liệu",
  carrier: "Nhà mạng",
  dataCardStatus: "Trạng thái SIM dữ liệu",
  packageName: "Gói cước",
  packageId: "Gói cước",
  packageTraffic: "Lưu lượng dữ liệu (MB)",
  packagePrice: "Giá gói cước",
  packagePeriod: "Số tháng",
  cardCount: "SIM dữ liệu",
  dailyFlow: "Lưu lượng dữ liệu ngày (MB)",
  monthlyFlow: "Lưu lượng dữ liệu tháng (MB)",
  expiryDate: "Ngày hết hạn",
  renewalTime: "Thời gian gia hạn",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "SIM dữ liệu",
    packages: "Gói cước",
    renewals: "Lịch sử gia hạn",
  },
  type: {
    iot: "IoT",
    ordinary: "Thường",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Khác",
  },
  state: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
  },
  expiry: {
    valid: "Còn hạn",
    expiring: "Hết hạn trong 30 ngày",
    expired: "Đã hết hạn",
  },
  silent: "Máy ngoại tuyến",
  expiryFilter: "Tình trạng hạn",
  add: "Thêm SIM dữ liệu",
  edit: "Sửa SIM dữ liệu",
  addPackage: "Thêm gói cước",
  editPackage: "Sửa gói cước",
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Bật SIM dữ liệu này?",
  disableAsk: "Tắt SIM dữ liệu này?",
  losesConnection: "Máy mất kết nối: {{machines}}",
  renew: "Gia hạn",
  renewHint: "Tính từ ngày muộn hơn giữa hôm nay và ngày hết hạn",
  trafficDays: "Lưu lượng dữ liệu theo ngày",
  importHint:
    "Hãy để ICCID ở dạng văn bản, nếu không bảng tính sẽ đổi các chữ số cuối. Mỗi dòng thêm một SIM dữ liệu được bật; gói cước và máy có thể để trống, mỗi máy tối đa 3 SIM.",
  batch: "{{n}} SIM",
  months: "{{n}} tháng",
  yesNo: {
    yes: "Bật",
    no: "Tắt",
  },
};
