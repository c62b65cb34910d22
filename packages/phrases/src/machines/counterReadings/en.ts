import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Counter readings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "View",
  "machines.counterReading.write": "Upload files and settle held readings",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Upload counter file",
  decideReading: "Settle held reading",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "A counter file may have at most {{limit}}",
  "counterReadings.notEvaDts": "This is no EVA-DTS file: it has no ST segment",
  "counterReadings.cutOff": "The file is cut off: its end (segment SE) is missing",
  "counterReadings.segmentsMissing": "The file is not whole: it should have {{expected}} segments and has {{found}}",
  "counterReadings.checksum": "The file is damaged: it names the checksum {{expected}}, its content has {{found}}",
  "counterReadings.noNumber": "A counter in the file is not a number: {{segment}}",
  "counterReadings.noCounters": "The file has no sales counters (VA1 or PA2)",
  "counterReadings.taken": "This file of the machine has been uploaded before",
  "counterReadings.readLater": "The time of the reading must not be in the future",
  "counterReadings.readEarlier": "The reading must not be earlier than the machine’s last one",
  "counterReadings.olderFirst": "Settle the machine’s older held reading first",
  "counterReadings.ranBackwards": "The counters ran backwards and cannot count; restart or discard the reading",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Read at",
  readingSource: "Source",
  readingState: "State",
  readingProblem: "Held because",
  vends: "Total pieces",
  fromTime: "Since",
  pieces: "Pieces sold",
  orderPieces: "Pieces in orders",
  differencePieces: "Difference",
  amount: "Amount",
  currency: "Currency",
  fileName: "File name",
  uploader: "Uploaded by",
  serial: "Machine serial no.",
  board: "Board serial no.",
  clock: "Machine clock",
  selection: "Selection",
  selectionName: "Name",
  decidedBy: "Settled by",
  decidedTime: "Settled at",
  content: "Counter file",
  decision: "Decision",
};

export const words: Translation<typeof zh.words> = {
  upload: "Upload counter file",
  choose: "Choose file",
  show: "View",
  decide: "Settle",
  hint: "What was sold between readings is for comparison only: it makes no orders and is booked nowhere.",
  counted: "Pieces counted: {{n}}",
  started: "Taken as the start; intervals count from the next reading on",
  heldNow: "The reading is held; please settle it",
  decided: "Settled",
  nothingSold: "No sales by selection",
  before: "before: {{value}}",
  source: {
    upload: "Uploaded",
    push: "From the machine",
  },
  state: {
    start: "Start",
    counted: "Counted",
    held: "Held",
    discarded: "Discarded",
  },
  problem: {
    otherBoard: "Another serial number, perhaps a new board",
    backwards: "Counters ran backwards",
    jump: "Grew too fast",
    price: "Price per piece too high",
    afterHeld: "An older reading is held",
  },
  decision: {
    accept: "Count",
    restart: "Restart",
    discard: "Discard",
  },
  decisionHint: {
    accept: "What the counters grew by since the last reading counts as sold.",
    restart: "This reading is the new start and ends no interval, for example after a board was swapped.",
    discard: "This reading is not used, for example because the file is of another machine.",
  },
};
