import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "List", calendar: "Calendar" },
  spans: { week: "Week", month: "Month" },
  earlier: "Earlier",
  later: "Later",
  today: "Today",
  none: "No plan runs on these days. “Add plan” makes one.",
  more: "There are more plans; the first {{n}} are shown. Narrow them by type.",
  clashes: "Clashes with other plans",
  winner: { this: "this plan wins", other: "the other one wins", larger: "the larger discount wins" },
  below: "{{n}} products would sell below their purchase price, such as {{name}}",
  days: "{{from}} to {{to}}",
  effect: {
    extra: "Extra sales",
    range: "95% interval",
    given: "Discounts given",
    orders: "{{n}} orders",
    days: "Days of the campaign",
    before: "Days before",
    ofPlan: "Machines of the campaign (each, per day)",
    ofOthers: "Other machines (each, per day)",
    machines: "Machines",
    counts: "{{plan}} in the campaign, {{others}} others, {{left}} left out",
    comparison:
      "Extra = what machines of the campaign sold more than in as many days before, less what the other machines sold more in the same days; the interval comes from how much machines differ. Other campaigns, sold-out lanes and seasons cancel out in part only.",
    verdict: {
      more: "The campaign sold more; the difference is larger than chance",
      less: "Less was sold during the campaign; the difference is larger than chance",
      unclear: "The difference is within chance; no effect can be seen",
      fewMachines: "Too few machines to tell the difference from chance",
      noOthers: "There are no other machines to compare with",
      tooEarly: "Not one day of the campaign is over yet",
    },
  },
};
