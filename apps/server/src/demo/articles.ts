import type { Handle } from "@yunshou/database";
import type { ArticleKind, ProblemType } from "@yunshou/domain";
import { publishedAs } from "../support/articleSearch.ts";
import { insertArticle, publishArticle } from "../support/articles.queries.ts";
import { firstOfPlatform } from "./demo.queries.ts";

type Written = readonly [kind: ArticleKind, category: ProblemType, title: string, content: string];

/** What the demo's platform has written; each text stays true to what this console does. */
const written: readonly Written[] = [
  [
    "faq",
    "refund",
    "如何为顾客退款？",
    "1. 打开**订单管理**，按订单编号找到该订单。\n2. 选择**退款**，填写原因。\n3. 退款沿原支付方式返回，进度见**退款管理**。",
  ],
  [
    "faq",
    "itemJammed",
    "顾客说商品卡住了，怎么办？",
    "- 先在订单中查看该次出货的结果。\n- 确认未出货后按原路退款。\n- 将该货道停售，并安排人员到场清理。",
  ],
  [
    "faq",
    "machine",
    "机器显示离线是什么原因？",
    "机器一段时间没有心跳即显示**离线**。请依次检查：\n\n1. 电源是否接通；\n2. 流量卡是否到期；\n3. 现场信号是否良好。",
  ],
  [
    "faq",
    "account",
    "忘记登录密码怎么办？",
    "在登录页选择**忘记密码**，用绑定的手机号接收验证码后重设。没有绑定手机号时，请联系本商户管理员重置。",
  ],
  [
    "faq",
    "product",
    "新商品怎样上架到机器？",
    "1. 在**我的商品**中新增商品并设定价格。\n2. 打开机器的**货道**，选择商品和容量。\n3. 补货后填写现有库存，商品即可销售。",
  ],
  [
    "solution",
    "itemJammed",
    "弹簧货道反复卡货的处理",
    "## 现象\n\n同一货道一周内多次出货失败。\n\n## 处理\n\n1. 停售该货道。\n2. 核对商品宽度与弹簧圈距是否相配。\n3. 清洁托盘并重新装入弹簧。\n4. 试出货三次后恢复销售。",
  ],
  [
    "solution",
    "dispensingTimeout",
    "出货超时的排查步骤",
    "| 步骤 | 检查 | 正常时 |\n| --- | --- | --- |\n| 1 | 电机供电 | 电压稳定 |\n| 2 | 光电检测 | 无遮挡 |\n| 3 | 控制板版本 | 为当前版本 |\n\n仍未解决时，请在**问题反馈**中提交。",
  ],
  [
    "solution",
    "payment",
    "顾客已付款但机器没有反应",
    "> 先查订单，再决定是否退款。\n\n1. 按付款时间查找订单。\n2. 订单为**异常**时按流程处理。\n3. 没有订单时，请顾客提供支付凭证上的单号。",
  ],
  [
    "solution",
    "member",
    "会员卡余额有误的核对方法",
    "- 打开会员卡的**资金明细**，逐笔核对充值与消费。\n- 退款会记为单独一笔。\n- 有出入时不要手工扣款，请先提交工单。",
  ],
];

/** Questions and solutions that everybody reads, in the order in which they stand above. */
export async function seedArticles(tx: Handle): Promise<void> {
  const userId = await firstOfPlatform(tx);
  if (userId === undefined) return;
  for (const [index, [kind, category, title, content]] of written.entries()) {
    const one = { category, title, content, sortNo: (index + 1) * 10, machineType: null, userId };
    await publishArticle(tx, await insertArticle(tx, kind, one), userId, publishedAs(one));
  }
}
