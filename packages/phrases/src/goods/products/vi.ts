import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Hoàn tác đổi giá",
  tag: "Gắn nhãn",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "Sản phẩm của tôi",
  "/spgl/xzsp": "Thêm sản phẩm",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Ảnh thu nhỏ",
  brand: "Thương hiệu",
  category: "Danh mục",
  barcode: "Mã vạch",
  unitPrice: "Đơn giá",
  costPrice: "Giá nhập",
  margin: "Lãi gộp",
  spec: "Quy cách",
  unit: "Đơn vị",
  packaging: "Bao bì",
  flavour: "Hương vị",
  batchNo: "Lô hàng",
  productionDate: "Ngày sản xuất",
  shelfLifeDate: "Hạn sử dụng",
  weight: "Trọng lượng (g)",
  weightTolerance: "Sai số trọng lượng (g)",
  isPrescription: "Thuốc kê đơn",
  isPovertyRelief: "Sản phẩm hỗ trợ vùng nghèo",
  isJointOperation: "Liên doanh",
  reviewStatus: "Trạng thái xét duyệt",
  tags: "Nhãn",
  lanes: "Ngăn hàng",
  detailPictures: "Ảnh chi tiết",
  laneNo: "Số ngăn",
  lanePrice: "Giá tại ngăn",
  stock: "Tồn kho",
  changedTime: "Thời gian đổi",
  reason: "Lý do",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Có",
    no: "Không",
  },
  review: {
    pending: "Chờ duyệt",
    approved: "Đã duyệt",
    notApproved: "Bị từ chối",
    ignored: "Đã bỏ qua",
    none: "Chưa gửi",
  },
  search: "Mã, mã vạch, tên hoặc bính âm",
  find: "Tìm sản phẩm",
  deleteAsk: "Xóa “{{name}}”? Các đơn hàng cũ vẫn hiển thị sản phẩm này.",
  section: {
    lanes: "Các ngăn hàng ({{n}})",
    prices: "Lịch sử giá",
  },
  add: "Thêm sản phẩm",
  edit: "Sửa sản phẩm",
  codeHint: "Để trống sẽ tự tạo",
  shelfLifeBefore: "Hạn sử dụng không thể trước ngày sản xuất",
  step: {
    data: "Thông tin cơ bản",
    pictures: "Hình ảnh",
    attributes: "Danh mục và thuộc tính",
  },
  previous: "Quay lại",
  next: "Tiếp theo",
  saveAndSubmit: "Lưu và gửi xét duyệt",
  pictures: {
    earlier: "Đưa lên trước",
    later: "Đưa ra sau",
  },
  crop: {
    title: "Cắt ảnh",
    use: "Dùng ảnh này",
    zoom: "Thu phóng",
    hint: "Kéo hoặc dùng phím mũi tên để di chuyển, thanh trượt để chỉnh cỡ",
  },
  onPrescription: "Máy chỉ bán khi có đơn thuốc đã được xét duyệt; cửa hàng trực tuyến không bán",
  tagging: {
    title: "Gắn nhãn sản phẩm",
    about: "Đã chọn {{n}} sản phẩm",
    add: "Nhãn cần gắn",
    remove: "Nhãn cần gỡ",
    done: "Đã đổi {{n}} nhãn",
  },
  labels: {
    title: "In nhãn",
    sheet: "Giấy",
    sheets: {
      roll40x30: "Cuộn nhãn 40 × 30 mm",
      roll60x40: "Cuộn nhãn 60 × 40 mm",
      a4x24: "A4, 24 nhãn (70 × 37 mm)",
      a4x65: "A4, 65 nhãn (38,1 × 21,2 mm)",
    },
    symbol: "Loại mã",
    symbols: {
      barcode: "Mã vạch",
      qr: "Mã QR",
    },
    copies: "Số nhãn mỗi sản phẩm",
    price: "Hiện giá",
    verb: "Tải {{n}} nhãn",
    file: "Nhãn sản phẩm",
    fine: "Mã của {{n}} sản phẩm quá dài cho nhãn này; chúng dùng mã QR.",
  },
  pricing: {
    title: "Đổi giá hàng loạt",
    inCell: "Nhấp đúp hoặc nhấn E để sửa",
    target: "Đổi",
    rule: "Cách đổi",
    kind: {
      set: "Thành số tiền",
      add: "Thêm bớt số tiền",
      percent: "Theo phần trăm",
    },
    amount: "Số tiền (CNY)",
    percent: "Phần trăm",
    step: "Làm tròn đến",
    lanesFollow: "Các ngăn hàng cùng giá sản phẩm đổi theo ({{n}})",
    lanesOwn: "{{n}} ngăn hàng có giá riêng và giữ nguyên",
    before: "Trước",
    after: "Sau",
    verb: "Đổi {{n}} giá",
    done: "Đã đổi giá {{n}} sản phẩm, {{lanes}} ngăn hàng đổi theo; ngăn của tủ chính có hiệu lực sau khi máy khởi động lại.",
    undo: "Hoàn tác",
    undone: "Đã khôi phục giá {{n}} sản phẩm; {{kept}} sản phẩm đã đổi sau đó nên giữ nguyên.",
  },
  draft: {
    found: "Có nội dung chưa lưu lúc {{time}}",
    restore: "Khôi phục",
    discard: "Bỏ",
  },
  otherPicture: "đã thay",
  conflict: {
    title:
      "Trong lúc bạn sửa, người khác đã đổi các mục sau. Nội dung bạn nhập được giữ lại, hãy kiểm tra rồi lưu lại.",
    mine: "giữ giá trị của bạn",
  },
  noLanes: "Chưa có trên ngăn nào",
  noPrices: "Giá chưa từng thay đổi",
  belowCost: "Thấp hơn giá nhập",
  cabinet: {
    sub: "Tủ phụ",
  },
};
