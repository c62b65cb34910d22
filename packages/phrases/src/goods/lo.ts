import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl": "ສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "ເບິ່ງສິນຄ້າ",
  "goods.product.write": "ດູແລສິນຄ້າ ແລະ ລາຄາ",
  "goods.attribute.read": "ເບິ່ງໝວດໝູ່ ແລະ ຄຸນລັກສະນະ",
  "goods.attribute.write": "ຈັດການໝວດໝູ່ ແລະ ຄຸນລັກສະນະ",
  "goods.modelling.read": "ເບິ່ງການສົ່ງກວດສອບ",
  "goods.library.read": "ເບິ່ງຄັງສິນຄ້າແພລດຟອມ",
  "goods.library.write": "ຈັດການຄັງສິນຄ້າແພລດຟອມ, ກວດສອບແບບຈຳລອງ",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "ບໍ່ມີສິນຄ້ານີ້",
  "goods.chooseProduct": "ກະລຸນາເລືອກສິນຄ້າ",
  "goods.purchaseAbovePrice": "ລາຄາຊື້ເຂົ້າຕ້ອງບໍ່ສູງກວ່າລາຄາສິນຄ້າ",
  "goods.priceNotPositive": "ລາຄາຕ້ອງຫຼາຍກວ່າ 0",
  "goods.brandMissing": "ກະລຸນາເລືອກຍີ່ຫໍ້",
  "goods.notLastLevel": "ໝວດໝູ່ນີ້ບໍ່ແມ່ນຂັ້ນສຸດທ້າຍ",
  "goods.attributeOff": "ລາຍການນີ້ປິດໃຊ້ແລ້ວ ຈຶ່ງເລືອກບໍ່ໄດ້",
  "goods.attributeUnknown": "ບໍ່ມີລາຍການນີ້ ຫຼື ຖືກລຶບແລ້ວ",
  "goods.chooseCategory": "ກະລຸນາເລືອກໝວດໝູ່ກ່ອນ",
  "goods.attributeTaken": "ຂັ້ນດຽວກັນມີຊື່ນີ້ແລ້ວ",
  "goods.attributeTooDeep": "ສູງສຸດ {{limit}} ຂັ້ນ",
  "goods.attributeCycle": "ຍ້າຍໄປຢູ່ກ້ອງຕົນເອງບໍ່ໄດ້",
  "goods.attributeInUse": "ລຶບບໍ່ໄດ້: ມີ {{children}} ລາຍການຍ່ອຍ ແລະ {{products}} ສິນຄ້າ",
  "goods.thumbnailMissing": "ຕ້ອງເລືອກຮູບຫຍໍ້",
  "goods.picturesMissing": "ກະລຸນາອັບໂຫຼດຢ່າງໜ້ອຍໜຶ່ງຮູບ",
  "goods.tooManyPictures": "ຮູບລາຍລະອຽດສູງສຸດ {{limit}} ຮູບ",
  "goods.pictureTooLarge": "jpg/png ບໍ່ເກີນ 500 KB ແນະນຳ 560x800",
  "goods.barcodeMalformed": "ບາໂຄດມີຕົວເລກ {{least}} ຫາ {{most}} ຫຼັກ",
  "goods.barcodeCheckDigit": "ຕົວເລກກວດສອບບໍ່ຖືກ ຕ້ອງແມ່ນ {{digit}}",
  "goods.barcodeTaken": "ສິນຄ້າອື່ນໃຊ້ບາໂຄດນີ້ແລ້ວ",
  "goods.codeTaken": "ມີລະຫັດສິນຄ້ານີ້ແລ້ວ",
  "goods.weightOutOfRange": "ນ້ຳໜັກແມ່ນຈຳນວນເຕັມ 1 ຫາ {{limit}} ກຣາມ",
  "goods.toleranceOutOfRange": "ຄວາມຄາດເຄື່ອນຕ້ອງບໍ່ຕ່ຳກວ່າ 0 ແລະ ໜ້ອຍກວ່ານ້ຳໜັກ",
  "goods.shelfLifeBeforeProduction": "ວັນໝົດອາຍຸຕ້ອງບໍ່ກ່ອນວັນຜະລິດ",
  "goods.onLane": "ລຶບບໍ່ໄດ້: ຢູ່ໃນ {{lanes}} ຊ່ອງ",
  "goods.tagIncomplete": "ຕ້ອງມີຊື່ປ້າຍ, ລຳດັບຄວາມສຳຄັນເປັນຕົວເລກ ແລະ ໄອຄອນ",
  "goods.tagTaken": "ມີປ້າຍຊື່ນີ້ແລ້ວ",
  "goods.tagUnknown": "ບໍ່ມີປ້າຍນີ້ ຫຼື ຖືກລຶບແລ້ວ",
  "goods.tooManyTags": "ສິນຄ້າໜຶ່ງມີປ້າຍສູງສຸດ {{limit}} ປ້າຍ",
  "goods.tooManyAtOnce": "ເທື່ອລະບໍ່ເກີນ {{limit}} ສິນຄ້າ ກະລຸນາຫຼຸດຂອບເຂດ",
  "goods.priorityOutOfRange": "ລຳດັບຄວາມສຳຄັນແມ່ນຈຳນວນເຕັມ 1 ຫາ {{limit}}",
  "goods.inLibrary": "ສ້າງແບບຈຳລອງບໍ່ສຳເລັດ: ມີສິນຄ້ານີ້ໃນຄັງທາງການແລ້ວ",
  "goods.underReview": "ສິນຄ້ານີ້ກຳລັງກວດສອບ",
  "goods.reviewRemarkMissing": "ກະລຸນາໃສ່ຄວາມເຫັນການກວດສອບ",
  "goods.changedMeanwhile": "ມີຄົນອື່ນແກ້ໄຂສິນຄ້າແລ້ວ ກະລຸນາເບິ່ງການປ່ຽນແປງກ່ອນບັນທຶກ",
  "goods.selectProducts": "ກະລຸນາເລືອກຂໍ້ມູນທີ່ຈະດຳເນີນການ",
  "goods.pictureUnknown": "ບໍ່ມີຮູບນີ້ ຫຼື ໝົດອາຍຸແລ້ວ ກະລຸນາອັບໂຫຼດໃໝ່",
  "goods.percentOutOfRange": "ເປີເຊັນ {{least}} ຫາ {{most}}, ທົດສະນິຍົມບໍ່ເກີນໜຶ່ງຕົວ",
  "goods.copiesOutOfRange": "1 ຫາ {{limit}} ປ້າຍຕໍ່ສິນຄ້າ",
  "goods.tooManyLabels": "ໜຶ່ງໄຟລ໌ບໍ່ເກີນ {{limit}} ປ້າຍ",
};
