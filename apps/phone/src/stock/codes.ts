/** Whether a code that was read is the barcode of a product; a number of 12 digits is the same as one of 13 with a nought before it. */
export const isBarcodeOf = (code: string, barcode: string | null): boolean =>
  barcode !== null && code !== "" && plain(code) === plain(barcode);

const plain = (code: string) => (/^\d+$/.test(code) ? code.replace(/^0+/, "") : code);

/** Whether a code names a machine: its number alone, or an address with it, as it stands on the front. */
export const namesMachine = (code: string, machineNo: string): boolean =>
  code.split(/[/?#&=]/).some((part) => part !== "" && part.toUpperCase() === machineNo.toUpperCase());
