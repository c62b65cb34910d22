import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Bản tin",
  "/ptxx": "Tin nhắn nền tảng",
  "/sygdxx": "Thêm thông tin",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Viết và đăng bản tin",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "Bản tin không tồn tại hoặc đã gỡ",
  "support.announcementChanged": "Bản tin vừa được người khác sửa; hãy làm mới và thử lại",
  "support.announcementPublished": "Cần gỡ bản tin đã đăng trước",
  "support.tooManyFiles": "Tối đa {{limit}} tệp đính kèm",
  "support.fileUnknown": "Tệp đính kèm không tồn tại",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Tiêu đề bản tin",
  noticeContent: "Nội dung bản tin",
  fileIds: "Tệp đính kèm",
  msgType: "Loại tin nhắn",
  typeId: "Loại tin nhắn",
  publishTime: "Thời gian đăng",
  publishStatus: "Trạng thái đăng",
  updatedBy: "Người sửa",
  updatedTime: "Thời gian sửa",
  keyword: "Từ khóa",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bản nháp",
    published: "Đã đăng",
    withdrawn: "Đã gỡ",
  },
  action: {
    add: "Thêm bản tin",
    publish: "Đăng",
    withdraw: "Gỡ",
    attach: "Tải tệp đính kèm lên",
    detach: "Gỡ tệp đính kèm",
    back: "Về danh sách",
    login: "Đăng nhập quản lý bản tin",
  },
  confirm: {
    publish: "Đăng? Mọi người sẽ đọc được.",
    withdraw: "Gỡ?",
  },
  hint: {
    markdown: "Hỗ trợ Markdown",
    preview: "Xem trước",
  },
};
