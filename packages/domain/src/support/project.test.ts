import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import { checkProgress, checkProject, checkProjectChange, checkProjectClosing, projectTable } from "./project.ts";
import { checkRequirement, checkRequirementChange, requirementStates, requirementTable } from "./requirement.ts";

const fields = {
  projectName: " 地铁站点投放 ",
  projectOwner: "设备部",
  projectMembers: " 运维组 ",
  startDate: "2026-10-01",
  endDate: "2026-10-01",
  machineIds: ["7", "7", "8"],
};
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? undefined : result.code);

describe("a project", () => {
  it("GEN-19 needs a name and an owner, ends no earlier than it begins, and names a machine once", () => {
    expect(checkProject(fields)).toMatchObject({
      ok: true,
      value: { projectName: "地铁站点投放", projectMembers: "运维组", machineIds: ["7", "8"] },
    });
    expect(codeOf(checkProject({ ...fields, projectName: " " }))).toBe("field.required");
    expect(codeOf(checkProject({ ...fields, projectOwner: "" }))).toBe("field.required");
    expect(codeOf(checkProject({ ...fields, projectMembers: "x".repeat(501) }))).toBe("field.tooLong");
    expect(codeOf(checkProject({ ...fields, endDate: "2026-09-30" }))).toBe("range.reversed");
    expect(codeOf(checkProject({ ...fields, startDate: null }))).toBeUndefined();
  });

  it("GEN-19 begins with its first progress, closes without open requirements, and rests when it is closed", () => {
    expect(step(projectTable, "planned", "record")).toMatchObject({ value: "active" });
    expect(codeOf(step(projectTable, "closed", "record"))).toBe("state.notAllowed");
    expect(codeOf(checkProjectChange("closed"))).toBe("support.projectClosed");
    expect(codeOf(checkProjectChange("planned"))).toBeUndefined();
    expect(codeOf(checkProjectClosing(1))).toBe("support.projectUnfinished");
    expect(codeOf(checkProjectClosing(0))).toBeUndefined();
  });

  it.each([
    [0, undefined],
    [100, undefined],
    [101, "support.progressRange"],
    [-1, "support.progressRange"],
    [0.5, "support.progressRange"],
  ])("GEN-19 is at %s percent: %s", (progress, code) => {
    expect(codeOf(checkProgress({ progress, progressWords: "完成安装" }))).toBe(code);
  });
});

describe("a requirement", () => {
  it("GEN-19 needs title and content, and changes only before it is decided", () => {
    const right = { requirementTitle: "按楼层统计", requirementContent: "x", projectId: null };
    expect(codeOf(checkRequirement(right))).toBeUndefined();
    expect(codeOf(checkRequirement({ ...right, requirementTitle: "" }))).toBe("field.required");
    expect(codeOf(checkRequirement({ ...right, requirementContent: " " }))).toBe("field.required");
    const changeable = requirementStates.filter((state) => checkRequirementChange(state).ok);
    expect(changeable).toEqual(["new", "accepted"]);
    expect(codeOf(step(requirementTable, "new", "finish"))).toBe("state.notAllowed");
  });
});
