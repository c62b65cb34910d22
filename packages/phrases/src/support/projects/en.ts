import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xmgl": "Projects",
  "/xmdetail": "Project details",
  "/xqk": "Requirements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.project.write": "Add, edit and close projects",
  "support.requirement.write": "Add, edit and decide requirements",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.project.record": "Record project progress",
  "support.project.close": "Close a project",
  "support.project.reopen": "Reopen a project",
  "support.requirement.accept": "Accept a requirement",
  "support.requirement.finish": "Finish a requirement",
  "support.requirement.reject": "Reject a requirement",
  "support.requirement.reopen": "Reopen a requirement",
};

export const errors: Translation<typeof zh.errors> = {
  "support.projectUnknown": "This project does not exist",
  "support.projectChanged": "Somebody has just changed this project; refresh and try again",
  "support.projectClosed": "This project is closed; reopen it first",
  "support.projectUnfinished": "{{count}} requirements are still open, so the project cannot close",
  "support.progressRange": "Progress is a whole number from 0 to 100",
  "support.requirementUnknown": "This requirement does not exist",
  "support.requirementChanged": "Somebody has just changed this requirement; refresh and try again",
  "support.requirementDecided": "This requirement is done or rejected; reopen it first",
};

export const fields: Translation<typeof zh.fields> = {
  projectName: "Project",
  projectId: "Project",
  projectStatus: "State",
  projectOwner: "In charge",
  projectMembers: "Members",
  progress: "Progress",
  progressWords: "What was reached",
  startDate: "Start",
  endDate: "End",
  machineIds: "Machines",
  requirementTitle: "Requirement",
  requirementContent: "Content",
  requirementStatus: "State",
  createdBy: "Created by",
};

export const words: Translation<typeof zh.words> = {
  projectState: {
    planned: "Not begun",
    active: "Under way",
    closed: "Closed",
  },
  requirementState: {
    new: "New",
    accepted: "Accepted",
    done: "Done",
    rejected: "Rejected",
  },
  action: {
    addProject: "Add project",
    addRequirement: "Add requirement",
    record: "Record progress",
    close: "Close",
    reopen: "Reopen",
    accept: "Accept",
    finish: "Finish",
    reject: "Reject",
    back: "Back to the list",
  },
  confirm: {
    close: "Close this project?",
    reopen: "Reopen?",
    accept: "Accept this requirement?",
    finish: "Is this requirement done?",
    reject: "Reject this requirement?",
  },
  hint: {
    everybody: "Everybody reads this without a login: name a team or a post, not a person",
    machines: "Machines: {{count}}",
    entries: "Progress log",
    requirements: "Requirements of the project",
    public: "Everybody reads this without a login: no names, no phone numbers",
  },
};
