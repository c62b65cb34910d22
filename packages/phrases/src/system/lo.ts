import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  download: {
    title: "ສູນດາວໂຫຼດ",
    fileName: "ຊື່ໄຟລ໌",
    fileType: "ປະເພດໄຟລ໌",
    state: "ສະຖານະ",
    progress: "ຄວາມຄືບໜ້າ",
    rows: "{{n}} ແຖວ",
    fileSize: "ຂະໜາດ",
    uploader: "ຜູ້ອັບໂຫຼດ",
    uploadTime: "ເວລາອັບໂຫຼດ",
    expires: "ໝົດອາຍຸ",
    count: "ຈໍານວນດາວໂຫຼດ",
    kind: {
      export: "ສົ່ງອອກ",
      manual: "ຄູ່ມື",
      tool: "ເຄື່ອງມື",
    },
    fileState: {
      queued: "ລໍຖ້າ",
      running: "ກໍາລັງສ້າງ",
      ready: "ພ້ອມ",
      failed: "ບໍ່ສໍາເລັດ",
      expired: "ໝົດອາຍຸ",
    },
    notReady: "ໄຟລ໌ຍັງບໍ່ພ້ອມ",
    uploadTitle: "ອັບໂຫຼດໄຟລ໌",
    choose: "ເລືອກໄຟລ໌",
  },
} satisfies Translation<typeof zh>;
