import { findableBy } from "../../platform/spelling.ts";
import { nextSerial } from "./rows.ts";

/** What a checked row would write. */
export const importedProduct = (name: string) => ({
  code: name,
  name,
  brand: "",
  category: "",
  flavour: "",
  specification: "",
  packaging: "",
  unit: "瓶",
  price_fen: "350",
  batch_no: "",
  remark: "",
  is_prescription: false,
  is_poverty_relief: false,
  is_joint_operation: false,
  ...findableBy([name]),
});

const importedCard = (name: string) => {
  const physicalNo = (nextSerial() + 0x7000_0000).toString(16);
  return {
    card_no: name,
    physical_no: physicalNo,
    turned_no: physicalNo,
    logical_no: name,
    kind: "test",
    expires_on: "2099-12-31",
    area_id: null,
    search: "",
    pieces: [],
  };
};

const importedMachine = (name: string) => ({
  machine_no: name.replaceAll(/[^A-Za-z0-9]/g, "").slice(-20),
  name,
  category: "vending",
  type: "drink",
  operator: "",
  manufacturer: "",
  hardware_version: "",
  ...findableBy([name]),
});

const importedDataCard = (name: string) => ({
  iccid: name,
  imsi: "",
  imei: "",
  phone: "",
  type: "iot",
  carrier: "mobile",
  package_id: null,
  machine_id: null,
  expires_on: null,
});

/** What a row of a spreadsheet makes that is no product. */
export const importedAs: Readonly<Record<string, (name: string) => object>> = {
  machines: importedMachine,
  cards: importedCard,
  dataCards: importedDataCard,
};
