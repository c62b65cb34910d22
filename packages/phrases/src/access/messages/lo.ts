import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "ຂໍ້ຄວາມ",
  unread: "ຍັງບໍ່ໄດ້ອ່ານ {{n}}",
  markAll: "ໝາຍວ່າອ່ານແລ້ວທັງໝົດ",
  empty: "ຍັງບໍ່ມີຂໍ້ຄວາມ",
  heading: {
    dailySummary: "ສະຫຼຸບປະຈຳວັນ",
    alarm: "ສັນຍານເຕືອນ",
    alarms: "ສັນຍານເຕືອນ",
    certificate: "ໃບຢັ້ງຢືນ",
    certificates: "ໃບຢັ້ງຢືນ",
    guessing: "ການໂຈມຕີການເຂົ້າລະບົບ",
    guessingSpread: "ການໂຈມຕີການເຂົ້າລະບົບ",
    broadcast: "ຂໍ້ຄວາມແພລດຟອມ",
    mention: "ມີຄົນກ່າວເຖິງທ່ານ",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} ຄຳສັ່ງຊື້, ຍອດຂາຍ {{amount}} ຢວນ, ຄືນເງິນ {{refund}} ຢວນ; {{machines}} ຕູ້, ອອບລາຍ {{offline}}; ຊ່ອງທີ່ຕ້ອງເຕີມສິນຄ້າ {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: ສັນຍານເຕືອນໃໝ່ {{alarms}} ລາຍການ ຢູ່ {{machines}} ຕູ້",
    certificateExpiring: "{{merchantName}}: {{certName}} ({{certNo}}) ໃຊ້ໄດ້ຮອດ {{certExpiry}}, ຍັງເຫຼືອ {{n}} ມື້",
    certificateExpired: "{{merchantName}}: {{certName}} ({{certNo}}) ໃຊ້ໄດ້ຮອດ {{certExpiry}} ແລະ ໝົດອາຍຸແລ້ວ, ກະລຸນາຕໍ່ອາຍຸ",
    certificates: "{{merchantName}}: ໃບຢັ້ງຢືນໃກ້ໝົດອາຍຸ {{expiring}} ໃບ, ໝົດອາຍຸແລ້ວ {{expired}} ໃບ",
    guessing: {
      password: "ບັນຊີ {{account}}: ເຂົ້າລະບົບບໍ່ສຳເລັດ {{failures}} ຄັ້ງໃນໜຶ່ງຊົ່ວໂມງ; ອາດມີຄົນກຳລັງເດົາລະຫັດຜ່ານ",
      code: "ບັນຊີ {{account}}: ລະຫັດຢືນຢັນຂັ້ນສອງຜິດ {{failures}} ຄັ້ງໃນໜຶ່ງຊົ່ວໂມງ; ອາດມີຄົນຮູ້ລະຫັດຜ່ານ",
    },
    guessingSpread:
      "ເຂົ້າລະບົບບໍ່ສຳເລັດ {{failures}} ຄັ້ງຂອງ {{accounts}} ບັນຊີ ຈາກ {{blocks}} ເຄືອຂ່າຍໃນໜຶ່ງຊົ່ວໂມງ; ອາດມີຄົນລອງລະຫັດຜ່ານໃສ່ຫຼາຍບັນຊີ",
    lane: ", ຊ່ອງ {{lane}}",
    refill: "ຊ່ອງທີ່ຕ້ອງເຕີມສິນຄ້າ {{figure}}",
  },
};
