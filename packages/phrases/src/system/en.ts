import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "Download centre",
    fileName: "File name",
    fileType: "Type",
    state: "Status",
    progress: "Progress",
    rows: "{{n}} rows",
    fileSize: "Size",
    uploader: "Created by",
    uploadTime: "Created at",
    expires: "Expires at",
    count: "Downloads",
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
  },
} satisfies Translation<typeof zh>;
