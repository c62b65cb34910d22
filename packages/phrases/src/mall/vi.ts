import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Cửa hàng trực tuyến",
  "/essggl": "Cửa hàng trực tuyến mua tiện tay",
  "/sc/dpxx": "Thông tin cửa hàng",
  "/sc/cpgl": "Sản phẩm cửa hàng trực tuyến",
  "/sc/thdgl": "Điểm nhận hàng",
  "/essggl/sz": "Cài đặt",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Xem thông tin cửa hàng",
  "mall.shop.write": "Sửa thông tin cửa hàng",
  "mall.quickBuyShop.read": "Xem cài đặt mua tiện tay",
  "mall.quickBuyShop.write": "Sửa cài đặt mua tiện tay",
  "mall.product.read": "Xem sản phẩm cửa hàng trực tuyến",
  "mall.product.write": "Thêm, sửa và đưa sản phẩm cửa hàng trực tuyến lên kệ",
  "mall.pickupPoint.read": "Xem điểm nhận hàng",
  "mall.pickupPoint.write": "Thêm, sửa và xóa điểm nhận hàng",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Đưa lên hoặc gỡ khỏi kệ",
  setOpen: "Đổi trạng thái mở cửa",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Thời gian tự đóng phải từ {{least}} đến {{most}} phút",
  "mall.tooManyTags": "Tối đa {{limit}} thẻ dịch vụ",
  "mall.shopMissing": "Hãy lưu thông tin cửa hàng trước",
  "mall.machineUnknown": "Máy không tồn tại hoặc không bán qua điện thoại",
  "mall.productUnknown": "Sản phẩm cửa hàng trực tuyến không tồn tại",
  "mall.medicineNotSold": "Không bán sản phẩm kê đơn trong cửa hàng trực tuyến",
  "mall.stockOutOfRange": "Tồn kho phải là số nguyên từ 0 đến {{limit}}",
  "mall.stockReserved": "Đơn hàng đã giữ {{n}} sản phẩm",
  "mall.stockChanged": "Tồn kho đã đổi thành {{n}}; hãy tải lại và thử lại",
  "mall.priceBelowDeal":
    "Giá bán phải cao hơn ¥{{price}}, giá bán chớp nhoáng hoặc mua chung của sản phẩm; hãy dừng đợt đó trước và chờ các nhóm kết thúc",
  "mall.pickupPointUnknown": "Điểm nhận hàng không tồn tại",
  "mall.pickupPointTaken": "Tên hoặc máy đã thuộc điểm nhận hàng khác",
  "mall.pickupPointInUse": "Điểm nhận hàng có {{n}} đơn hàng chưa xong, không thể xóa",
  "mall.pickupPointKeepsMachine": "Điểm nhận hàng có {{n}} đơn hàng chưa xong, không thể đổi máy",
  "mall.noPickupLane": "Máy này không có ngăn chỉ nhận hàng",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Danh mục",
  unitPrice: "Đơn giá",
  mallPrice: "Giá bán",
  stock: "Tồn kho",
  reserved: "Đã giữ",
  salesCount: "Đã bán",
  productStatus: "Trạng thái kệ",
  productIds: "Sản phẩm",
  pickupPoint: "Điểm nhận hàng",
  pickupMachine: "Máy nhận hàng",
  shopNo: "Mã cửa hàng",
  shopName: "Tên cửa hàng",
  servicePhone: "Điện thoại phục vụ",
  shopAddress: "Địa chỉ cửa hàng",
  location: "Vị trí",
  announcement: "Bản tin",
  serviceTags: "Thẻ dịch vụ",
  openStatus: "Trạng thái mở cửa",
  deliveryWays: "Cách giao hàng",
  deliveryFee: "Phí giao hàng",
  closeMinutes: "Đóng đơn hàng chưa thanh toán (phút)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Mở cửa",
    closed: "Đóng cửa",
  },
  deliveryWay: {
    delivery: "Giao hàng",
    pickup: "Tự đến lấy",
  },
  shelfState: {
    on: "Đang trên kệ",
    off: "Đã gỡ khỏi kệ",
  },
  shelf: {
    on: "Đưa lên kệ",
    off: "Gỡ khỏi kệ",
  },
  shelfOnAsk: "Đưa lên kệ?",
  shelfOffAsk: "Gỡ khỏi kệ? Khách sẽ không đặt mua được nữa",
  isReserved: "Đơn hàng chưa xong đang giữ sản phẩm này",
  addProducts: "Thêm sản phẩm từ danh mục",
  addHint: "Sản phẩm mới chưa lên kệ và tồn kho là 0",
  pointSwitch: {
    open: "Bật",
    closed: "Tắt",
  },
  openPoint: "Bật điểm này?",
  closePoint: "Tắt? Đơn hàng mới sẽ không chọn được điểm nhận hàng này",
  addPickupPoint: "Thêm điểm nhận hàng",
  machineHint: "Cần có ngăn chỉ nhận hàng; để trống nếu là quầy",
  openShop: "Mở cửa hàng?",
  closeShop: "Đóng cửa hàng? Cửa hàng sẽ không nhận đơn hàng mới",
  editShop: "Sửa cửa hàng",
  tagsHint: "Nhấn Enter sau mỗi thẻ, ví dụ: Miễn phí giao hàng",
  notSaved: "Chưa thiết lập; lưu là mở cửa hàng",
};
