import { cards } from "@yunshou/contract/members/cards";
import { cardSearch } from "@yunshou/contract/members/cardSearch";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { cardHandlers } from "./cards.ts";
import { cardSearchHandlers } from "./search.ts";
import { cardDetailHandlers } from "./details.ts";
import { memberAssignmentHandlers, memberHandlers } from "./members.ts";

/** Members, their cards, and the books of the cards. */
export function mountMembers(web: Web, { database, secrets }: ProcessContext): void {
  mount(web, members, memberHandlers({ database, secrets }));
  mount(web, cards, cardHandlers({ database, secrets }));
  mount(web, cardSearch, cardSearchHandlers);
  mount(web, cardDetails, cardDetailHandlers({ secrets }));
  mount(web, memberAssignments, memberAssignmentHandlers({ secrets }));
}
