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
  roles: {
    platformAdmin: "ຜູ້ດູແລແພລດຟອມ",
    operator: "ຜູ້ດຳເນີນງານ",
    merchantAdmin: "ຜູ້ດູແລຮ້ານຄ້າ",
    childMerchantAdmin: "ຜູ້ດູແລຮ້ານຄ້າຍ່ອຍ",
    agent: "ຕົວແທນ",
    staff: "ພະນັກງານ",
    replenisher: "ພະນັກງານເຕີມສິນຄ້າ",
    technician: "ຊ່າງສ້ອມແປງ",
    pharmacist: "ເພສັດຊະກອນ",
    doctor: "ແພດ",
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
    onceLine: "ລະຫັດຜ່ານໃຊ້ຄັ້ງດຽວ (ຕ້ອງປ່ຽນເມື່ອເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ, ສະແດງຄັ້ງນີ້ເທົ່ານັ້ນ)",
    stopped: "ຢຸດແລ້ວ",
    demoPreparing: "ກຳລັງກຽມຂໍ້ມູນທົດລອງ",
    demoReady: "ຂໍ້ມູນທົດລອງພ້ອມແລ້ວ",
  },
  names: {
    platformMerchant: "ແພລດຟອມ",
    firstAdministrator: "ຜູ້ດູແລ",
    resetCode: "ລະຫັດຂອງທ່ານແມ່ນ {{code}}, ໃຊ້ໄດ້ 10 ນາທີ. ຢ່າບອກຜູ້ອື່ນ.",
    initialPassword: "ລະຫັດຜ່ານເລີ່ມຕົ້ນຂອງບັນຊີ {{account}}: {{password}}. ໃຊ້ໄດ້ຄັ້ງດຽວ ແລະ ຕ້ອງປ່ຽນຫຼັງເຂົ້າລະບົບ.",
  },
} as const satisfies Translation<typeof zh>;
