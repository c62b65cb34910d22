import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Home",
  "/syzfqq": "Payments",
  "/syspxlpm": "Product ranking",
  "/syspxlpmxq": "Product sales",
  "/syjqpm": "Machine ranking",
  "/syjqpmxq": "Machine sales",
  "/databases": "Sales big data",
  "/databaseszd": "Sales big data (ZD)",
  "/databasesTscpyxpt": "Speciality products big data",
  "/database": "Administrator’s big data",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "View the home page",
  "insight.ranking.read": "View the product sales ranking",
  "insight.screen.read": "View the big screens",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "The big screens are not public here; please log in to see them",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Period",
  category: "Category",
  rank: "Rank",
  day: "Date",
  quantity: "Pieces sold",
  orders: "Orders",
  amount: "Sales",
  share: "Share",
  average: "Average order",
  brand: "Brand",
  laneNo: "Lane no.",
  payment: "Payment method",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Sales today",
  todayOrders: "Orders today",
  todayOnline: "Paid online today",
  yesterday: "Whole of yesterday {{value}}",
  sameHours: "vs. yesterday until {{hour}}:00",
  machines: "Machines in service",
  machinesNote: "Online {{online}} · Offline {{offline}} · Fault {{fault}} · Out of stock {{outOfStock}}",
  pending: "Pending work",
  pendingApprovals: "Approvals for me",
  pendingRefunds: "Open refunds",
  pendingExceptions: "Problem orders",
  pendingTickets: "Unprocessed tickets",
  pendingFeedback: "Unanswered customer feedback",
  pendingPrescriptions: "Prescriptions awaiting review",
  pendingAlarms: "Open alarms",
  pendingOffline: "Machines offline",
  pendingOutOfStock: "Machines out of stock",
  trend: "Sales trend",
  thisPeriod: "This period",
  previousPeriod: "Previous period",
  payments: "Payment method shares",
  productRanking: "Product ranking",
  machineRanking: "Machine ranking",
  more: "More",
  total: "Total",
  byDay: "By day",
  byMachine: "By machine",
  byProduct: "By product",
  topTwenty: "Top 20",
  updatedAt: "Updated {{time}}",
};
