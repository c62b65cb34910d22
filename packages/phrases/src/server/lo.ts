import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: ຫ້າມຫວ່າງ",
    type: "{{field}}: ປະເພດບໍ່ຖືກຕ້ອງ, ຕ້ອງເປັນ {{expected}}",
    format: "{{field}}: ຮູບແບບບໍ່ຖືກຕ້ອງ",
    choice: "{{field}}: ຕ້ອງເປັນໜຶ່ງໃນ {{choices}}",
    tooSmall: "{{field}}: ຢ່າງໜ້ອຍ {{limit}}",
    tooLarge: "{{field}}: ສູງສຸດ {{limit}}",
    tooShort: "{{field}}: ຄວາມຍາວຢ່າງໜ້ອຍ {{limit}}",
    tooLong: "{{field}}: ຄວາມຍາວສູງສຸດ {{limit}}",
    notRight: "{{field}}: ບໍ່ຖືກຕ້ອງ",
  },
  start: {
    ready: "Yunshou ກຳລັງເຮັດວຽກ",
    addressLine: "ໜ້າຄວບຄຸມ",
    demoLine: "ບັນຊີທົດລອງ",
    passwordLine: "ລະຫັດຜ່ານ",
    dataLine: "ຂໍ້ມູນ",
    machinesLine: "ຕູ້ຂາຍ",
    docsLine: "API",
    stopLine: "ກົດ Ctrl+C ເພື່ອຢຸດ",
    firstLine: "ຜູ້ດູແລຄົນທຳອິດ",
    onceLine: "ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວ",
    stopped: "ຢຸດແລ້ວ",
    demoPreparing: "ກຳລັງກຽມຂໍ້ມູນທົດລອງ",
    demoReady: "ຂໍ້ມູນທົດລອງພ້ອມແລ້ວ",
  },
  names: {
    platformMerchant: "ແພລດຟອມ",
    firstAdministrator: "ຜູ້ດູແລ",
    product: "Yunshou",
    resetCode: "ລະຫັດຂອງທ່ານແມ່ນ {{code}}, ໃຊ້ໄດ້ 10 ນາທີ. ຢ່າບອກຜູ້ອື່ນ.",
    initialPassword: "ບັນຊີ {{account}} ມີລະຫັດຜ່ານເລີ່ມຕົ້ນ {{password}} ໃຊ້ໄດ້ຄັ້ງດຽວພາຍໃນ 24 ຊົ່ວໂມງ ແລະ ຕ້ອງປ່ຽນເມື່ອເຂົ້າລະບົບຄັ້ງທຳອິດ.",
  },
} as const satisfies Translation<typeof zh>;
