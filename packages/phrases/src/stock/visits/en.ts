import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Visits today",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Refill a lane by phone",
  emptyLane: "Take products out by phone",
  collectCash: "Collect cash",
  takePhoto: "Photograph a machine",
  reportFault: "Report a fault on site",
  setCost: "Set the cost of a visit",
  finishVisit: "Finish a visit",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld":
    "This record is older than {{days}} days and is not booked any more: stocktaking of the machine is needed",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Act",
  pieces: "Pieces",
  rest: "Difference",
  unbooked: "Bag short by",
  bagNo: "Cash bag no.",
  expected: "Expected",
  counted: "Counted",
  laneNo: "Lane no.",
  actTime: "Time",
  note: "Note",
  picture: "Photo",
  replenisher: "Replenisher",
  place: "Order of visits",
  gain: "Saved by a visit today",
  stockOut: "Sold out",
  spoil: "Near expiry",
  fault: "Fault",
  cash: "Cash",
  emptyDays: "First lane sold out",
  routeId: "Route",
  visitCost: "Cost of a visit (yuan)",
  dueCount: "To visit today",
  way: "Way (straight line)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Records on site",
  onlyDiffering: "Only what differs",
  act: {
    fillLane: "Put in",
    emptyLane: "Taken out",
    collectCash: "Cash collected",
    takePhoto: "Photo taken",
    reportFault: "Fault reported",
    finishVisit: "Finished",
  },
  canWait: "Can wait",
  today: "Today",
  tomorrow: "Tomorrow",
  inDays: "In {{days}} days",
  machines: "{{n}} machines",
  km: "{{km}} km",
  selectDue: "Select those to visit today",
  make: "Make refill orders",
  hasOrder: "Has a refill order",
  keepCost: "Save as usual cost",
  ofOther:
    "This route belongs to {{merchant}}, and its bag serves that merchant alone: let its people make the refill orders, or choose a warehouse or bag of your own merchant to take from.",
  usualCost: "Usual cost now: {{money}}",
  dueFrom: "Due from {{money}}: waiting puts the next visit off too, and below this waiting costs less",
  how: "Forecasts the next two days from what each lane would have sold in the last 28 days (time when it was sold out taken out, weekdays weighed). The amounts are the margin, the cost of goods near expiry and the cash risk that are lost without a visit today. A machine is due when waiting another day loses more than it saves on visits, by the rhythm that is cheapest for that machine.",
};
