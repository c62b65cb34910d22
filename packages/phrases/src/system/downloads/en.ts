import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xzzx": "Download centre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.download.read": "View, download",
  "system.download.upload": "Upload",
  "system.download.delete": "Delete",
};

export const verbs: Translation<typeof zh.verbs> = {
  deleteFile: "Delete file",
  uploadFile: "Upload file",
  rotate: "Rotate master key",
};

export const errors: Translation<typeof zh.errors> = {
  "system.fileUnknown": "File does not exist",
  "system.fileExpired": "The file has expired",
  "system.fileTooLarge": "The file cannot exceed {{limit}}",
  "system.fileKind": "This file type is not supported",
  "system.exportRunning": "The same export is already running",
  "system.tooManyExports":
    "{{limit}} of your exports are waiting or running; export again when one of them is finished",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "File name",
  fileType: "Type",
  progress: "Progress",
  fileSize: "Size",
  uploader: "Created by",
  uploadTime: "Created at",
  expires: "Expires at",
  count: "Downloads",
};

export const words: Translation<typeof zh.words> = {
  rows: "{{n}} rows",
  kind: {
    export: "Export",
    manual: "Manual",
    tool: "Tool",
  },
  fileState: {
    queued: "Queued",
    running: "Running",
    ready: "Ready",
    failed: "Failed",
    expired: "Expired",
  },
  notReady: "The file is not ready yet",
  uploadTitle: "Upload a file",
  choose: "Choose a file",
};
