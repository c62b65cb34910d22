import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

export const projectStates = ["planned", "active", "closed"] as const;
export type ProjectState = (typeof projectStates)[number];
export const projectEvents = ["record", "close", "reopen"] as const;
export type ProjectEvent = (typeof projectEvents)[number];

/** Recorded progress begins a project. */
export const projectTable: StateTable<ProjectState, ProjectEvent> = {
  planned: { record: "active", close: "closed" },
  active: { record: "active", close: "closed" },
  closed: { reopen: "active" },
};

/** Characters of texts, and how many machines a project may name. */
export const projectLimits = { nameLength: 60, ownerLength: 60, membersLength: 500, wordsLength: 2_000, machines: 200 };

/** What is closed stays as it is until it is reopened. */
export const checkProjectChange = (state: ProjectState): Result<undefined> =>
  state === "closed" ? refuse("support.projectClosed") : accept();

/** A project closes once every requirement in it is done or rejected. */
export const checkProjectClosing = (openRequirements: number): Result<undefined> =>
  openRequirements > 0 ? refuse("support.projectUnfinished", { values: { count: openRequirements } }) : accept();

export interface ProjectFields {
  readonly projectName: string;
  /** A team or a post; everybody reads it. */
  readonly projectOwner: string;
  readonly projectMembers: string;
  /** Calendar days; null when not known yet. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly machineIds: readonly string[];
}

/** Name and owner are required, and a project does not end before it begins. */
export function checkProject(fields: ProjectFields): Result<ProjectFields> {
  const projectName = checkText(fields.projectName, "projectName", projectLimits.nameLength);
  if (!projectName.ok) return projectName;
  const projectOwner = checkText(fields.projectOwner, "projectOwner", projectLimits.ownerLength);
  if (!projectOwner.ok) return projectOwner;
  const projectMembers = fields.projectMembers.trim();
  if ([...projectMembers].length > projectLimits.membersLength)
    return refuse("field.tooLong", { field: "projectMembers", values: { limit: projectLimits.membersLength } });
  const { startDate, endDate } = fields;
  if (startDate !== null && endDate !== null && startDate > endDate)
    return refuse("range.reversed", { field: "endDate" });
  return accept({
    projectName: projectName.value,
    projectOwner: projectOwner.value,
    projectMembers,
    startDate,
    endDate,
    machineIds: [...new Set(fields.machineIds)],
  });
}

export interface ProjectProgress {
  /** Percent, 0 to 100. */
  readonly progress: number;
  readonly progressWords: string;
}

/** Progress is a whole percentage, with words that say what was reached. */
export function checkProgress({ progress, progressWords }: ProjectProgress): Result<ProjectProgress> {
  if (!Number.isInteger(progress) || progress < 0 || progress > 100)
    return refuse("support.progressRange", { field: "progress" });
  const words = checkText(progressWords, "progressWords", projectLimits.wordsLength);
  return words.ok ? accept({ progress, progressWords: words.value }) : words;
}
