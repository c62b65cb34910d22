import type { Session } from "../platform/call.ts";
import { type Finder, finderOf } from "../platform/finder.ts";
import type { Secrets } from "../platform/secrets.ts";
import { checkCards } from "./gate.ts";
import { nameIndexOf, phoneIndexOf, shownHolder } from "./holders.ts";
import { findMembers } from "./finders.queries.ts";
import { searchCards } from "./search.queries.ts";

const hasCards = (session: Session) => checkCards({ session }) === undefined;

/** Members by their whole name or phone, because both are stored sealed; cards by any of their numbers (CARD-27). */
export const memberFinders = ({ secrets }: { readonly secrets: Secrets }): readonly Finder[] => [
  {
    kind: "member",
    isFor: hasCards,
    find: async (tx, { scope, text }) => {
      const rows = await findMembers(tx, scope, nameIndexOf(secrets, text), phoneIndexOf(secrets, text));
      return rows.map(({ id, holderSealed, merchantName }) => {
        const { holderName, holderPhone } = shownHolder(secrets, { memberId: id, holderSealed });
        return {
          id,
          number: holderPhone ?? "",
          name: holderName ?? "",
          detail: merchantName,
          state: null,
          madeAt: null,
          madeOn: null,
        };
      });
    },
  },
  finderOf("card", searchCards, hasCards),
];
