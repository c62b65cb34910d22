import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

export const requirementStates = ["new", "accepted", "done", "rejected"] as const;
export type RequirementState = (typeof requirementStates)[number];
export const requirementEvents = ["accept", "finish", "reject", "reopen"] as const;
export type RequirementEvent = (typeof requirementEvents)[number];

export const requirementTable: StateTable<RequirementState, RequirementEvent> = {
  new: { accept: "accepted", reject: "rejected" },
  accepted: { finish: "done", reject: "rejected" },
  done: { reopen: "accepted" },
  rejected: { reopen: "new" },
};

/** Somebody still has to do something about it. */
export const isOpenRequirement = (state: RequirementState): boolean => state === "new" || state === "accepted";

/** What is decided does not change: it is reopened first. */
export const checkRequirementChange = (state: RequirementState): Result<undefined> =>
  isOpenRequirement(state) ? accept() : refuse("support.requirementDecided");

export const requirementLimits = { titleLength: 100, contentLength: 2_000 };

export interface RequirementFields {
  readonly requirementTitle: string;
  readonly requirementContent: string;
  /** The project that does it; null when none does. */
  readonly projectId: string | null;
}

/** Title and content of a requirement are required. */
export function checkRequirement(fields: RequirementFields): Result<RequirementFields> {
  const requirementTitle = checkText(fields.requirementTitle, "requirementTitle", requirementLimits.titleLength);
  if (!requirementTitle.ok) return requirementTitle;
  const { requirementContent: content, projectId } = fields;
  const requirementContent = checkText(content, "requirementContent", requirementLimits.contentLength);
  if (!requirementContent.ok) return requirementContent;
  return accept({ requirementTitle: requirementTitle.value, requirementContent: requirementContent.value, projectId });
}
