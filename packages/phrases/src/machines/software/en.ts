import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jqrjgl": "Machine software",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.software.read": "View",
  "machines.software.write": "Upload, release, assign, pause and stop",
  "machines.software.approve": "Review updates",
};

export const verbs: Translation<typeof zh.verbs> = {
  release: "Release",
  withdrawPackage: "Withdraw",
  propose: "Assign machines",
  approveRollout: "Approve the update",
  declineRollout: "Decline the update",
  pauseRollout: "Pause the update",
  resumeRollout: "Resume the update",
  stopRollout: "Stop the update",
};

export const errors: Translation<typeof zh.errors> = {
  "software.fileEmpty": "The file is empty",
  "software.fileTooLarge": "A package is at most {{limit}}",
  "software.versionTaken": "This version of the package exists with another content",
  "software.inUse": "A package that was assigned cannot be deleted",
  "software.withdrawn": "The package is not released",
  "rollouts.planOutOfRange": "A whole number from {{least}} to {{most}}",
  "rollouts.ownProposal": "Nobody approves an update of her own",
  "rollouts.machineBusy": "Machine {{machineNo}} has an update under way",
};

export const fields: Translation<typeof zh.fields> = {
  softName: "Package",
  softVersion: "Version",
  softType: "Type",
  softFile: "File",
  forceUpdate: "Forced",
  machineCount: "Machines",
  uploader: "Uploaded by",
  uploadTime: "Uploaded",
  enabled: "Released",
  machines: "Machines",
  groupSize: "Machines per group",
  failurePercent: "Failures allowed (%)",
  successPercent: "Successes for the next group (%)",
  stepMinutes: "Time per machine (min)",
  waitHours: "Wait for offline (h)",
  salesDropPercent: "Drop in sales allowed (%)",
  salesUpdated: "Orders of updated machines",
  salesTwins: "Orders of twin machines",
  rolloutState: "State",
  progress: "Progress",
  proposedBy: "Proposed by",
  proposedTime: "Proposed",
  approvedBy: "Approved by",
  endedTime: "Ended",
  group: "Group",
  machineState: "State",
  reason: "Reason",
  fromVersion: "Version before",
  sentTime: "Told",
};

export const words: Translation<typeof zh.words> = {
  views: {
    packages: "Packages",
    rollouts: "Updates",
  },
  kind: {
    upper: "Computer",
    lower: "Controller",
  },
  anyType: "Every type",
  released: "Released",
  notReleased: "Not released",
  yes: "Yes",
  no: "No",
  upload: "Upload package",
  choose: "Choose file",
  release: "Release",
  withdraw: "Withdraw",
  assign: "Assign machines",
  assigned: "Proposed; a second person approves it",
  open: "Follow",
  progress: "{{done}} / {{all}} done, {{failed}} failed",
  groupOf: "Group {{group}} of {{groups}}",
  soldBefore: "{{sold}}, a week before {{before}}",
  action: {
    approve: "Approve",
    decline: "Decline",
    pause: "Pause",
    resume: "Resume",
    stop: "Stop",
  },
  confirm: {
    approve: "Approve it? The first group begins at once.",
    decline: "Decline it?",
    pause: "Pause it? Machines that were told go on.",
    resume: "Resume it?",
    stop: "Stop it? It cannot be resumed.",
  },
  state: {
    proposed: "Awaiting review",
    declined: "Declined",
    running: "Running",
    paused: "Paused",
    stopped: "Stopped",
    finished: "Finished",
  },
  stopped: {
    person: "Stopped by a person",
    withdrawn: "The package was withdrawn",
    tooManyFailures: "Too many failures",
    tooFewSuccesses: "Too few successes",
    salesFell: "Sold less than twin machines",
  },
  machineState: {
    waiting: "Waiting",
    sent: "Told",
    done: "Done",
    failed: "Failed",
    expired: "Expired",
    skipped: "Passed over",
  },
};
