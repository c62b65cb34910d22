import type { RefusalCode } from "./refusals.ts";

/**
 * The values that the text of a refusal has places for, by its code; a code that is not here has a text without places.
 * `refuse` takes no such code without its values, and the phrases are checked against this list.
 */
export const refusalValues = {
  "amount.tooLarge": ["limit"],
  "field.tooLong": ["limit"],
  "range.tooLong": ["n"],
  "range.tooEarly": ["day"],
  "image.tooLarge": ["limit"],
  "image.tooManyPixels": ["limit"],
  "image.tooManyUnused": ["limit"],
  "storage.merchantFull": ["limit", "used"],
  "storage.userFull": ["limit", "used"],
  "access.tooManyAttempts": ["seconds"],
  "access.tooManyEntries": ["limit"],
  "access.blocked": ["reason"],
  "access.smsUnavailable": ["seconds"],
  "access.roleInUse": ["count"],
  "access.menuTooDeep": ["limit"],
  "access.organisationTooDeep": ["limit"],
  "access.organisationInUse": ["organisations", "accounts"],
  "merchants.inUse": ["machines", "merchants"],
  "merchants.pickupCodesOutOfRange": ["limit"],
  "merchants.feeRateOutOfRange": ["least", "most"],
  "merchants.tooManyDrafts": ["limit"],
  "merchants.certificateImages": ["limit"],
  "goods.attributeTooDeep": ["limit"],
  "goods.percentOutOfRange": ["least", "most"],
  "goods.attributeInUse": ["children", "products"],
  "goods.tooManyPictures": ["limit"],
  "goods.barcodeMalformed": ["least", "most"],
  "goods.barcodeCheckDigit": ["digit"],
  "goods.weightOutOfRange": ["limit"],
  "goods.onLane": ["lanes"],
  "goods.tooManyTags": ["limit"],
  "goods.tooManyAtOnce": ["limit"],
  "goods.copiesOutOfRange": ["limit"],
  "goods.tooManyLabels": ["limit"],
  "goods.priorityOutOfRange": ["limit"],
  "import.fileKind": ["kinds"],
  "import.fileTooLarge": ["limit"],
  "import.tooManyRows": ["limit"],
  "import.tooManyColumns": ["limit"],
  "import.nameUnknown": ["name"],
  "import.nameTwice": ["name"],
  "import.rowTwice": ["row"],
  "import.rowsRefused": ["n"],
  "import.changedSince": ["n"],
  "import.undoOver": ["n"],
  "machines.tooManyFlowCards": ["limit"],
  "machines.tooManyMatching": ["limit"],
  "machines.matchingGrew": ["count"],
  "orders.refundTooLarge": ["limit"],
  "orders.pickupTooManyProducts": ["limit"],
  "orders.pickupPiecesOutOfRange": ["limit"],
  "orders.pickupCountOutOfRange": ["limit"],
  "orders.pickupMaximum": ["limit", "left"],
  "stock.limitOutOfRange": ["limit"],
  "stock.reasonMissing": ["laneNo"],
  "stock.countAgain": ["laneNo"],
  "members.tooManyCards": ["limit"],
  "system.fileTooLarge": ["limit"],
  "system.tooManyExports": ["limit"],
} as const satisfies Partial<Record<RefusalCode, readonly string[]>>;

/** A code whose text has places. */
export type FilledCode = keyof typeof refusalValues;

/** The names of the places in the text of a code. */
export type RefusalPlace<Code extends FilledCode> = (typeof refusalValues)[Code][number];
