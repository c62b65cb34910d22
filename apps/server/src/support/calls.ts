import { customerFeedback, customerPictures } from "@yunshou/contract/support/customers";
import { feedback, feedbackPictures } from "@yunshou/contract/support/feedback";
import { tickets } from "@yunshou/contract/support/tickets";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { customerHandlers } from "./customers.ts";
import { feedbackHandlers } from "./feedback.ts";
import { ticketHandlers } from "./tickets.ts";

/** Tickets of users and customers. */
export async function mountSupport(
  web: Web,
  { config: { dataDir }, database, secrets, pictures }: ProcessContext,
): Promise<void> {
  mount(web, tickets, ticketHandlers({ secrets }));
  mount(web, feedback, feedbackHandlers({ secrets, dataDir }));
  await addPublicImageUpload(web, feedbackPictures, { pictures, kind: "ticket" }, { database, dataDir });
  mount(web, customerFeedback, customerHandlers({ secrets, dataDir }));
  await addPublicImageUpload(web, customerPictures, { pictures, kind: "ticket" }, { database, dataDir });
}
