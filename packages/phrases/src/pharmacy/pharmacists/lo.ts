import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "ເພສັດຊະກອນ",
  add: "ເພີ່ມເພສັດຊະກອນ",
  edit: "ແກ້ໄຂເພສັດຊະກອນ",
  phone: "ເບີມືຖື",
  phoneWhole: "ໃສ່ເບີເຕັມ",
  duty: "ການປະຈຳການ",
  state: {
    onDuty: "ປະຈຳການ",
    offDuty: "ບໍ່ປະຈຳການ",
    suspended: "ໂຈະ",
  },
  enable: "ເປີດໃຊ້",
  disable: "ຢຸດໃຊ້",
  enableAsk: "ໃຫ້ເພສັດຊະກອນນີ້ປະຈຳການບໍ?",
  disableAsk: "ໃຫ້ເພສັດຊະກອນນີ້ຢຸດປະຈຳການບໍ?",
  defaultCertName: "ໃບທະບຽນເພສັດຊະກອນ",
} satisfies Translation<typeof zh>;
