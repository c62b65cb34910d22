import { articlePictures, articles, knowledge, solutions } from "@yunshou/contract/support/articles";
import { announcementFiles, announcements, notices } from "@yunshou/contract/support/announcements";
import { broadcasts } from "@yunshou/contract/support/broadcasts";
import { inbox } from "@yunshou/contract/support/inbox";
import { messageTypes } from "@yunshou/contract/support/messageTypes";
import { customerFeedback, customerPictures } from "@yunshou/contract/support/customers";
import { feedback, feedbackPictures } from "@yunshou/contract/support/feedback";
import { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import { projectBook, projects } from "@yunshou/contract/support/projects";
import { requirementPool, requirements } from "@yunshou/contract/support/requirements";
import { tickets } from "@yunshou/contract/support/tickets";
import type { Endpoint } from "@yunshou/contract";
import type { Database } from "@yunshou/database";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { announcementHandlers, noticeHandlers } from "./announcements.ts";
import { broadcastHandlers } from "./broadcasts.ts";
import { inboxHandlers } from "./inbox.ts";
import { messageTypeHandlers } from "./messageTypes.ts";
import { articleHandlers } from "./articles.ts";
import { customerHandlers } from "./customers.ts";
import { feedbackHandlers } from "./feedback.ts";
import { machineFeedbackHandlers } from "./machineFeedback.ts";
import { knowledgeHandlers, solutionHandlers } from "./knowledge.ts";
import { projectBookHandlers, projectHandlers } from "./projects.ts";
import { poolHandlers, requirementHandlers } from "./requirements.ts";
import { ticketHandlers } from "./tickets.ts";

interface Parts extends ProcessContext {
  /** Adds a call that takes a file as its body. */
  readonly addUpload: (
    web: Web,
    upload: Endpoint,
    files: { readonly database: Database; readonly dataDir: string },
  ) => Promise<void>;
}

/** Tickets of users and customers, questions and solutions, messages and announcements, projects and requirements. */
export async function mountSupport(
  web: Web,
  { config: { dataDir }, database, secrets, pictures, addUpload }: Parts,
): Promise<void> {
  mount(web, tickets, ticketHandlers({ secrets, database }));
  mount(web, feedback, feedbackHandlers({ secrets, dataDir }));
  await addPublicImageUpload(web, feedbackPictures, { pictures, kind: "ticket" }, { database, dataDir });
  mount(web, customerFeedback, customerHandlers({ secrets, database, dataDir }));
  await addPublicImageUpload(web, customerPictures, { pictures, kind: "ticket" }, { database, dataDir });
  mount(web, machineFeedback, machineFeedbackHandlers({ secrets }), { system: true });
  mount(web, articles, articleHandlers({ dataDir }));
  await addPublicImageUpload(web, articlePictures, { pictures, kind: "article" }, { database, dataDir });
  mount(web, solutions, solutionHandlers());
  mount(web, knowledge, knowledgeHandlers({ secrets }), { anonymous: "system", system: true });
  mount(web, messageTypes, messageTypeHandlers());
  mount(web, broadcasts, broadcastHandlers());
  mount(web, inbox, inboxHandlers());
  mount(web, announcements, announcementHandlers({ dataDir }));
  await addUpload(web, announcementFiles.upload, { database, dataDir });
  mount(web, notices, noticeHandlers({ dataDir }), { anonymous: "system", system: true });
  mount(web, projects, projectHandlers(), { anonymous: "system", system: true });
  mount(web, projectBook, projectBookHandlers());
  mount(web, requirementPool, poolHandlers(), { anonymous: "system", system: true });
  mount(web, requirements, requirementHandlers());
}
