import type { PagePath } from "@yunshou/contract/pages";
import type { Handle } from "@yunshou/database";
import type { ArticleKind, ProblemType } from "@yunshou/domain";
import { publishedAs } from "../support/articleSearch.ts";
import { insertArticle, publishArticle, translateArticle } from "../support/articles.queries.ts";
import { firstOfPlatform } from "./demo.queries.ts";

type Written = readonly [
  kind: ArticleKind,
  category: ProblemType,
  title: string,
  content: string,
  pages: readonly PagePath[],
];

/** What the demo's platform has written; each text stays true to what this console does. */
const written: readonly Written[] = [
  [
    "faq",
    "refund",
    "如何为顾客退款？",
    "1. 打开**订单管理**，按订单编号找到该订单。\n2. 选择**退款**，填写原因。\n3. 退款沿原支付方式返回，进度见**退款管理**。",
    ["/jygl/ddgl", "/jygl/tkgl"],
  ],
  [
    "faq",
    "itemJammed",
    "顾客说商品卡住了，怎么办？",
    "- 先在订单中查看该次出货的结果。\n- 确认未出货后按原路退款。\n- 将该货道停售，并安排人员到场清理。",
    ["/jygl/ddgl", "/shj/hdgl"],
  ],
  [
    "faq",
    "machine",
    "机器显示离线是什么原因？",
    "机器一段时间没有心跳即显示**离线**。请依次检查：\n\n1. 电源是否接通；\n2. 流量卡是否到期；\n3. 现场信号是否良好。",
    ["/shj/wdshj", "/shj/ztcx", "/shj/jqbj"],
  ],
  [
    "faq",
    "account",
    "忘记登录密码怎么办？",
    "在登录页选择**忘记密码**，用绑定的手机号接收验证码后重设。没有绑定手机号时，请联系本商户管理员重置。",
    ["/shgl/yggl"],
  ],
  [
    "faq",
    "product",
    "新商品怎样上架到机器？",
    "1. 在**我的商品**中新增商品并设定价格。\n2. 打开机器的**货道**，选择商品和容量。\n3. 补货后填写现有库存，商品即可销售。",
    ["/spgl/wdsp", "/spgl/xzsp", "/shj/hdgl"],
  ],
  [
    "faq",
    "product",
    "怎样批量修改售价？",
    "1. 在**我的商品**中勾选商品，选择批量改价。\n2. 预览会逐行列出改前、改后和所在货道。\n3. 提交后指令下发到机器，机器确认前页面同时显示目标价和现价。",
    ["/spgl/wdsp", "/shj/spydgl", "/shj/jqspzj"],
  ],
  [
    "faq",
    "machine",
    "机器模板怎样应用到多台机器？",
    "1. 在**模板管理**中建好层与货道。\n2. 选择机器后先看预览：哪台机器的哪条货道会变。\n3. 应用后可在同一处整体撤销。机器类型不符的不会被应用。",
    ["/shj/mbgl"],
  ],
  [
    "faq",
    "product",
    "盘点时机器仍在销售，数量怎么算？",
    "每一行记下自己的盘点时刻。入账的差异是盘点数减去该时刻的账面数，之后卖出的不受影响。差异超过限值时需要第二人确认。",
    ["/kcpd/jqhdkcpd", "/kcpd/jqspkcpd", "/kcpd/xlspkcpd"],
  ],
  [
    "faq",
    "payment",
    "提现申请后款项在哪里？",
    "申请时金额与手续费即被冻结；由另一人审核并通过第二重验证后打款。被驳回或打款失败时会连同原因退回余额。",
    ["/cfgl/txgl"],
  ],
  [
    "faq",
    "payment",
    "结算单确认后又发生退款怎么办？",
    "已结算的日子不再改动。之后的退款记入下一天的结算，并注明原来的日子。",
    ["/cwgl/cwjs", "/cfgl/jyjsmx"],
  ],
  [
    "faq",
    "product",
    "采购计划、采购单和入库单是什么关系？",
    "计划由他人审批后生成采购单；采购单可以分多次入库。每次入库按批次增加仓库库存并更新移动平均成本。超出采购数量时需要确认。",
    ["/jxcgl/cgjh", "/jxcgl/cgd", "/jxcgl/rkdj"],
  ],
  [
    "faq",
    "account",
    "怎样只让员工看到自己的机器？",
    "1. 在**角色管理**中给角色需要的页面和操作。\n2. 在**员工管理**中为员工分配机器或团队。\n3. 员工的列表、合计和导出都只含这些机器。",
    ["/shgl/yggl", "/xtgl/jsgl"],
  ],
  [
    "faq",
    "other",
    "列表的筛选条件能保存吗？",
    "能。筛选后选择**保存为视图**，以后作为标签显示在列表上方，并显示当前条数；日期随打开的日子移动。",
    ["/jygl/ddgl", "/shj/wdshj", "/jygl/tkgl"],
  ],
  [
    "solution",
    "itemJammed",
    "弹簧货道反复卡货的处理",
    "## 现象\n\n同一货道一周内多次出货失败。\n\n## 处理\n\n1. 停售该货道。\n2. 核对商品宽度与弹簧圈距是否相配。\n3. 清洁托盘并重新装入弹簧。\n4. 试出货三次后恢复销售。",
    ["/shj/zdfx", "/shj/hdgl"],
  ],
  [
    "solution",
    "dispensingTimeout",
    "出货超时的排查步骤",
    "| 步骤 | 检查 | 正常时 |\n| --- | --- | --- |\n| 1 | 电机供电 | 电压稳定 |\n| 2 | 光电检测 | 无遮挡 |\n| 3 | 控制板版本 | 为当前版本 |\n\n仍未解决时，请在**问题反馈**中提交。",
    ["/shj/zdfx"],
  ],
  [
    "solution",
    "payment",
    "顾客已付款但机器没有反应",
    "> 先查订单，再决定是否退款。\n\n1. 按付款时间查找订单。\n2. 订单为**异常**时按流程处理。\n3. 没有订单时，请顾客提供支付凭证上的单号。",
    ["/jygl/ddcx", "/jygl/ddgl"],
  ],
  [
    "solution",
    "member",
    "会员卡余额有误的核对方法",
    "- 打开会员卡的**资金明细**，逐笔核对充值与消费。\n- 退款会记为单独一笔。\n- 有出入时不要手工扣款，请先提交工单。",
    ["/hygl/wdhyk"],
  ],
];

/** The first question in other languages, as a platform begins that has merchants abroad. */
const refundTexts = {
  en: {
    title: "How do I refund a customer?",
    content:
      "1. Open **Order management** and find the order by its number.\n2. Choose **Refund** and give the reason.\n3. The money goes back the way it was paid; **Refund management** shows how far it is.",
  },
  fr: {
    title: "Comment rembourser un client ?",
    content:
      "1. Ouvrez la **gestion des commandes** et cherchez la commande par son numéro.\n2. Choisissez **Rembourser** et indiquez le motif.\n3. L’argent revient par le même moyen de paiement.",
  },
} as const;

/** Questions and solutions that everybody reads, in the order in which they stand above. */
export async function seedArticles(tx: Handle): Promise<void> {
  const userId = await firstOfPlatform(tx);
  if (userId === undefined) return;
  for (const [index, [kind, category, title, content, pages]] of written.entries()) {
    const one = { category, title, content, sortNo: (index + 1) * 10, machineType: null, pages, userId };
    const articleId = await insertArticle(tx, kind, one);
    const texts: Readonly<Record<string, { readonly title: string; readonly content: string }>> =
      index === 0 ? refundTexts : {};
    for (const [langCode, text] of Object.entries(texts)) await translateArticle(tx, articleId, langCode, text, userId);
    await publishArticle(tx, articleId, userId, publishedAs({ ...one, texts }));
  }
}
