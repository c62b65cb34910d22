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
const written = { category: "other", title: "x", content: "x" };

/** Inputs of the calls of tickets, feedback and articles. */
export const supportCases: Cases = {
  "tickets.list": range,
  "tickets.export": range,
  "tickets.accept": inState("unprocessed"),
  "tickets.answer": inState("processing", words),
  "tickets.resolve": inState("processing", words),
  "tickets.assign": async (home) => ({ ticketNos: [await home.ticket()], handlerId: home.rows.userId }),
  "tickets.merge": async (home) => ({ ticketNo: await home.ticket(), intoNo: await home.ticket() }),
  "tickets.remove": inState("processing"),
  "tickets.restore": inState("deleted"),
  "feedback.create": (home) => ({ ...report, ticketTitle: home.canary }),
  "feedback.reply": inState("processing", words),
  "feedback.confirm": inState("processing"),
  "customerFeedback.list": range,
  "customerFeedback.create": () => report,
  "customerFeedback.answer": inState("unprocessed", { ...words, resolved: true }, "customer"),
  "customerFeedback.escalate": inState("unprocessed", {}, "customer"),
  "articles.list": () => ({ articleKind: "faq" }),
  "articles.detail": async (_home, world) => ({ articleId: (await freshArticle(world)).articleId }),
  "articles.create": () => ({ articleKind: "faq", ...written }),
  "articles.update": async (_home, world) => ({ ...(await freshArticle(world)), ...written }),
  "articles.publish": (_home, world) => freshArticle(world),
  "articles.withdraw": (_home, world) => freshArticle(world, "published"),
  "articles.remove": (_home, world) => freshArticle(world),
};
