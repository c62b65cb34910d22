import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/notice": "Announcements",
  "/ptxx": "Announcement",
  "/sygdxx": "More announcements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.announcement.write": "Write and publish announcements",
};

export const errors: Translation<typeof zh.errors> = {
  "support.announcementUnknown": "This announcement does not exist or was withdrawn",
  "support.announcementChanged": "Somebody has just changed this announcement; refresh and try again",
  "support.announcementPublished": "Withdraw a published announcement first",
  "support.tooManyFiles": "At most {{limit}} attachments",
  "support.fileUnknown": "This attachment does not exist",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Announcement title",
  noticeContent: "Announcement",
  fileIds: "Attachments",
  msgType: "Message type",
  typeId: "Message type",
  publishTime: "Published on",
  publishStatus: "State",
  updatedBy: "Changed by",
  updatedTime: "Updated",
  keyword: "Keyword",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Draft",
    published: "Published",
    withdrawn: "Withdrawn",
  },
  action: {
    add: "Add announcement",
    publish: "Publish",
    withdraw: "Withdraw",
    attach: "Upload attachment",
    detach: "Remove attachment",
    back: "Back to the list",
    login: "Log in to manage announcements",
  },
  confirm: {
    publish: "Publish? Everybody can read it then.",
    withdraw: "Withdraw?",
  },
  hint: {
    markdown: "Markdown",
    preview: "Preview",
  },
};
