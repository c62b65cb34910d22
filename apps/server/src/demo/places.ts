import type { MachineType } from "@yunshou/domain";

/** What is to be seen at a machine that is not in its best state. */
export type Trouble = "offline" | "longOffline" | "notActivated" | "stopSell" | "laneFaults" | "warm" | "noChange" | "starving" | "doorOpen" | "decommissioned";

/** A machine of the demo and the point where it stands. Coordinates are WGS-84. */
export interface DemoPlace {
  readonly machineNo: string;
  readonly merchant: string;
  readonly province: string;
  readonly city: string;
  readonly route: string;
  readonly point: string;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly type: MachineType;
  readonly layers: number;
  readonly perLayer: number;
  /** Sales on an average day of the history. */
  readonly daily: number;
  readonly trouble?: Trouble;
}

type Row = readonly [machineNo: string, province: string, city: string, route: string, point: string, address: string, longitude: number, latitude: number, type: MachineType, layers: number, perLayer: number, daily: number, trouble?: Trouble];

const east: readonly Row[] = [
  ["YT310001", "上海", "上海", "上海一线", "人民广场地铁站", "黄浦区西藏中路", 121.4737, 31.2336, "combined", 6, 8, 15],
  ["YT310002", "上海", "上海", "上海一线", "张江科技园食堂", "浦东新区祖冲之路", 121.5998, 31.2041, "combined", 6, 10, 13],
  ["YT310003", "上海", "上海", "上海二线", "虹桥高铁站候车厅", "闵行区申贵路", 121.3206, 31.1946, "drink", 5, 10, 16],
  ["YT310004", "上海", "上海", "上海二线", "杨浦大学图书馆", "杨浦区邯郸路", 121.5036, 31.2976, "snack", 6, 8, 9],
  ["YT310005", "上海", "上海", "上海一线", "静安写字楼大堂", "静安区南京西路", 121.4488, 31.2286, "fresh", 5, 8, 8, "warm"],
  ["YT320001", "江苏", "南京", "江苏线", "南京南站候车厅", "雨花台区玉兰路", 118.7979, 31.9688, "combined", 6, 8, 11],
  ["YT320002", "江苏", "苏州", "江苏线", "工业园区食堂", "苏州工业园区星湖街", 120.7306, 31.2957, "combined", 6, 8, 9],
  ["YT320003", "江苏", "无锡", "江苏线", "滨湖产业园", "滨湖区高浪路", 120.3119, 31.4912, "drink", 5, 8, 5, "laneFaults"],
  ["YT330001", "浙江", "杭州", "浙江线", "西湖文化广场站", "拱墅区环城北路", 120.1636, 30.2795, "combined", 6, 8, 12],
  ["YT330002", "浙江", "杭州", "浙江线", "滨江软件园大堂", "滨江区网商路", 120.1907, 30.1893, "combined", 6, 10, 10],
  ["YT330003", "浙江", "宁波", "浙江线", "市民广场", "鄞州区宁穿路", 121.6213, 29.8683, "snack", 5, 8, 5],
  ["YT340001", "安徽", "合肥", "皖赣线", "大学城食堂", "蜀山区黄山路", 117.2623, 31.8386, "combined", 6, 8, 6],
  ["YT350001", "福建", "厦门", "闽线", "软件园二期", "思明区观日路", 118.1803, 24.4889, "drink", 5, 8, 6],
  ["YT360001", "江西", "南昌", "皖赣线", "红谷滩写字楼大堂", "红谷滩区丰和大道", 115.8577, 28.6963, "combined", 5, 8, 5, "offline"],
  ["YT370001", "山东", "青岛", "山东线", "五四广场地铁站", "市南区东海西路", 120.3842, 36.0629, "combined", 6, 8, 7],
  ["YT370002", "山东", "济南", "山东线", "奥体中路写字楼", "历下区奥体中路", 117.1187, 36.6546, "drink", 5, 8, 5],
];
const south: readonly Row[] = [
  ["YT440001", "广东", "广州", "广州线", "体育西路地铁站", "天河区体育西路", 113.3213, 23.1319, "combined", 6, 10, 16],
  ["YT440002", "广东", "广州", "广州线", "大学城图书馆", "番禺区大学城外环路", 113.3986, 23.0492, "snack", 6, 8, 9],
  ["YT440003", "广东", "广州", "广州线", "广州南站候车厅", "番禺区石壁街", 113.2693, 22.9906, "drink", 5, 10, 14],
  ["YT440004", "广东", "深圳", "深圳线", "科技园写字楼大堂", "南山区科苑路", 113.9475, 22.5403, "combined", 6, 10, 15],
  ["YT440005", "广东", "深圳", "深圳线", "福田口岸大厅", "福田区裕亨路", 114.0683, 22.5158, "combined", 6, 8, 11],
  ["YT440006", "广东", "深圳", "深圳线", "龙华工业园食堂", "龙华区清湖路", 114.0339, 22.6683, "combined", 6, 10, 12],
  ["YT440007", "广东", "深圳", "深圳线", "会展中心西厅", "福田区福华三路", 114.0603, 22.5336, "coffee", 5, 6, 6, "stopSell"],
  ["YT440008", "广东", "佛山", "广州线", "陶瓷产业园", "禅城区季华西路", 113.0709, 23.0025, "drink", 5, 8, 5, "noChange"],
  ["YT440009", "广东", "东莞", "深圳线", "松山湖创新中心", "松山湖科技十路", 113.8896, 22.9127, "combined", 6, 8, 7],
  ["YT450001", "广西", "南宁", "西南线", "青秀写字楼大堂", "青秀区民族大道", 108.3842, 22.8153, "combined", 5, 8, 5],
  ["YT460001", "海南", "海口", "西南线", "美兰机场到达厅", "美兰区机场路", 110.4589, 19.9419, "drink", 5, 8, 7],
  ["YT430001", "湖南", "长沙", "西南线", "五一广场地铁站", "芙蓉区五一大道", 112.9762, 28.1956, "combined", 6, 8, 9],
  ["YT530001", "云南", "昆明", "西南线", "呈贡大学城食堂", "呈贡区雨花路", 102.8506, 24.8483, "combined", 6, 8, 6, "starving"],
  ["YT520001", "贵州", "贵阳", "西南线", "观山湖数据园", "观山湖区长岭北路", 106.6337, 26.6412, "snack", 5, 8, 4],
];
const north: readonly Row[] = [
  ["YT110001", "北京", "北京", "北京线", "国贸地铁站", "朝阳区建国门外大街", 116.4612, 39.9093, "combined", 6, 10, 15],
  ["YT110002", "北京", "北京", "北京线", "中关村软件园食堂", "海淀区西北旺东路", 116.2907, 40.0491, "combined", 6, 10, 12],
  ["YT110003", "北京", "北京", "北京线", "北京南站候车厅", "丰台区车站路", 116.3789, 39.8653, "drink", 5, 10, 14],
  ["YT110004", "北京", "北京", "北京线", "学院路图书馆", "海淀区学院路", 116.3531, 39.9906, "snack", 6, 8, 8],
  ["YT120001", "天津", "天津", "京津冀线", "滨海新区写字楼", "滨海新区第三大街", 117.7006, 39.0323, "combined", 5, 8, 6],
  ["YT130001", "河北", "石家庄", "京津冀线", "高新区创业大厦", "裕华区湘江道", 114.6208, 38.0367, "drink", 5, 8, 4, "longOffline"],
  ["YT210001", "辽宁", "沈阳", "东北线", "中街地铁站", "沈河区中街路", 123.4625, 41.8029, "combined", 6, 8, 7],
  ["YT210002", "辽宁", "大连", "东北线", "软件园大堂", "沙河口区数码路", 121.5253, 38.8869, "combined", 5, 8, 5],
  ["YT220001", "吉林", "长春", "东北线", "净月大学城", "南关区净月大街", 125.4372, 43.8021, "snack", 5, 8, 4],
  ["YT230001", "黑龙江", "哈尔滨", "东北线", "哈尔滨西站候车厅", "南岗区哈尔滨大街", 126.5793, 45.7089, "combined", 6, 8, 6, "doorOpen"],
  ["YT410001", "河南", "郑州", "华中线", "郑东新区写字楼", "郑东新区商务外环路", 113.7232, 34.7731, "combined", 6, 8, 8],
  ["YT420001", "湖北", "武汉", "华中线", "光谷广场地铁站", "洪山区珞喻路", 114.3986, 30.5063, "combined", 6, 10, 12],
  ["YT420002", "湖北", "武汉", "华中线", "武昌大学食堂", "武昌区八一路", 114.3651, 30.5386, "snack", 6, 8, 8],
  ["YT500001", "重庆", "重庆", "西部线", "解放碑轻轨站", "渝中区邹容路", 106.5772, 29.5571, "combined", 6, 8, 10],
  ["YT510001", "四川", "成都", "西部线", "天府广场地铁站", "青羊区人民南路", 104.0659, 30.6574, "combined", 6, 10, 13],
  ["YT510002", "四川", "成都", "西部线", "高新区软件园", "武侯区天府大道", 104.0682, 30.5476, "fresh", 5, 8, 8],
  ["YT610001", "陕西", "西安", "西部线", "钟楼地铁站", "碑林区南大街", 108.9423, 34.2583, "combined", 6, 8, 10],
  ["YT620001", "甘肃", "兰州", "西部线", "兰州西站候车厅", "七里河区西津西路", 103.7547, 36.0683, "drink", 5, 8, 5],
  ["YT650001", "新疆", "乌鲁木齐", "西部线", "高铁片区写字楼", "新市区维泰北路", 87.4968, 43.8472, "combined", 5, 8, 5],
  ["YT150001", "内蒙古", "呼和浩特", "京津冀线", "如意开发区大厦", "赛罕区如意和大街", 111.7615, 40.8302, "drink", 5, 6, 3, "notActivated"],
  ["YT140001", "山西", "太原", "京津冀线", "长风商务区", "小店区长风街", 112.5602, 37.8207, "drink", 5, 6, 3, "decommissioned"],
];
const pharmacies: readonly Row[] = [
  ["KH110001", "北京", "北京", "康禾一线", "朝阳区医院门诊大厅", "朝阳区工体南路", 116.4549, 39.9262, "pharmacy", 5, 6, 8],
  ["KH310001", "上海", "上海", "康禾一线", "徐汇社区卫生中心", "徐汇区枫林路", 121.4561, 31.1968, "pharmacy", 5, 6, 7],
  ["KH440001", "广东", "广州", "康禾二线", "越秀医院门诊大厅", "越秀区东风中路", 113.2756, 23.1336, "pharmacy", 5, 6, 7],
  ["KH510001", "四川", "成都", "康禾二线", "武侯社区卫生中心", "武侯区人民南路", 104.0635, 30.6418, "pharmacy", 5, 6, 5],
  ["KH330001", "浙江", "杭州", "康禾一线", "滨江医院急诊厅", "滨江区滨盛路", 120.2113, 30.1936, "pharmacy", 5, 6, 5, "laneFaults"],
  ["KH420001", "湖北", "武汉", "康禾二线", "汉口高铁站服务台", "江汉区金墩街", 114.2501, 30.6182, "pharmacy", 5, 6, 4],
];

const read = (merchant: string) => ([machineNo, province, city, route, point, address, longitude, latitude, type, layers, perLayer, daily, trouble]: Row): DemoPlace => ({
  machineNo,
  merchant,
  province,
  city,
  route,
  point,
  address: `${city}市${address}`,
  longitude,
  latitude,
  type,
  layers,
  perLayer,
  daily,
  trouble,
});

export const places: readonly DemoPlace[] = [
  ...east.map(read("00010001")),
  ...south.map(read("00010002")),
  ...north.map(read("00010003")),
  ...pharmacies.map(read("0002")),
];

/** Does this machine take part in the live demo? The others are away for good. */
export const isLive = ({ trouble }: DemoPlace): boolean =>
  trouble !== "offline" && trouble !== "longOffline" && trouble !== "notActivated" && trouble !== "decommissioned";
