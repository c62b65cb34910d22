import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Performance appraisal",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "View performance appraisals",
  "system.appraisal.write": "Score performance",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Score",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Enter a whole score from 0 to 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Period",
  indicator: "Indicator",
  done: "Done",
  good: "Done well",
  factScore: "Score by facts",
  score: "Score",
  scoredBy: "Scored by",
  scoredTime: "Scored at",
  doneTime: "Done at",
  subject: "Content",
};

export const words: Translation<typeof zh.words> = {
  give: "Score",
  byFacts: "from the facts",
  byFactsWas: "By facts: {{n}}",
  remarkHint: "Say why, where the score differs from that of the facts",
  well: "Done well",
  badly: {
    refills: "Loaded wrong",
    visits: "Out of stock or failed within a day",
    maintenances: "Done late",
    tickets: "Overdue at times",
  },
  indicator: {
    refills: "Refilled lanes",
    visits: "Machine visits",
    maintenances: "Maintenance",
    tickets: "Solved tickets",
  },
  meaning: {
    refills:
      "One row a refilled lane; not done well where the machine counted otherwise and the lane was found to be loaded wrong.",
    visits: "One row a machine and day; not done well where the machine was out of stock or failed within a day.",
    maintenances: "One row a finished maintenance; not done well after the day on which it was due.",
    tickets: "One row a solved ticket; not done well where it was overdue at any time.",
  },
};
