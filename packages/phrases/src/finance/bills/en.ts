import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Provider reconciliation",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "View provider reconciliation",
  "finance.bill.write": "Upload bills and work off differences",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Take over a difference",
  workOff: "Work off a difference",
  park: "Park a difference",
  askProvider: "Ask the provider",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "This is not a bill of the provider; please upload its file as it came",
  "finance.billTooLarge": "The file cannot exceed {{limit}}",
  "finance.billCut": "The bill is cut off; please download it again",
  "finance.billTotals": "The totals of the bill differ from its lines",
  "finance.billOtherDay": "This is the bill of another day",
  "finance.billOtherAccount": "This is the bill of another account",
  "finance.billHash": "The file does not have the hash that the provider states",
  "finance.billNotYet": "That day has not ended; it has no bill yet",
  "finance.billOutOfTurn": "Bills are taken in the order of their days; the next is that of {{day}}",
  "finance.billDiffers": "There is another bill of that day already",
  "finance.billServiceUnknown": "This payment service does not exist",
  "finance.differenceUnknown": "This difference does not exist",
  "finance.differenceChanged": "Somebody has just worked on this difference; refresh and try again",
  "finance.parkDay": "Choose a day within {{days}} days from tomorrow",
  "finance.nothingToAsk": "There is no number to ask the provider about",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Bill date",
  providerName: "Provider",
  payMethod: "Payment method",
  ourAmount: "Ours",
  theirAmount: "Theirs",
  difference: "Difference",
  feeAmount: "Fee",
  feeDifference: "Fee difference",
  ourLineCount: "Our lines",
  theirLineCount: "Their lines",
  differenceCount: "Differences",
  openCount: "Open",
  billSubject: "Bill kind",
  billStatus: "State",
  openBefore: "Open before",
  openedCount: "New",
  settledCount: "Found",
  openAfter: "Open after",
  oldestOpenTime: "Oldest open since",
  billSource: "Source",
  uploader: "Uploaded by",
  takenTime: "Compared",
  reason: "Reason",
  lineKind: "Kind",
  outTradeNo: "Number at the provider",
  thirdTradeNo: "Third-party transaction number",
  ourTime: "Our time",
  theirTime: "Their time",
  differenceState: "State",
  handler: "Handled by",
  handleTime: "Handled",
  parkedUntil: "Parked until",
  untilDay: "Parked until",
  answerState: "Answer of the provider",
  serviceId: "Provider",
  content: "File",
  billHash: "Hash (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "In balance",
    open: "Differences",
    workedOff: "Worked off",
  },
  subject: {
    trade: "Trade bill",
    sharing: "Split bill",
  },
  source: {
    fetched: "Fetched",
    uploaded: "Uploaded",
  },
  reason: {
    missingHere: "Missing here",
    missingThere: "Missing there",
    amountDiffers: "Amount differs",
    stateDiffers: "State differs",
    duplicate: "Duplicate",
    feeDiffers: "Fee differs",
  },
  advice: {
    missingHere: "Find the order by the third-party number; book it late or refund it",
    missingThere: "Ask the provider about it; what the next bill has is settled by itself",
    amountDiffers: "Compare what was paid with the discounts; refund or correct the rest",
    stateDiffers: "Look at the order and its refunds; retry a refund if need be",
    duplicate: "The customer may have paid twice; check and refund one",
    feeDiffers:
      "Compare with the rate of the contract; claim back what was kept too much, or correct the rate from tomorrow",
  },
  lineKind: {
    payment: "Payment",
    refund: "Refund",
    share: "Split",
    return: "Split returned",
  },
  state: {
    open: "Open",
    taken: "In hand",
    parked: "Parked",
    done: "Worked off",
  },
  action: {
    upload: "Upload a bill",
    choose: "Choose a file",
    differences: "View differences",
    take: "Take over",
    settle: "Work off",
    park: "Park",
    ask: "Ask the provider",
  },
  differences: "Differences of bills",
  answer: {
    unknown: "The provider does not know it",
    unpaid: "Not paid",
    closed: "Closed",
    paid: "Paid",
    processing: "Under way",
    succeeded: "Refunded",
    failed: "Refund failed",
    unreachable: "The provider did not answer",
  },
  takeQuestion: "Take over this difference?",
  parkedUntil: "Until {{day}}",
  asked: "The provider was asked, its answer is awaited",
  none: "No differences",
  arrived: "A later bill has it",
  bookedSince: "Our books have it since",
  gap: "What is open does not continue: {{n}} off, a page of the bill may be missing",
  next: "Next bill: {{day}}",
  compared: "Bill compared: {{n}} differences",
};
