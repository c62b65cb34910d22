import { page } from "../platform/pages.ts";

/** The pages of members and cards, and members by merchant in the group of merchants. */
export const memberPages = [
  page("/hygl/wdhy", "members.member.read", async () => (await import("./MembersPage.tsx")).MembersPage),
  page("/hygl/wdhyk", "members.card.read", async () => (await import("./CardsPage.tsx")).CardsPage),
  page("/hygl/czmx", "members.movement.read", async () => (await import("./RechargesPage.tsx")).RechargesPage),
  page("/hygl/kkmx", "members.movement.read", async () => (await import("./DeductionsPage.tsx")).DeductionsPage),
  page("/shgl/glwdhy", "members.assignment.read", async () => (await import("./AssignmentsPage.tsx")).AssignmentsPage),
];
