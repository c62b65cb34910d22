import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/yhsz": "Recharge offers",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.topUp.read": "View recharge activities",
  "members.topUp.write": "Manage recharge activities",
};

export const errors: Translation<typeof zh.errors> = {
  "topUps.tierCount": "Give 1 to {{limit}} tiers",
  "topUps.tierTwice": "Each recharge amount stands once",
  "topUps.over": "The activity is over; change its days first",
  "topUps.isRunning": "The activity is running; stop it before deleting it",
};

export const fields: Translation<typeof zh.fields> = {
  activityName: "Activity",
  areas: "Card areas",
  areaIds: "Card areas",
  activityTime: "Days",
  fromDay: "Days",
  toDay: "Days",
  tiers: "Tiers",
  rechargeAmount: "Recharge amount",
  giftAmount: "Gift amount",
  activityStatus: "State",
};

export const words: Translation<typeof zh.words> = {
  state: {
    running: "Running",
    stopped: "Stopped",
  },
  action: {
    add: "Add an activity",
    edit: "Edit activity",
    start: "Start",
    stop: "Stop",
    addTier: "Add a tier",
    removeTier: "Remove this tier",
  },
  confirm: {
    start: "Enable this promotion?",
    stop: "Disable this promotion?",
  },
  hint: {
    allAreas: "None chosen: all areas",
    all: "All areas",
    rule: "{{gift}} on {{recharge}}",
    gets: "“{{name}}” adds {{gift}}",
    runs: "Running: {{rules}}",
    levels: "Discounts for member levels are set in campaigns",
  },
};
