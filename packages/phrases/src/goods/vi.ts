import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "Sản phẩm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Xem sản phẩm",
  "goods.product.write": "Quản lý sản phẩm và giá",
  "goods.attribute.read": "Xem danh mục và thuộc tính",
  "goods.attribute.write": "Quản lý danh mục và thuộc tính",
  "goods.modelling.read": "Xem yêu cầu xét duyệt",
  "goods.library.read": "Xem thư viện sản phẩm nền tảng",
  "goods.library.write": "Quản lý thư viện sản phẩm nền tảng, xét duyệt mẫu",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Sản phẩm không tồn tại",
  "goods.chooseProduct": "Hãy chọn sản phẩm",
  "goods.purchaseAbovePrice": "Giá nhập không được cao hơn giá sản phẩm",
  "goods.priceNotPositive": "Giá bán phải lớn hơn 0",
  "goods.brandMissing": "Hãy chọn thương hiệu",
  "goods.notLastLevel": "Danh mục này không phải cấp cuối cùng",
  "goods.attributeOff": "Mục này đã tắt nên không thể chọn",
  "goods.attributeUnknown": "Mục này không tồn tại hoặc đã bị xóa",
  "goods.chooseCategory": "Hãy chọn danh mục trước",
  "goods.attributeTaken": "Cùng cấp đã có tên này",
  "goods.attributeTooDeep": "Tối đa {{limit}} cấp",
  "goods.attributeCycle": "Không thể chuyển vào chính nó hoặc cấp dưới của nó",
  "goods.attributeInUse": "Không thể xóa: có {{children}} mục con và {{products}} sản phẩm",
  "goods.thumbnailMissing": "Phải chọn ảnh thu nhỏ",
  "goods.picturesMissing": "Hãy tải lên ít nhất một ảnh",
  "goods.tooManyPictures": "Tối đa {{limit}} ảnh chi tiết",
  "goods.pictureTooLarge": "jpg/png, không quá 500 KB, nên dùng 560x800",
  "goods.barcodeMalformed": "Mã vạch gồm {{least}} đến {{most}} chữ số",
  "goods.barcodeCheckDigit": "Số kiểm tra của mã vạch sai, phải là {{digit}}",
  "goods.barcodeTaken": "Một sản phẩm khác đã dùng mã vạch này",
  "goods.codeTaken": "Mã sản phẩm đã tồn tại",
  "goods.weightOutOfRange": "Trọng lượng là số nguyên từ 1 đến {{limit}} g",
  "goods.toleranceOutOfRange": "Sai số phải từ 0 và nhỏ hơn trọng lượng",
  "goods.shelfLifeBeforeProduction": "Hạn dùng không thể trước ngày sản xuất",
  "goods.onLane": "Không thể xóa: đang ở {{lanes}} ngăn hàng",
  "goods.tagIncomplete": "Cần có tên nhãn, mức ưu tiên bằng số và biểu tượng",
  "goods.tagTaken": "Đã có nhãn tên này",
  "goods.tagUnknown": "Nhãn không tồn tại hoặc đã bị xóa",
  "goods.tooManyTags": "Mỗi sản phẩm có tối đa {{limit}} nhãn",
  "goods.tooManyAtOnce": "Mỗi lần tối đa {{limit}} sản phẩm, hãy thu hẹp phạm vi",
  "goods.priorityOutOfRange": "Mức ưu tiên là số nguyên từ 1 đến {{limit}}",
  "goods.inLibrary": "Tạo mẫu thất bại: sản phẩm đã có trong thư viện chính thức",
  "goods.underReview": "Sản phẩm này đang được xét duyệt",
  "goods.reviewRemarkMissing": "Hãy nhập ý kiến xét duyệt",
  "goods.changedMeanwhile": "Sản phẩm đã bị người khác sửa; hãy xem thay đổi rồi lưu lại",
  "goods.selectProducts": "Hãy chọn dữ liệu cần thao tác",
  "goods.pictureUnknown": "Ảnh không tồn tại hoặc đã hết hạn, hãy tải lên lại",
  "goods.percentOutOfRange": "Phần trăm từ {{least}} đến {{most}}, tối đa một chữ số thập phân",
  "goods.copiesOutOfRange": "Mỗi sản phẩm từ 1 đến {{limit}} nhãn",
  "goods.tooManyLabels": "Một tệp tối đa {{limit}} nhãn",
};
