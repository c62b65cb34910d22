import { cardApplications } from "@yunshou/contract/members/applications";
import { cardAreas } from "@yunshou/contract/members/areas";
import { blacklist } from "@yunshou/contract/members/blacklist";
import { cardLogs } from "@yunshou/contract/members/cardLogs";
import { cardImportFiles, cardImports } from "@yunshou/contract/members/cardImports";
import { cards } from "@yunshou/contract/members/cards";
import { cardSearch } from "@yunshou/contract/members/cardSearch";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { memberPackages } from "@yunshou/contract/members/packages";
import { schools } from "@yunshou/contract/members/schools";
import { topUps } from "@yunshou/contract/members/topUps";
import { merchantOf } from "../access/staff/users.queries.ts";
import type { ImportCalls } from "@yunshou/contract/imports/imports";
import { importHandlers } from "../platform/imports/handlers.ts";
import { addImportUpload } from "../platform/imports/upload.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { cardApplicationHandlers } from "./applications/applications.ts";
import { cardAreaHandlers } from "./areas/areas.ts";
import { blacklistHandlers } from "./blacklist/blacklist.ts";
import { cardLogHandlers } from "./cardLogs.ts";
import { cardHandlers } from "./cards.ts";
import { cardSearchHandlers } from "./search.ts";
import { cardDetailHandlers } from "./details.ts";
import { memberAssignmentHandlers, memberHandlers } from "./members.ts";
import { memberPackageHandlers } from "./packages/packages.ts";
import { cardImport } from "./imports/cardImport.ts";
import { schoolHandlers } from "./schools/schools.ts";
import { topUpHandlers } from "./topUps/topUps.ts";

/** Members, their cards, and the books of the cards. */
export async function mountMembers(web: Web, { database, secrets }: ProcessContext): Promise<void> {
  mount(web, members, memberHandlers({ database, secrets }));
  mount(web, cards, cardHandlers({ database, secrets }));
  mount(web, cardImports as unknown as ImportCalls, importHandlers(cardImport));
  await addImportUpload(web, cardImportFiles, cardImport, { database, merchantOf });
  mount(web, cardSearch, cardSearchHandlers);
  mount(web, cardDetails, cardDetailHandlers({ secrets }));
  mount(web, cardApplications, cardApplicationHandlers({ secrets }));
  mount(web, memberPackages, memberPackageHandlers);
  mount(web, cardAreas, cardAreaHandlers);
  mount(web, schools, schoolHandlers);
  mount(web, topUps, topUpHandlers);
  mount(web, cardLogs, cardLogHandlers);
  mount(web, blacklist, blacklistHandlers({ secrets }));
  mount(web, memberAssignments, memberAssignmentHandlers({ secrets }));
}
