import { useQueryClient } from "@tanstack/react-query";
import type { RowOf } from "@yunshou/contract";
import type { projects } from "@yunshou/contract/support/projects";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ProjectForm } from "./ProjectForm.tsx";

const project = {
  projectId: "7",
  projectName: "地铁一期",
  projectOwner: "林小满",
  projectMembers: "",
  startDate: null,
  endDate: null,
  version: 1,
};

/** What a tab does when it is shown again, and every write of the page. */
function Again() {
  const client = useQueryClient();
  return <button id="again" type="button" onClick={() => void client.invalidateQueries()} />;
}

const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click());
  await settled();
};

afterEach(closePage);

it("GEN-19 saves a project under the version that the form was filled with, though it was read again meanwhile", async () => {
  const { calls } = await showPart(
    <>
      <ProjectForm editing={project as unknown as RowOf<typeof projects.list>} onClose={() => undefined} />
      <Again />
    </>,
    ["projects"],
    { answers: { "/machines": { machines: [] }, "projects/7": project } },
  );
  Object.assign(project, { projectOwner: "赵大海", version: 2 });
  await press(document.querySelector<HTMLElement>("#again"));
  await press(document.querySelector<HTMLElement>(".kit-form-footer .ant-btn-primary"));
  const [saved] = calls.flatMap(({ body }) => (body.includes("projectOwner") ? [JSON.parse(body) as object] : []));
  expect(saved).toMatchObject({ projectOwner: "林小满", version: 1 });
});
