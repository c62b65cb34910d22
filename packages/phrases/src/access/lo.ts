import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "ເລືອກລະບົບ",
    hello: "ສະບາຍດີ, {{name}}",
    logIn: "ເຂົ້າລະບົບ",
    notConfigured: "ຍັງບໍ່ໄດ້ຕັ້ງຄ່າ",
    notOffered: "ຍັງບໍ່ເປີດໃນລຸ້ນນີ້",
  },
  tile: {
    leasing: "ເຊົ່າຊື້ທາງການເງິນ",
    leasingHint: "ສັນຍາ ແລະ ການຜ່ອນ",
    market: "ຈັດການຮ້ານຂະໜາດນ້ອຍ",
    marketHint: "ຕູ້, ສິນຄ້າ, ຄໍາສັ່ງຊື້, ເງິນ",
    operations: "ຕິດຕາມການດໍາເນີນງານ",
    operationsHint: "ສະຖານະ ແລະ ຄວາມຂັດຂ້ອງ",
    bigData: "ສູນຂໍ້ມູນໃຫຍ່",
    bigDataHint: "ຈໍການຂາຍສົດ",
    factory: "ກວດຕູ້ທີ່ໂຮງງານ",
    factoryHint: "ກວດກ່ອນສົ່ງມອບ",
    afterSales: "ບໍລິການຫຼັງການຂາຍ",
    afterSalesHint: "ບັນຫາ ແລະ ທາງແກ້",
    notices: "ຈັດການປະກາດ",
    noticesHint: "ເຜີຍແຜ່ປະກາດ",
    configuration: "ຈັດການການຕັ້ງຄ່າ",
    configurationHint: "ການຕິດຕັ້ງ ແລະ ພາລາມິເຕີ",
  },
  password: {
    old: "ລະຫັດຜ່ານປັດຈຸບັນ",
    new: "ລະຫັດຜ່ານໃໝ່",
    again: "ຢືນຢັນລະຫັດຜ່ານໃໝ່",
    hint: "ທ່ານຕ້ອງເຂົ້າລະບົບໃໝ່, ການເຂົ້າລະບົບໃນອຸປະກອນອື່ນກໍສິ້ນສຸດ.",
    must: "ເຂົ້າລະບົບຄັ້ງທໍາອິດ: ກະລຸນາປ່ຽນລະຫັດຜ່ານເລີ່ມຕົ້ນ.",
    done: "ຕັ້ງຄ່າສໍາເລັດ, ກະລຸນາເຂົ້າລະບົບໃໝ່",
  },
} satisfies Translation<typeof zh>;
