import type { Handle } from "@yunshou/database";
import { insertPickupPoint, newPickupPointId } from "../mall/pickupPoints.queries.ts";
import { sealPickupPhone } from "../mall/pickupPoints.ts";
import { addToMall } from "../mall/products.queries.ts";
import { saveDecision } from "../mall/settings/settings.queries.ts";
import { saveShop } from "../mall/shops.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { merchantsWithBoss } from "./finance.queries.ts";
import { productsForMall, stockMall } from "./mall.queries.ts";

const productsSold = 20;
/** The first shop that a database ever gets; the start names its address. */
export const demoShopNo = "S100001";

const pickupPoints = [
  {
    name: "虹桥天地服务台",
    address: "上海市闵行区申长路688号",
    longitude: 121.3156,
    latitude: 31.1962,
    contact: "李娜",
  },
  {
    name: "人民广场站取货柜台",
    address: "上海市黄浦区人民大道",
    longitude: 121.4752,
    latitude: 31.2327,
    contact: "赵强",
  },
  { name: "张江园区前台", address: "上海市浦东新区博云路2号", longitude: 121.5986, latitude: 31.2046, contact: "孙悦" },
] as const;

/** What the merchant decided about its mall; the rest is as usual. */
const settings = [
  ["delivery", "on"],
  ["deliveryFee", "600"],
  ["freeFrom", "9900"],
  ["pickupDays", "7"],
  ["afterSaleDays", "15"],
  ["checkoutNotice", "冷藏商品请选择自提；配送到楼下，请保持电话畅通。"],
] as const;

/** The mall of the first merchant: both shops, what they sell, and where it is fetched. */
export async function seedMall(tx: Handle, secrets: Secrets): Promise<void> {
  const [merchant] = await merchantsWithBoss(tx);
  if (merchant === undefined) return;
  const { topId, merchantId } = merchant;
  const owner = { topId, merchantId };
  const shop = {
    servicePhone: "400-820-1688",
    announcement: "工作日 16 点前下单，当日送达；自提请出示取货码。",
    logo: null,
  };
  for (const [name, value] of settings) await saveDecision(tx, owner, { name, value, userId: merchant.bossId });
  await saveShop(tx, owner, "mall", {
    ...shop,
    deliveryWays: null,
    deliveryFeeFen: null,
    closeMinutes: null,
    shopName: "云售优选商城",
    shopAddress: "上海市闵行区申长路688号",
    longitude: 121.3156,
    latitude: 31.1962,
    serviceTags: ["当日达", "支持自提", "售后无忧"],
  });
  await saveShop(tx, owner, "quickBuy", {
    ...shop,
    shopName: "云售随手购",
    announcement: "扫机器上的二维码，手机付款后机器出货。",
    deliveryWays: ["pickup"],
    deliveryFeeFen: "0",
    closeMinutes: 30,
    shopAddress: "",
    longitude: null,
    latitude: null,
    serviceTags: [],
  });
  await addToMall(tx, owner, await productsForMall(tx, owner, productsSold));
  await stockMall(tx, owner);
  for (const [place, { name, address, longitude, latitude, contact }] of pickupPoints.entries()) {
    const pickupPointId = await newPickupPointId(tx);
    const phoneSealed = sealPickupPhone(secrets, pickupPointId, `1380002000${place + 1}`);
    const point = { name, address, longitude, latitude, contact, phoneSealed, machineId: null };
    await insertPickupPoint(tx, owner, pickupPointId, point);
  }
}
