import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Cần tên mẫu",
  "templates.nameTaken": "Tên mẫu đã tồn tại",
  "templates.flowOutOfRange": "Ngưỡng lưu lượng dữ liệu: 0 đến 10240 MB",
  "templates.temperatureOutOfRange": "Cảnh báo nhiệt độ: −50 đến 100 °C",
  "templates.temperatureReversed": "Nhiệt độ trên không được thấp hơn dưới",
  "templates.humidityOutOfRange": "Cảnh báo độ ẩm: 0 đến 100%",
  "templates.changedMeanwhile": "Mẫu đã bị người khác sửa; tải lại và thử lại",
  "templates.noParent": "Không có thương nhân cấp trên để nhập mẫu chính",
  "templates.empty": "Mẫu chưa có ngăn",
};
