import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type ProjectState, type RequirementState } from "@yunshou/domain";
import { insertProject, recordProgress, setProjectState } from "../support/projects.queries.ts";
import { insertRequirement, setRequirementState } from "../support/requirements.queries.ts";
import { firstOfPlatform, firstMachines } from "./demo.queries.ts";

type Wanted = readonly [state: RequirementState, title: string, content: string];

interface DemoProject {
  readonly name: string;
  readonly owner: string;
  readonly members: string;
  readonly state: ProjectState;
  /** First and last day, counted from today. */
  readonly days: readonly [first: number, last: number];
  readonly machines: number;
  readonly progress: readonly (readonly [daysAgo: number, percent: number, words: string])[];
  readonly wanted: readonly Wanted[];
}

const projects: readonly DemoProject[] = [
  {
    name: "老机型工控屏更换",
    owner: "运维部",
    members: "运维部、仓库组",
    state: "closed",
    days: [-60, -9],
    machines: 0,
    progress: [
      [40, 50, "旧屏全部拆下，备件已入库。"],
      [9, 100, "全部机器更换完毕，连续七天无花屏报警。"],
    ],
    wanted: [["done", "换屏后保留原有亮度设置", "更换工控屏后不应回到出厂亮度。"]],
  },
  {
    name: "地铁站点位投放",
    owner: "设备部",
    members: "设备部、运维部、点位拓展组",
    state: "active",
    days: [-21, 40],
    machines: 4,
    progress: [
      [18, 20, "点位勘察完成，供电与信号已确认。"],
      [5, 45, "首批机器已安装并激活，货道参数按模板下发。"],
    ],
    wanted: [
      ["accepted", "按客流时段调整补货线", "早晚高峰饮料类货道消耗快，希望按时段设置补货线。"],
      ["done", "首批机器统一货道模板", "同一站点的机器使用同一货道模板，便于统一改价。"],
    ],
  },
  {
    name: "校园机器冬季商品调整",
    owner: "运营部",
    members: "运营部、商品组",
    state: "planned",
    days: [10, 45],
    machines: 2,
    progress: [],
    wanted: [["new", "热饮货道温度提醒", "温度低于设定值时在机器列表中提示。"]],
  },
];

const unplaced: readonly Wanted[] = [
  ["new", "按点位导出销售日报", "希望销售日报可以按点位分组导出。"],
  ["rejected", "取消退款审核", "退款审核关系到资金安全，不予采纳。"],
];

const dayMs = 86_400_000;

/** Projects and requirements as the demo's platform wrote them. */
export async function seedProjects(tx: Handle, now: Date): Promise<void> {
  const userId = await firstOfPlatform(tx);
  if (userId === undefined) return;
  const today = businessDay(now, "Asia/Shanghai");
  const want = async ([state, requirementTitle, requirementContent]: Wanted, projectId: string | null) => {
    const requirementId = await insertRequirement(tx, { requirementTitle, requirementContent, projectId }, userId);
    if (state !== "new") await setRequirementState(tx, requirementId, state);
  };
  for (const one of projects) {
    const projectId = await insertProject(tx, {
      projectName: one.name,
      projectOwner: one.owner,
      projectMembers: one.members,
      startDate: addDays(today, one.days[0]),
      endDate: addDays(today, one.days[1]),
      machineIds: await firstMachines(tx, one.machines),
    });
    for (const [daysAgo, progress, progressWords] of one.progress) {
      const at = new Date(now.getTime() - daysAgo * dayMs);
      await recordProgress(tx, projectId, "active", { progress, progressWords }, userId, at);
    }
    if (one.state === "closed") await setProjectState(tx, projectId, "closed");
    for (const wanted of one.wanted) await want(wanted, projectId);
  }
  for (const wanted of unplaced) await want(wanted, null);
}
