import type { knowledge, solutions } from "@yunshou/contract/support/articles";
import { refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./knowledge.queries.ts";

/** Handlers of the knowledge base inside the console (SYS-13). */
export const solutionHandlers = (): HandlersOf<typeof solutions> => ({
  list: ({ tx, input, language }) => queries.listKnowledge(tx, language, { ...input, articleKind: "solution" }, input),
});

const unknown = () => refuse("support.articleUnknown", { field: "articleId" });

/** Handlers of what everybody reads without a session (TICKET-04, TICKET-05, PERM-15). They run in the rights of the system and touch published articles alone. */
export function knowledgeHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof knowledge> {
  return {
    list: ({ tx, input, language }) => queries.listKnowledge(tx, language, input, input),

    async read({ tx, input, language }) {
      const article = await queries.readArticle(tx, language, input.articleId);
      return article === undefined
        ? unknown()
        : { ...article, related: await queries.relatedTo(tx, language, article) };
    },

    ofPage: async ({ tx, input, language }) => ({ rows: await queries.helpOf(tx, language, input.pagePath) }),

    async vote({ tx, session, input, address }) {
      // An address is personal data: only a keyed hash of it is kept.
      const voter = secrets.keyedHash("article vote", session?.userId ?? address).toString("hex");
      const saved = await queries.saveVote(tx, input.articleId, voter, input.isUseful);
      return saved ? queries.votesOf(tx, input.articleId) : unknown();
    },
  };
}
