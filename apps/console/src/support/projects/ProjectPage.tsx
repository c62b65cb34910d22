import type { OutputOf } from "@yunshou/contract";
import { projectBook, projects } from "@yunshou/contract/support/projects";
import { fill } from "@yunshou/phrases/fill";
import { Descriptions, Skeleton } from "antd";
import { Link, Navigate, useSearchParams } from "react-router";
import {
  EmptyState,
  nothingShown,
  showNumber,
  showPercent,
  showTime,
  StatusDot,
  useCan,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";
import { projectTones, requirementTones } from "../tones.ts";

/** 项目详情: one project with its machines, requirements and progress (GEN-19, PERM-15). */
export function ProjectPage() {
  const t = usePhrases("projects");
  const [params] = useSearchParams();
  const projectId = params.get("id");
  const { data: project, error } = useRecord(projects.read, { projectId });
  if (projectId === null) return <Navigate to="/xmgl" replace />;
  return (
    <PublicFrame title={project?.projectName ?? t.projects.pages["/xmdetail"]}>
      <section className="kit-card">
        {error !== null ? (
          <EmptyState error={error} />
        ) : project === undefined ? (
          <Skeleton active />
        ) : (
          <Project project={project} />
        )}
        <p>
          <Link to="/xmgl">{t.projects.action.back}</Link>
        </p>
      </section>
    </PublicFrame>
  );
}

function Project({ project }: { readonly project: OutputOf<typeof projects.read> }) {
  const t = usePhrases("projects");
  const { fields, hint } = t.projects;
  const { requirements, entries } = project;
  return (
    <article>
      <h2>{project.projectName}</h2>
      <Descriptions
        column={{ xs: 1, sm: 2 }}
        items={[
          {
            key: "state",
            label: fields.projectStatus,
            children: (
              <StatusDot tone={projectTones[project.projectStatus]}>
                {t.projects.projectState[project.projectStatus]}
              </StatusDot>
            ),
          },
          { key: "progress", label: fields.progress, children: showPercent(project.progress / 100, 0) },
          { key: "owner", label: fields.projectOwner, children: project.projectOwner },
          { key: "members", label: fields.projectMembers, children: project.projectMembers || nothingShown },
          { key: "start", label: fields.startDate, children: project.startDate ?? nothingShown },
          { key: "end", label: fields.endDate, children: project.endDate ?? nothingShown },
        ]}
      />
      <h3 className="support-section">{fields.machineIds}</h3>
      <Machines projectId={project.projectId} count={project.machineCount} />
      <h3 className="support-section">{hint.requirements}</h3>
      {requirements.length === 0 ? (
        <EmptyState />
      ) : (
        <ul>
          {requirements.map(({ requirementId, requirementTitle, requirementStatus }) => (
            <li key={requirementId}>
              <Link to={`/xqk?requirementTitle=${encodeURIComponent(requirementTitle)}`}>{requirementTitle}</Link>{" "}
              <StatusDot tone={requirementTones[requirementStatus]}>
                {t.projects.requirementState[requirementStatus]}
              </StatusDot>
            </li>
          ))}
        </ul>
      )}
      <h3 className="support-section">{hint.entries}</h3>
      {entries.length === 0 ? (
        <EmptyState />
      ) : (
        <ul>
          {entries.map(({ createdTime, progress, progressWords }) => (
            <li key={createdTime}>
              <span className="kit-soft">{`${showTime(createdTime)} · ${showPercent(progress / 100, 0)}`}</span>
              <p className="support-words">{progressWords}</p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Everybody reads how many; which they are is for whoever keeps projects. */
function Machines({ projectId, count }: { readonly projectId: string; readonly count: number }) {
  const { hint } = usePhrases("projects").projects;
  const writes = useCan("support.project.write");
  const { data } = useRecord(projectBook.machines, { projectId }, { enabled: writes && count > 0 });
  return (
    <>
      <p>{fill(hint.machines, { count: showNumber(count) })}</p>
      {data !== undefined && (
        <ul>
          {data.machines.map(({ machineId, machineNo, machineName }) => (
            <li key={machineId}>
              <Link to={`/shj/wdshj?view=${encodeURIComponent(machineNo)}`}>{machineName}</Link>{" "}
              <span className="kit-soft">{machineNo}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
