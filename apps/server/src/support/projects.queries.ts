import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { projectBook, projects } from "@yunshou/contract/support/projects";
import { conditions, contains, equals, type Handle, type Scope, scopedBy, scopeSql, sql } from "@yunshou/database";
import type { ProjectFields, ProjectProgress, ProjectState } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

const columns = `p.id as "projectId", p.version, p.name as "projectName", p.state as "projectStatus", p.owner as "projectOwner", p.progress,
  to_char(p.starts_on, 'YYYY-MM-DD') as "startDate", to_char(p.ends_on, 'YYYY-MM-DD') as "endDate"`;

const order = {
  by: { startDate: "p.starts_on", endDate: "p.ends_on" },
  nulls: { startDate: "last", endDate: "last" },
  unsorted: "p.id desc",
  tie: ["p.id desc"],
} as const satisfies Order<string>;

/** Projects are the platform's own, and everybody reads them. */
export const listProjects = (
  tx: Handle,
  filters: Pick<ParsedInputOf<typeof projects.list>, "projectName" | "projectStatus">,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof projects.list>>> =>
  pageOf(
    tx,
    {
      columns,
      from: "project p",
      where: conditions(
        scopedBy(sql`true`),
        contains("p.name", filters.projectName),
        equals("p.state", filters.projectStatus),
      ),
    },
    order,
    paging,
  );

type Read = AnswerOf<typeof projects.read>;

/** A project with what everybody reads of it. */
export async function readProject(tx: Handle, projectId: string): Promise<Read | undefined> {
  const [row] = await tx.query<Omit<Read, "requirements" | "entries">>(
    `select ${columns}, p.members as "projectMembers", cardinality(p.machine_ids) as "machineCount" from project p where p.id = $1`,
    [projectId],
  );
  if (row === undefined) return undefined;
  const requirements = await tx.query<Read["requirements"][number]>(
    `select id as "requirementId", title as "requirementTitle", state as "requirementStatus" from requirement where project_id = $1 order by id desc`,
    [projectId],
  );
  const entries = await tx.query<Read["entries"][number]>(
    `select created_at as "createdTime", progress, words as "progressWords" from project_progress where project_id = $1 order by id desc`,
    [projectId],
  );
  return { ...row, requirements, entries };
}

/** Undefined without the project. Whoever keeps projects sees the machines of every merchant. */
export async function projectMachines(
  tx: Handle,
  projectId: string,
): Promise<AnswerOf<typeof projectBook.machines>["machines"] | undefined> {
  const [known] = await tx.query("select 1 from project where id = $1", [projectId]);
  if (known === undefined) return undefined;
  return tx.query(
    `select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName"
     from project p join machine m on m.id = any(p.machine_ids) where p.id = $1 order by m.machine_no`,
    [projectId],
  );
}

/** How many of these machines there are in scope. */
export async function countMachines(tx: Handle, scope: Scope, machineIds: readonly string[]): Promise<number> {
  const values: unknown[] = [machineIds];
  const where = scopeSql(scope, "m", values);
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from machine m where m.id = any($1::bigint[]) and ${where}`,
    values,
  );
  return row!.n;
}

/** A project as its steps need it. */
export interface ProjectRecord {
  readonly projectId: string;
  readonly name: string;
  readonly state: ProjectState;
  readonly version: number;
}

/** Locked until the transaction ends, so that it does not close under what is given to it. */
export async function lockProject(tx: Handle, projectId: string): Promise<ProjectRecord | undefined> {
  const [row] = await tx.query<ProjectRecord>(
    `select id as "projectId", name, state, version from project where id = $1 for update`,
    [projectId],
  );
  return row;
}

const written = (one: ProjectFields) => [
  one.projectName,
  one.projectOwner,
  one.projectMembers,
  one.startDate,
  one.endDate,
  one.machineIds,
];

export async function insertProject(tx: Handle, one: ProjectFields): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into project (name, owner, members, starts_on, ends_on, machine_ids)
     values ($1, $2, $3, $4::date, $5::date, $6::bigint[]) returning id`,
    written(one),
  );
  return row!.id;
}

export async function updateProject(tx: Handle, projectId: string, one: ProjectFields): Promise<void> {
  await tx.query(
    `update project set name = $1, owner = $2, members = $3, starts_on = $4::date, ends_on = $5::date, machine_ids = $6::bigint[],
       version = version + 1 where id = $7`,
    [...written(one), projectId],
  );
}

export async function setProjectState(tx: Handle, projectId: string, state: ProjectState): Promise<void> {
  await tx.query("update project set state = $2, version = version + 1 where id = $1", [projectId, state]);
}

/** Keeps an entry of progress beside the ones before, and begins the project. */
export async function recordProgress(
  tx: Handle,
  projectId: string,
  state: ProjectState,
  { progress, progressWords }: ProjectProgress,
  userId: string,
  at: Date,
): Promise<void> {
  await tx.query(
    "insert into project_progress (project_id, progress, words, recorded_by, created_at) values ($1, $2, $3, $4, $5)",
    [projectId, progress, progressWords, userId, at],
  );
  await tx.query("update project set state = $2, progress = $3, version = version + 1 where id = $1", [
    projectId,
    state,
    progress,
  ]);
}

/** Requirements of a project that nobody has decided. Asked under the lock of the project. */
export async function openRequirements(tx: Handle, projectId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from requirement where project_id = $1 and state in ('new', 'accepted')",
    [projectId],
  );
  return row!.n;
}
