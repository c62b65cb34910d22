import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Customer service",
  "/shkf/wtfk": "Tickets",
  "/shkf/khfk": "Customer feedback",
  "/xtgl/wtfk": "My feedback",
  "/xtgl/cxwtfk": "Feedback progress",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "View tickets",
  "support.ticket.handle": "Accept, answer and resolve tickets",
  "support.customer.read": "View customer feedback",
  "support.customer.write": "Record and answer customer feedback",
  "support.feedback.read": "View own feedback",
  "support.feedback.write": "Submit feedback",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Accept",
  answer: "Answer",
  reply: "Reply",
  resolve: "Resolve",
  confirm: "Confirm as solved",
  merge: "Merge",
  mark: "Add to the FAQ",
  unmark: "Take out of the FAQ",
  escalate: "Make a ticket",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "This ticket does not exist",
  "support.orderUnknown": "This order does not exist or is not of this machine",
  "support.machineUnknown": "This machine does not exist",
  "support.handlerUnknown": "This handler does not exist or cannot log in",
  "support.selectTickets": "Select data to operate on",
  "support.mergeUnfit": "Only another open ticket of the same merchant can take it in",
  "support.tooManyPictures": "At most {{limit}} pictures",
  "support.pictureUnknown": "This picture is not there or is used elsewhere; upload it again",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "Ticket no.",
  ticketTitle: "Title",
  problemType: "Problem",
  ticketContent: "Description",
  ticketImages: "Pictures",
  ticketStatus: "Ticket status",
  ticketReply: "Answer",
  ticketSource: "Source",
  handler: "Handler",
  handlerId: "Handler",
  handleTime: "Handled",
  answerDueAt: "Answer due",
  solveDueAt: "Resolve by",
  intoNo: "Ticket to merge into",
  resolved: "The problem is solved",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Unprocessed",
    processing: "Processing",
    timeout: "Overdue",
    resolved: "Resolved",
    essence: "Featured",
    deleted: "Deleted",
  },
  problem: {
    itemJammed: "Item jammed",
    dispensingTimeout: "Dispensing timeout",
    payment: "Payment",
    refund: "Refund",
    machine: "Machine fault",
    product: "Product",
    member: "Members",
    account: "Accounts",
    other: "Other",
  },
  source: {
    console: "Console user",
    customer: "Customer",
  },
  entry: {
    create: "Reported the problem",
    accept: "Accepted",
    assign: "Assigned",
    answer: "Answered",
    reply: "Added",
    resolve: "Resolved",
    confirm: "Confirmed as solved",
    merge: "Merged into ticket",
    absorb: "Took in ticket",
    expire: "Became overdue",
    mark: "Added to the FAQ",
    unmark: "Taken out of the FAQ",
    escalate: "Made a ticket",
    delete: "Deleted",
    restore: "Restored",
  },
  action: {
    accept: "Accept",
    answer: "Answer",
    resolve: "Resolve",
    merge: "Merge",
    mark: "Add to the FAQ",
    unmark: "Take out of the FAQ",
    assign: "Assign selected",
    restore: "Restore",
    report: "Add feedback",
    recordCustomer: "Add customer feedback",
    reply: "Reply",
    confirm: "Confirm as solved",
    escalate: "Make a ticket",
    order: "View order",
    refund: "Refunds",
    progress: "View progress",
  },
  confirm: {
    accept: "Accept this ticket?",
    restore: "Restore?",
    unmark: "Take it out of the FAQ? Its question is withdrawn.",
    confirm: "Is this problem solved?",
    escalate: "Make this a ticket?",
  },
  hint: {
    everybody: "Everybody can read this: leave out merchants and customers.",
    asQuestion: "Show its question in the FAQ",
    waiting: "Waiting for the reporter: the clock stands still",
    clock: "Answer within 24 hours, resolve within 3 days; only Chinese working days count",
    told: "Record here what the customer was told by phone or text message",
    platform: "Customer service of the platform",
    phone: "Only whole numbers are found",
  },
  section: {
    course: "Course",
    order: "Order",
    alarms: "Alarms of the machine since the day before",
    open: "open",
  },
};
