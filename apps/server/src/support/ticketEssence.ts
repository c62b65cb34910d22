import type { tickets } from "@yunshou/contract/support/tickets";
import { articleTable, checkArticle, picturesIn, refuse, step, ticketTable } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { publishedAs } from "./articleSearch.ts";
import { insertArticle, lockArticle, publishArticle, withdrawArticle } from "./articles.queries.ts";
import { lockTickets, problemOf } from "./ticketBook.queries.ts";
import { takeStep, ticketUnknown } from "./ticketBook.ts";

/**
 * What is worth reading for others: a resolved ticket becomes a question of the FAQ, in words that name no merchant and no
 * customer, and leaves it again (TICKET-02).
 */
export const essenceHandlers: Pick<HandlersOf<typeof tickets>, "mark" | "unmark"> = {
  async mark(call) {
    const { tx, session, input } = call;
    if (session.scope.merchants !== "all") return refuse("access.noPermission");
    const [ticket] = await lockTickets(tx, session.scope, [input.ticketNo]);
    if (ticket === undefined) return ticketUnknown();
    const next = step(ticketTable, ticket.state, "mark");
    if (!next.ok) return next;
    const category = await problemOf(tx, session.scope, ticket.ticketNo);
    const fields = checkArticle({ category, title: input.title, content: input.content, sortNo: 0 });
    if (!fields.ok) return fields;
    // Pictures of a report were sent to customer service, not to everybody.
    if (picturesIn(fields.value.content).length > 0) return refuse("support.pictureUnknown", { field: "content" });
    const written = { ...fields.value, machineType: null, pages: [], userId: session.userId };
    const articleId = await insertArticle(tx, "faq", written);
    await publishArticle(tx, articleId, session.userId, publishedAs(written));
    return (await takeStep(call, ticket, "mark", { articleId })) ?? { articleId };
  },

  async unmark(call) {
    const { tx, session, input } = call;
    const [ticket] = await lockTickets(tx, session.scope, [input.ticketNo]);
    if (ticket === undefined) return ticketUnknown();
    const refused = await takeStep(call, ticket, "unmark", { articleId: null });
    if (refused !== undefined) return refused;
    // Somebody may have withdrawn or deleted the question by itself.
    const article = ticket.articleId === null ? undefined : await lockArticle(tx, ticket.articleId);
    if (article !== undefined && step(articleTable, article.state, "withdraw").ok)
      await withdrawArticle(tx, article.articleId, session.userId);
    return {};
  },
};
