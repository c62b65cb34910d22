/** What the three columns of a spreadsheet hold, by what it imports. */
export const spreadsheetColumns: Readonly<Record<string, readonly string[]>> = {
  products: ["productName", "unit", "brand"],
  productNames: ["productCode", "en", "fr"],
  receipts: ["warehouseName", "productCode", "receivedQty"],
  supplierProducts: ["supplierName", "productCode", "supplyPrice"],
  bankArrivals: ["bankDate", "bankAmount", "bankReference"],
  medicines: ["medicineName", "unit", "medCategory"],
  traceCodes: ["productCode", "batchNo", "traceCode"],
  cards: ["cardNo", "physicalNo", "cardType"],
  dataCards: ["iccid", "dataCardType", "carrier"],
  machines: ["machineName", "machineType", "machineNo"],
};
