import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Dự án",
  "/xmdetail": "Chi tiết dự án",
  "/xqk": "Kho yêu cầu",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Thêm, sửa và đóng dự án",
  "support.requirement.write": "Thêm, sửa và xử lý yêu cầu",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Ghi tiến độ dự án",
  "support.project.close": "Đóng dự án",
  "support.project.reopen": "Mở lại dự án",
  "support.requirement.accept": "Chấp nhận yêu cầu",
  "support.requirement.finish": "Hoàn thành yêu cầu",
  "support.requirement.reject": "Từ chối yêu cầu",
  "support.requirement.reopen": "Mở lại yêu cầu",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "Dự án không tồn tại",
  "support.projectChanged": "Dự án vừa được người khác sửa, hãy làm mới rồi thử lại",
  "support.projectClosed": "Dự án đã đóng, hãy mở lại trước",
  "support.projectUnfinished": "Còn {{count}} yêu cầu chưa xử lý xong, chưa thể đóng dự án",
  "support.progressRange": "Tiến độ là số nguyên từ 0 đến 100",
  "support.requirementUnknown": "Yêu cầu không tồn tại",
  "support.requirementChanged": "Yêu cầu vừa được người khác sửa, hãy làm mới rồi thử lại",
  "support.requirementDecided": "Yêu cầu đã hoàn thành hoặc bị từ chối, hãy mở lại trước",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Tên dự án",
  projectId: "Thuộc dự án",
  projectStatus: "Trạng thái",
  projectOwner: "Phụ trách",
  projectMembers: "Thành viên",
  progress: "Tiến độ",
  progressWords: "Nội dung tiến triển",
  startDate: "Ngày bắt đầu",
  endDate: "Ngày kết thúc",
  machineIds: "Máy của dự án",
  requirementTitle: "Tiêu đề yêu cầu",
  requirementContent: "Nội dung yêu cầu",
  requirementStatus: "Trạng thái",
  createdBy: "Người tạo",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Chưa bắt đầu",
    active: "Đang thực hiện",
    closed: "Đã đóng",
  },
  requirementState: {
    new: "Chờ đánh giá",
    accepted: "Đã chấp nhận",
    done: "Đã hoàn thành",
    rejected: "Đã từ chối",
  },
  action: {
    addProject: "Thêm dự án",
    addRequirement: "Thêm yêu cầu",
    record: "Ghi tiến độ",
    close: "Đóng",
    reopen: "Mở lại",
    accept: "Chấp nhận",
    finish: "Hoàn thành",
    reject: "Từ chối",
    back: "Về danh sách",
  },
  confirm: {
    close: "Đóng dự án này?",
    reopen: "Mở lại?",
    accept: "Chấp nhận yêu cầu này?",
    finish: "Yêu cầu này đã hoàn thành?",
    reject: "Từ chối yêu cầu này?",
  },
  hint: {
    everybody: "Ai cũng xem được mà không cần đăng nhập: ghi bộ phận hoặc chức vụ, không ghi tên người",
    machines: "Số máy: {{count}}",
    entries: "Nhật ký tiến độ",
    requirements: "Yêu cầu của dự án",
    public: "Ai cũng xem được mà không cần đăng nhập: không ghi tên và số điện thoại",
  },
};
