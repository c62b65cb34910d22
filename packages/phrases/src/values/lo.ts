import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/lo.ts";

export default {
  payment,
  machineType: {
    snack: "ຕູ້ຂາຍຂອງຫວ່າງ",
    drink: "ຕູ້ຂາຍເຄື່ອງດື່ມ",
    combined: "ຕູ້ຂາຍລວມ",
    fresh: "ຕູ້ຂາຍອາຫານສົດ",
    coffee: "ຕູ້ຂາຍກາເຟ",
    pharmacy: "ຕູ້ຂາຍຢາ",
    locker: "ຕູ້ຊ່ອງ",
  },
  machineCategory: {
    vending: "ຕູ້ຂາຍສິນຄ້າ",
    pharmacy: "ຕູ້ຂາຍຢາ",
    locker: "ຕູ້ຊ່ອງ",
  },
  machineState: {
    notActivated: "ຍັງບໍ່ເປີດໃຊ້",
    online: "ອອນລາຍ",
    offline: "ອອບລາຍ",
    inOperation: "ກຳລັງດຳເນີນງານ",
    stopSell: "ຢຸດຂາຍ",
    outOfStock: "ສິນຄ້າໝົດ",
    outOfChange: "ເງິນທອນໝົດ",
    temperature: "ອຸນຫະພູມຜິດປົກກະຕິ",
    fault: "ຂັດຂ້ອງ",
    decommissioned: "ຖອນເຄື່ອງແລ້ວ",
  },
  alarm: {
    offline: "ອອບລາຍ",
    outOfStock: "ສິນຄ້າໝົດ",
    outOfChange: "ເງິນທອນໝົດ",
    temperature: "ອຸນຫະພູມ",
    humidity: "ຄວາມຊຸ່ມ",
    flow: "ປະລິມານຂໍ້ມູນ",
    doorOpen: "ປະຕູເປີດ",
    laneFault: "ຊ່ອງສິນຄ້າຂັດຂ້ອງ",
    contradiction: "ຂໍ້ມູນຂັດແຍ້ງ",
    badMessage: "ຂໍ້ຄວາມຜິດພາດ",
  },
  laneStatus: {
    normal: "ປົກກະຕິ",
    abnormal: "ຜິດປົກກະຕິ",
    discontinued: "ຢຸດຂາຍ",
    pickupOnly: "ຮັບສິນຄ້າເທົ່ານັ້ນ",
  },
  laneMode: {
    small: "ນ້ອຍ",
    medium: "ກາງ",
    large: "ໃຫຍ່",
  },
  cabinet: {
    main: "ຕູ້ຫຼັກ",
    sub: "ຕູ້ຮອງ",
  },
  door: {
    left: "ປະຕູຊ້າຍ",
    right: "ປະຕູຂວາ",
  },
  doorState: {
    open: "ເປີດ",
    closed: "ປິດ",
  },
  command: {
    restart: "ຣີສະຕາດໄຄລເອັນ",
    lock: "ລັອກເຄື່ອງ",
    unlock: "ປົດລັອກ",
    clearHistory: "ລ້າງປະຫວັດ",
  },
  commandState: {
    queued: "ລໍຖ້າສົ່ງ",
    sent: "ສົ່ງແລ້ວ",
    claimed: "ກຳລັງດຳເນີນການ",
    done: "ສຳເລັດ",
    failed: "ລົ້ມເຫຼວ",
    expired: "ໝົດອາຍຸ",
  },
  flag: {
    autoRefund: "ຄືນເງິນອັດຕະໂນມັດ",
    shipAfterCardJam: "ຈ່າຍສິນຄ້າຕໍ່ຫຼັງຕິດຂັດ",
    lockStock: "ລັອກສະຕັອກ",
    directShip: "ຈ່າຍສິນຄ້າໂດຍກົງ",
    faceToFaceOnly: "ຊຳລະຕໍ່ໜ້າເທົ່ານັ້ນ",
    shoppingCart: "ກະຕ່າສິນຄ້າ",
  },
} satisfies Translation<typeof zh>;
