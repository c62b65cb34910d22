import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "ໜ້າຫຼັກ",
  "/syzfqq": "ການຊໍາລະ",
  "/syspxlpm": "ອັນດັບສິນຄ້າ",
  "/syspxlpmxq": "ລາຍລະອຽດການຂາຍສິນຄ້າ",
  "/syjqpm": "ອັນດັບຕູ້",
  "/syjqpmxq": "ລາຍລະອຽດການຂາຍຂອງຕູ້",
  "/shj": "ຈັດການຕູ້",
  "/shj/wdshj": "ຕູ້ຂອງຂ້ອຍ",
  "/shj/hdgl": "ຈັດການຊ່ອງສິນຄ້າ",
  "/jygl": "ຈັດການທຸລະກໍາ",
  "/jygl/ddgl": "ຈັດການຄໍາສັ່ງຊື້",
  "/xtgl": "ຈັດການລະບົບ",
  "/xtgl/xzzx": "ສູນດາວໂຫຼດ",
  "/xtgl/rzgl": "ບັນທຶກ",
  "/xtgl/setpwd": "ປ່ຽນລະຫັດຜ່ານ",
  "/launcher": "ເມນູຫຼັກ",
  "/login": "ເຂົ້າລະບົບ",
  "/databases": "ຂໍ້ມູນການຂາຍ",
  "/databaseszd": "ຂໍ້ມູນການຂາຍ (ZD)",
  "/databasesTscpyxpt": "ຂໍ້ມູນສິນຄ້າພິເສດ",
  "/database": "ຂໍ້ມູນຂອງຜູ້ດູແລ",
} satisfies Translation<typeof zh>;
