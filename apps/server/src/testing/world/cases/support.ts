import { nextSerial } from "../rows.ts";
import type { World } from "../world.ts";
import type { Case, Cases } from "./case.ts";
import { range } from "./case.ts";

const words = { ticketReply: "ok" };
const inState =
  (state: string, more: object = {}, source: "console" | "customer" = "console"): Case =>
  async (home) => ({ ticketNo: await home.ticket(state, source), ...more });
const report = { problemType: "other", ticketContent: "x" };

async function freshArticle(world: World, state = "draft"): Promise<{ articleId: string; version: number }> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      `insert into article (kind, category, title, content, state, shown_version) values ('faq', 'other', $1, 'x', $2, case when $2 = 'published' then 1 end) returning id`,
      [`q${nextSerial()}`, state],
    ),
  );
  return { articleId: row!.id, version: 1 };
}
async function freshType(world: World, enabled = true): Promise<string> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>("insert into message_type (name, enabled) values ($1, $2) returning id", [
      `y${nextSerial()}`,
      enabled,
    ]),
  );
  return row!.id;
}
async function freshNotice(world: World, state = "draft"): Promise<{ noticeId: string; version: number }> {
  const typeId = await freshType(world);
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      "insert into announcement (type_id, title, content, state, published_at) values ($1, 'x', 'x', $2, case when $2 = 'published' then now() end) returning id",
      [typeId, state],
    ),
  );
  return { noticeId: row!.id, version: 1 };
}
async function freshBroadcast(world: World): Promise<string> {
  const typeId = await freshType(world);
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      "insert into broadcast (type_id, type_name, ways, title, content) values ($1, 'x', '{console}', 'x', 'x') returning id",
      [typeId],
    ),
  );
  return row!.id;
}
const typed = async (_home: unknown, world: World) => ({ typeId: await freshType(world) });
const notice = { noticeTitle: "x", noticeContent: "x" };

async function freshProject(world: World, state = "planned"): Promise<{ projectId: string; version: number }> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>("insert into project (name, owner, state) values ('x', 'x', $1) returning id", [state]),
  );
  return { projectId: row!.id, version: 1 };
}
async function freshRequirement(world: World, state = "new"): Promise<{ requirementId: string; version: number }> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>("insert into requirement (title, content, state) values ('x', 'x', $1) returning id", [
      state,
    ]),
  );
  return { requirementId: row!.id, version: 1 };
}
const project = { projectName: "x", projectOwner: "x" };
const requirement = { requirementTitle: "x", requirementContent: "x" };

const written = { category: "other", title: "x", content: "x" };

/** Inputs of the calls of tickets, feedback, messages, announcements, projects, requirements and articles. */
export const supportCases: Cases = {
  "tickets.list": range,
  "tickets.export": range,
  "tickets.accept": inState("unprocessed"),
  "tickets.answer": inState("processing", words),
  "tickets.resolve": inState("processing", words),
  "tickets.assign": async (home) => ({ ticketNos: [await home.ticket()], handlerId: home.rows.userId }),
  "tickets.merge": async (home) => ({ ticketNo: await home.ticket(), intoNo: await home.ticket() }),
  "tickets.mark": inState("resolved", written),
  "tickets.unmark": inState("essence"),
  "tickets.remove": inState("processing"),
  "tickets.restore": inState("deleted"),
  "feedback.create": (home) => ({ ...report, ticketTitle: home.canary }),
  "feedback.reply": inState("processing", words),
  "feedback.confirm": inState("processing"),
  "customerFeedback.list": range,
  "customerFeedback.create": () => report,
  "customerFeedback.contact": inState("unprocessed", {}, "customer"),
  "customerFeedback.answer": inState("unprocessed", { ...words, resolved: true }, "customer"),
  "customerFeedback.escalate": inState("unprocessed", {}, "customer"),
  "messageTypes.create": () => ({ msgType: `y${nextSerial()}` }),
  "messageTypes.update": async (_home, world) => ({ typeId: await freshType(world), msgType: `y${nextSerial()}` }),
  "messageTypes.enable": async (_home, world) => ({ typeId: await freshType(world, false) }),
  "messageTypes.disable": typed,
  "messageTypes.remove": typed,
  "broadcasts.list": range,
  "broadcasts.detail": async (_home, world) => ({ broadcastId: await freshBroadcast(world) }),
  "broadcasts.recall": async (_home, world) => ({ broadcastId: await freshBroadcast(world) }),
  "broadcasts.send": async (home, world) => ({
    typeId: await freshType(world),
    msgTitle: "x",
    msgContent: "x",
    receiverMerchants: home.rows.merchantNo,
  }),
  "inbox.list": range,
  "inbox.remove": async (home) => ({ messageId: await home.message() }),
  "announcements.detail": async (_home, world) => ({ noticeId: (await freshNotice(world)).noticeId }),
  "announcements.create": async (_home, world) => ({ typeId: await freshType(world), ...notice }),
  "announcements.update": async (_home, world) => ({
    ...(await freshNotice(world)),
    typeId: await freshType(world),
    ...notice,
  }),
  "announcementFiles.upload": () => ({ fileName: `notice ${nextSerial()}.pdf` }),
  "announcements.publish": (_home, world) => freshNotice(world),
  "announcements.withdraw": (_home, world) => freshNotice(world, "published"),
  "announcements.remove": (_home, world) => freshNotice(world),
  "projects.read": async (_home, world) => ({ projectId: (await freshProject(world)).projectId }),
  "projectBook.machines": async (_home, world) => ({ projectId: (await freshProject(world)).projectId }),
  "projectBook.create": (home) => ({ ...project, machineIds: [home.rows.machineId] }),
  "projectBook.update": async (_home, world) => ({ ...(await freshProject(world)), ...project }),
  "projectBook.record": async (_home, world) => ({
    ...(await freshProject(world)),
    progress: 10,
    progressWords: "x",
  }),
  "projectBook.close": (_home, world) => freshProject(world),
  "projectBook.reopen": (_home, world) => freshProject(world, "closed"),
  "requirements.create": () => requirement,
  "requirements.update": async (_home, world) => ({
    ...(await freshRequirement(world)),
    ...requirement,
    projectId: (await freshProject(world)).projectId,
  }),
  "requirements.accept": (_home, world) => freshRequirement(world),
  "requirements.finish": (_home, world) => freshRequirement(world, "accepted"),
  "requirements.reject": (_home, world) => freshRequirement(world),
  "requirements.reopen": (_home, world) => freshRequirement(world, "done"),
  "knowledge.ofPage": () => ({ pagePath: "/jygl/ddgl" }),
  "articles.list": () => ({ articleKind: "faq" }),
  "articles.detail": async (_home, world) => ({ articleId: (await freshArticle(world)).articleId }),
  "articles.create": () => ({ articleKind: "faq", ...written }),
  "articles.update": async (_home, world) => ({ ...(await freshArticle(world)), ...written }),
  "articles.translate": async (_home, world) => ({
    ...(await freshArticle(world)),
    langCode: "en",
    title: "x",
    content: "x",
  }),
  "articles.publish": (_home, world) => freshArticle(world),
  "articles.withdraw": (_home, world) => freshArticle(world, "published"),
  "articles.remove": (_home, world) => freshArticle(world),
};
