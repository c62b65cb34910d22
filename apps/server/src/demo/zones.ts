import type { Handle } from "@yunshou/database";
import { sealPhone } from "../machines/places/pointRow.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { Owner } from "./demo.queries.ts";
import type { DemoPlace } from "./places.ts";
import * as queries from "./zones.queries.ts";

/** Zones of the demo by the provinces whose routes they hold. */
const zones = [
  { name: "江浙沪片区", provinces: ["上海", "江苏", "浙江"], manager: "hduser", remark: "核心商圈，周六加配" },
  { name: "华南片区", provinces: ["广东", "广西", "海南", "福建"], manager: "hnuser", remark: "" },
  { name: "华北片区", provinces: ["北京", "天津", "河北", "山西", "内蒙古", "山东"], manager: "bfuser", remark: "" },
  { name: "华中片区", provinces: ["湖北", "湖南", "河南", "江西", "安徽"], manager: "", remark: "高铁站点须提前报备" },
  {
    name: "西部片区",
    provinces: ["四川", "重庆", "陕西", "贵州", "云南", "甘肃", "青海", "宁夏", "西藏", "新疆"],
    manager: "",
    remark: "",
  },
  { name: "东北片区", provinces: ["辽宁", "吉林", "黑龙江"], manager: "", remark: "" },
] as const;

const surnames = ["王", "李", "张", "刘", "陈", "杨", "黄", "赵", "周", "吴"] as const;
const titles = ["经理", "主任", "老师", "站长", "主管"] as const;
const remarks = ["夜间 22:00 后不能进场", "补货须先到保安室登记", "电梯限高 2 米"] as const;

/** Zones over the routes, the tree of regions, and whom one calls at the points. */
export async function seedZones(
  tx: Handle,
  secrets: Secrets,
  places: readonly DemoPlace[],
  owners: ReadonlyMap<string, Owner>,
): Promise<void> {
  const top = owners.get("0001")!;
  for (const { name, provinces, manager, remark } of zones) {
    const routes = places
      .filter(({ province, merchant }) => merchant.startsWith("0001") && provinces.some((one) => one === province))
      .map(({ route }) => route);
    if (routes.length > 0) await queries.insertZone(tx, top, { name, manager, remark, routes: [...new Set(routes)] });
  }
  await queries.setReplenishers(tx, ["bh01", "bh02", "bh09"]);
  await queries.insertRegions(tx);
  for (const topId of new Set([...owners.values()].map((owner) => owner.topId))) {
    const points = await queries.pointsToContact(tx, topId);
    await queries.saveContacts(
      tx,
      points.map(({ id }, index) => ({
        id,
        contact: `${surnames[index % surnames.length]}${titles[(index * 3) % titles.length]}`,
        sealed: index % 4 === 3 ? null : sealPhone(secrets, id, `138${String(10_000_000 + index * 7_919).slice(-8)}`),
        remark: index % 6 === 0 ? (remarks[(index / 6) % remarks.length] ?? "") : "",
      })),
    );
  }
}
