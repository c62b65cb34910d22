import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { requirementPool, requirements } from "@yunshou/contract/support/requirements";
import { conditions, contains, equals, type Handle, scopedBy, sql } from "@yunshou/database";
import type { RequirementFields, RequirementState } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

const publicColumns = `r.id as "requirementId", r.title as "requirementTitle", r.content as "requirementContent", r.state as "requirementStatus",
  r.project_id as "projectId", p.name as "projectName", r.created_at as "createdTime"`;
const named = "left join project p on p.id = r.project_id";

const order = {
  by: { createdTime: "r.created_at" },
  unsorted: "createdTime",
  tie: ["r.id desc"],
} as const satisfies Order<string>;

type Filters = Pick<ParsedInputOf<typeof requirements.list>, "requirementTitle" | "requirementStatus">;
type Asked = Paging<keyof typeof order.by>;

/** Requirements are the platform's own, and everybody reads them. */
const matching = (filters: Filters) =>
  conditions(
    scopedBy(sql`true`),
    contains("r.title", filters.requirementTitle),
    equals("r.state", filters.requirementStatus),
  );

/** Without the people who wrote them. */
export const listPool = (
  tx: Handle,
  filters: Filters,
  paging: Asked,
): Promise<Page<StoredRow<typeof requirementPool.list>>> =>
  pageOf(tx, { columns: publicColumns, from: "requirement r", shown: named, where: matching(filters) }, order, paging);

export const listRequirements = (
  tx: Handle,
  filters: Filters,
  paging: Asked,
): Promise<Page<StoredRow<typeof requirements.list>>> =>
  pageOf(
    tx,
    {
      columns: `${publicColumns}, r.version, u.name as "createdBy"`,
      from: "requirement r",
      shown: `${named} left join app_user u on u.id = r.created_by`,
      where: matching(filters),
    },
    order,
    paging,
  );

/** Projects that are not closed. */
export const openProjects = (tx: Handle): Promise<AnswerOf<typeof requirements.projects>["projects"]> =>
  tx.query(`select id as "projectId", name as "projectName" from project where state <> 'closed' order by id desc`);

/** A requirement as its steps need it. */
export interface RequirementRecord {
  readonly requirementId: string;
  readonly title: string;
  readonly state: RequirementState;
  readonly projectId: string | null;
  readonly version: number;
}

/** Locked until the transaction ends. */
export async function lockRequirement(tx: Handle, requirementId: string): Promise<RequirementRecord | undefined> {
  const [row] = await tx.query<RequirementRecord>(
    `select id as "requirementId", title, state, project_id as "projectId", version from requirement where id = $1 for update`,
    [requirementId],
  );
  return row;
}

export async function insertRequirement(tx: Handle, one: RequirementFields, userId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into requirement (title, content, project_id, created_by) values ($1, $2, $3, $4) returning id",
    [one.requirementTitle, one.requirementContent, one.projectId, userId],
  );
  return row!.id;
}

export async function updateRequirement(tx: Handle, requirementId: string, one: RequirementFields): Promise<void> {
  await tx.query(
    "update requirement set title = $2, content = $3, project_id = $4, version = version + 1 where id = $1",
    [requirementId, one.requirementTitle, one.requirementContent, one.projectId],
  );
}

export async function setRequirementState(tx: Handle, requirementId: string, state: RequirementState): Promise<void> {
  await tx.query("update requirement set state = $2, version = version + 1 where id = $1", [requirementId, state]);
}
