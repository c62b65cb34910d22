import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Group buying",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "View group buying",
  "mall.groupBuy.write": "Add, edit, start, stop and delete group buying",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "A product has one special price only",
  "mall.groupBuyUnknown": "The group buying does not exist",
  "mall.groupSize": "Group size: {{least}} to {{most}}",
  "mall.groupHours": "Time to gather: 1 to {{limit}} hours",
  "mall.groupPieces": "Pieces: {{least}} to {{most}}, enough for one group and no more than can be sold",
  "mall.groupBuyStarted": "What runs or has groups cannot be changed or deleted, only stopped",
  "mall.groupOverlaps": "This product has group buying in that time already",
  "mall.groupNotRunning": "The group buying has not begun or is over",
  "mall.groupSoldOut": "Too few are left for the group: {{n}}",
  "mall.groupLimit": "At most {{limit}} for each buyer",
  "mall.groupUnknown": "The group does not exist",
  "mall.groupTwice": "You are in this group already",
  "mall.groupFull": "The group is full; open another one",
  "mall.groupClosed": "The group is over; open another one",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Product",
  mallPrice: "Mall price",
  groupPrice: "Group price",
  size: "Group size",
  hours: "Hours to gather",
  pieces: "Pieces",
  taken: "Taken",
  perBuyer: "Per buyer",
  startsAt: "Begins",
  endsAt: "Ends",
  groupBuyStatus: "Status",
  gatheringCount: "Gathering",
  completeCount: "Complete",
  failedCount: "Failed",
  createdBy: "Created by",
  openedTime: "Opened",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Not started",
    scheduled: "Not begun",
    running: "Running",
    soldOut: "Sold out",
    ended: "Ended",
    stopped: "Stopped",
  },
  groupState: {
    gathering: "Gathering",
    complete: "Complete",
    failed: "Failed",
  },
  add: "Add group buying",
  edit: "Edit group buying",
  start: "Start",
  startAsk: "Buyers can then open groups within its time; price, pieces and time are checked again. Start it?",
  running: "It is started already",
  stop: "Stop",
  stopAsk:
    "No new groups after that; those that are open go on until their own end, and refund everything if they fail. Stop it?",
  notRunning: "It is not started",
  groups: "Groups",
  places: "{{paid}} of {{size}} paid",
  until: "Until {{time}}",
  noGroups: "Nobody has opened a group yet",
};
