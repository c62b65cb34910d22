import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Lucky purchases",
  "/jygl/zjtj": "Draws and wins",
  "/jygl/hgfa": "Plans of lucky purchases",
  "/jygl/ddcj": "Draws of orders",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "View",
  "orders.lucky.write": "Manage plans",
  "orders.luckyWin.read": "View",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "The product has a plan that is running",
  "orders.luckyPlanEnded": "The plan has ended",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Prize",
  orders: "Orders",
  winCount: "Won",
  winRate: "Share won",
  planName: "Plan name",
  productId: "Prize",
  drawFen: "Price of a draw",
  chance: "Chance",
  budgetFen: "Prize budget",
  spentFen: "Won",
  reservedFen: "Not drawn yet",
  draws: "Orders drawn",
  machineIds: "Machines",
  endTime: "Ended",
  numbers: "Numbers drawn",
  seed: "Seed",
  commitment: "Commitment",
  tradeNo: "Payment number",
  resultNo: "Result no.",
  previousHash: "Result before",
  resultHash: "Result hash",
  committedTime: "Committed",
  drawTime: "Drawn",
};

export const words: Translation<typeof zh.words> = {
  detail: "Details",
  sum: "Orders {{orders}}, draws {{draws}}, won {{wins}}, amount {{amount}}",
  plans: "Draw plans",
  add: "Add plan",
  end: "End plan",
  endAsk: "Nobody draws under it afterwards. End the plan?",
  all: "All machines",
  create: "A saved plan is never changed, only ended",
  verify: "Verify",
  machine: "The machine drew by itself, so nothing can be verified",
  good: "Agrees",
  bad: "Differs",
  how: "A number is the first 12 hexadecimal digits of the SHA-256 of “seed|order number|payment number|draw”, modulo 10,000; below the chance in hundredths of a percent it is won",
  planState: { active: "Running", ended: "Ended" },
  hints: { chance: "Percent, 0.01 to 100", budget: "Limit of the value of all prizes" },
  checks: {
    commitment: "The seed is the one committed before the payment",
    numbers: "Numbers and result follow from the seed",
    link: "Linked to the result before",
  },
};
