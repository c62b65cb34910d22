import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "ຈັດການຈຸດຕັ້ງ",
  "/shj/xlgl": "ຈັດການສາຍ",
  "/shj/qygl": "ຈັດການເຂດຮັບຜິດຊອບ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "ເບິ່ງຈຸດຕັ້ງ",
  "machines.point.write": "ເພີ່ມ ແກ້ໄຂ ລຶບ ຈຸດຕັ້ງ",
  "machines.route.read": "ເບິ່ງສາຍ",
  "machines.route.write": "ເພີ່ມ ແກ້ໄຂ ລຶບ ສາຍ",
  "machines.zone.read": "ເບິ່ງເຂດຮັບຜິດຊອບ",
  "machines.zone.write": "ເພີ່ມ ແກ້ໄຂ ລຶບ ເຂດຮັບຜິດຊອບ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "ຕັ້ງສາຍ",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "ກະລຸນາໝາຍຕຳແໜ່ງກ່ອນບັນທຶກ",
  "points.longitudeOutside": "ລອງຈິຈູດຕ້ອງຢູ່ລະຫວ່າງ -180 ຫາ 180",
  "points.latitudeOutside": "ລາຕິຈູດຕ້ອງຢູ່ລະຫວ່າງ -90 ຫາ 90",
  "points.inUse": "ຈຸດຕັ້ງນີ້ມີ {{machines}} ຕູ້ ບໍ່ສາມາດລຶບໄດ້",
  "routes.inUse": "ສາຍນີ້ມີ {{points}} ຈຸດຕັ້ງ ບໍ່ສາມາດລຶບໄດ້",
  "zones.unknown": "ບໍ່ມີເຂດຮັບຜິດຊອບນີ້",
  "zones.inUse": "ເຂດນີ້ມີ {{routes}} ສາຍ ບໍ່ສາມາດລຶບໄດ້",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "ເລກຈຸດຕັ້ງ",
  zoneName: "ເຂດຮັບຜິດຊອບ",
  province: "ແຂວງ",
  city: "ເມືອງ",
  regionId: "ເຂດ",
  pointAddress: "ທີ່ຢູ່ຈຸດຕັ້ງ",
  longitude: "ລອງຈິຈູດ",
  latitude: "ລາຕິຈູດ",
  pointContact: "ຜູ້ຕິດຕໍ່ຂອງຈຸດຕັ້ງ",
  machineCount: "ຈຳນວນຕູ້",
  pointCount: "ຈຳນວນຈຸດຕັ້ງ",
  routeCount: "ຈຳນວນສາຍ",
  replenisherId: "ພະນັກງານເຕີມສິນຄ້າ",
  managerId: "ຜູ້ຮັບຜິດຊອບ",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "ເພີ່ມຈຸດຕັ້ງ",
  editPoint: "ແກ້ໄຂຈຸດຕັ້ງ",
  addRoute: "ເພີ່ມສາຍ",
  editRoute: "ແກ້ໄຂສາຍ",
  addZone: "ເພີ່ມເຂດຮັບຜິດຊອບ",
  editZone: "ແກ້ໄຂເຂດຮັບຜິດຊອບ",
  bind: "ຜູກຕູ້",
  bindHint: "ຕູ້ທີ່ຜູກກັບຈຸດຕັ້ງອື່ນຈະຍ້າຍມາຈຸດຕັ້ງນີ້",
  unbind: "ຖອດການຜູກຕູ້",
  unbindAsk: "ຖອດການຜູກຕູ້ນີ້ບໍ?",
  bindAsk: "ຜູກຕູ້ທີ່ເລືອກບໍ?",
  batchMachines: "{{n}} ຕູ້",
  batchPoints: "{{n}} ຈຸດຕັ້ງ",
  setRoute: "ຕັ້ງສາຍ",
  noRoute: "ບໍ່ມີສາຍ",
  setRouteHint: "ປະຫວ່າງໄວ້ເພື່ອເອົາອອກຈາກສາຍ",
  machinesAt: "ຕູ້ຢູ່ຈຸດຕັ້ງ",
  tab: {
    points: "ຈຸດຕັ້ງ",
    routes: "ສາຍ",
    zones: "ເຂດຮັບຜິດຊອບ",
  },
  view: {
    list: "ລາຍການ",
    map: "ແຜນທີ່",
  },
  onMap: "ເບິ່ງໃນແຜນທີ່",
  map: {
    label: "ແຜນທີ່ຈຸດຕັ້ງ",
    base: "ແຜນທີ່ພື້ນສະແດງແຕ່ຂອບເຂດແຂວງ ບໍ່ມີຖະໜົນ",
    by: "ແຜນທີ່: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "ຊູມເຂົ້າ",
    zoomOut: "ຊູມອອກ",
    whole: "ສະແດງທັງໝົດ",
    failed: "ໂຫຼດແຜນທີ່ບໍ່ໄດ້ ຍັງສາມາດປ້ອນພິກັດໄດ້",
    pick: "ຄລິກເທິງແຜນທີ່ເພື່ອໝາຍຕຳແໜ່ງ",
    offline: "{{n}} ອອບລາຍ",
    some: "ແຜນທີ່ສະແດງ {{shown}} ທຳອິດ ຈາກ {{all}}",
  },
  paste: "ວາງ “ລອງຈິຈູດ, ລາຕິຈູດ”",
  position: "ຕຳແໜ່ງ (WGS-84)",
  noMachines: "ຈຸດຕັ້ງນີ້ຍັງບໍ່ມີຕູ້",
};
