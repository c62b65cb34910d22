import { createRandom } from "@yunshou/simulator";
import type { NewMerchant } from "../demo.queries.ts";
import type { DemoPlace } from "../places.ts";
import { crowdCities } from "./cities.ts";

const region = (merchantNo: string, name: string, province: string): NewMerchant => ({
  merchantNo,
  name,
  kind: "ordinary",
  province,
  parentNo: "0001",
  refundAgreed: false,
  refundMaximumFen: 0,
});

/**
 * Regions of the demo company that are many machines and nothing else: no cards, no refunds, no troubles. Nobody of the
 * small company has anything to do with them, so their history is written beside the other one.
 */
export const crowdMerchants: readonly NewMerchant[] = [
  region("00010004", "云途华中", "湖北"),
  region("00010005", "云途西部", "四川"),
  region("00010006", "云途华北", "北京"),
  region("00010007", "云途沿海", "浙江"),
];

/** Where people wait, work and learn in every city: name, street, type of the machine, how many of ten machines stand so. */
const spots = [
  ["火车站候车厅", "站前路", "combined"],
  ["人民医院门诊楼", "人民路", "drink"],
  ["大学食堂", "学府路", "combined"],
  ["科技园写字楼", "创新路", "combined"],
  ["市图书馆", "文化路", "snack"],
  ["体育中心", "体育路", "drink"],
  ["客运总站", "车站路", "combined"],
  ["购物广场", "解放路", "combined"],
  ["政务服务中心", "市政路", "drink"],
  ["地铁换乘站", "中山路", "combined"],
  ["工业园食堂", "工业路", "combined"],
  ["会展中心", "会展路", "snack"],
  ["老年活动中心", "和平路", "drink"],
  ["少年宫", "青年路", "snack"],
] as const;

/** Customers of an average machine, in the unit of the other places. */
const dailyOfMost = 14.7;

/** Their machines; the same ones at every start. */
export const crowdPlaces: readonly DemoPlace[] = crowdCities.flatMap(
  ({ merchant, province, provinceNo, city, longitude, latitude, machines }, cityIndex) =>
    spots.slice(0, machines).map(([spot, street, type], index): DemoPlace => {
      const random = createRandom(60_300).fork(`${city} ${spot}`);
      const away = () => (random.next() - 0.5) * 0.08;
      return {
        machineNo: `YT${provinceNo}${1_001 + cityIndex * 20 + index}`,
        merchant,
        province,
        city,
        route: `${city}线`,
        point: `${city}${spot}`,
        address: `${city}市${street}${1 + ((index * 17 + cityIndex * 5) % 280)}号`,
        longitude: Number((longitude + away()).toFixed(4)),
        latitude: Number((latitude + away()).toFixed(4)),
        type,
        opensLater: true,
        layers: type === "drink" ? 5 : 6,
        perLayer: 8,
        daily: Number((dailyOfMost * (0.55 + random.next() * 0.9)).toFixed(1)),
      };
    }),
);
