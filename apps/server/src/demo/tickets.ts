import type { Handle } from "@yunshou/database";
import {
  pauseClock,
  type Result,
  type ProblemType,
  resumeClock,
  startClock,
  step,
  type TicketEvent,
  type TicketSource,
  type TicketState,
  ticketTable,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import type { Secrets } from "../platform/secrets.ts";
import { publishedAs } from "../support/articleSearch.ts";
import { insertArticle, publishArticle } from "../support/articles.queries.ts";
import { insertEntry, insertTicket, saveStep, type TicketEntryKind } from "../support/ticketBook.queries.ts";
import { sealedPhone } from "../support/ticketBook.ts";
import { firstOfPlatform } from "./demo.queries.ts";
import * as queries from "./tickets.queries.ts";

const hourMs = 3_600_000;

/** What happened some hours after the report before it, and what was said. */
type Then = readonly [event: TicketEvent, afterHours: number, words?: string];

interface Story {
  readonly by: "demo" | "demodrug" | "demostaff";
  readonly hoursAgo: number;
  readonly problem: ProblemType;
  /** What users write has a title; what customers say has none. */
  readonly title?: string;
  readonly content: string;
  readonly phone?: string;
  /** It is about one of the newest orders. */
  readonly ofOrder?: boolean;
  /** The customer wrote it on a phone at the machine. */
  readonly onPhone?: boolean;
  readonly course?: readonly Then[];
}

const stories: readonly Story[] = [
  {
    by: "demostaff",
    hoursAgo: 2,
    problem: "machine",
    title: "机器屏幕偶尔无响应",
    content: "早上巡检时发现屏幕点按没有反应，重启后恢复。想知道是否需要升级机器软件。",
    phone: "13800000101",
  },
  {
    by: "demo",
    hoursAgo: 20,
    problem: "account",
    title: "新员工收不到登录短信",
    content: "昨天新增的两名员工都没有收到初始密码短信，手机号已核对无误。",
    phone: "13800000102",
    course: [["answer", 3, "已核查短信通道，号码曾被运营商拦截。请让员工在登录页用忘记密码重设，我们已解除拦截。"]],
  },
  {
    by: "demo",
    hoursAgo: 52,
    problem: "product",
    title: "批量修改售价后部分机器未更新",
    content: "在机型商品中批量改价，有三台离线机器一直显示待确认。",
    course: [
      ["answer", 4, "离线机器上线后会自动确认新价格，无需重复下发。请问现在是否已经上线？"],
      ["reply", 9, "已经上线，价格也更新了，谢谢。"],
      ["resolve", 10],
    ],
  },
  {
    by: "demodrug",
    hoursAgo: 130,
    problem: "other",
    title: "药品批次临近有效期能否提前提醒",
    content: "希望在到期前 90 天开始提醒，目前只看到列表中的标记。",
    course: [
      ["answer", 5, "药品期限页面可按 90、60、30 天分段查看，并可导出。"],
      ["resolve", 20],
      ["mark", 22],
    ],
  },
  {
    by: "demo",
    hoursAgo: 100,
    problem: "payment",
    title: "结算单与支付平台账单相差一笔",
    content: "前天的结算单比支付平台少一笔 4.50 元，请协助核对。",
  },
  {
    by: "demo",
    hoursAgo: 1,
    problem: "itemJammed",
    content: "顾客来电：付款后商品卡在出货口，没有取到。",
    phone: "13900000201",
    ofOrder: true,
  },
  {
    by: "demo",
    hoursAgo: 3,
    problem: "itemJammed",
    content: "扫码付了钱，薯片卡在弹簧上没掉下来。",
    phone: "13900000205",
    ofOrder: true,
    onPhone: true,
    course: [
      ["answer", 0.5, "非常抱歉，款项将原路退回，并安排补货员到场处理。"],
      ["reply", 1, "退款收到了，谢谢。"],
    ],
  },
  {
    by: "demo",
    hoursAgo: 5,
    problem: "dispensingTimeout",
    content: "顾客反映等待一分多钟仍未出货，已离开现场，希望退款。",
    phone: "13900000202",
    ofOrder: true,
    course: [["answer", 1, "已联系顾客并核对订单，退款将原路返回。"]],
  },
  {
    by: "demodrug",
    hoursAgo: 8,
    problem: "refund",
    content: "顾客买错药品，包装未拆，询问能否退款。",
    phone: "13900000203",
    ofOrder: true,
  },
  {
    by: "demo",
    hoursAgo: 30,
    problem: "payment",
    content: "顾客称同一件商品被扣款两次。",
    phone: "13900000204",
    ofOrder: true,
    course: [
      ["answer", 2, "核对后为两笔不同订单，第二笔为同行人付款，顾客已确认。"],
      ["resolve", 2.5],
    ],
  },
];

/** Reports of users and of customers in every state of their table, each led there by its steps (TICKET-01, TICKET-02). */
export async function seedTickets(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const clerkId = await firstOfPlatform(tx);
  if (clerkId === undefined) return;
  for (const story of stories) {
    const by = await queries.personNamed(tx, story.by);
    const at = new Date(now.getTime() - story.hoursAgo * hourMs);
    const [order] = story.ofOrder ? await queries.ordersOfTree(tx, by.topId, at, 1) : [];
    await tell(tx, secrets, { story, by, clerkId, at, order });
  }
}

interface Told {
  readonly story: Story;
  readonly by: queries.DemoPerson;
  readonly clerkId: string;
  readonly at: Date;
  readonly order: queries.DemoOrder | undefined;
}

async function tell(tx: Handle, secrets: Secrets, { story, by, clerkId, at, order }: Told): Promise<void> {
  const { problem, content, title, phone, course = [] } = story;
  const ticketNo = await queries.ticketNoAt(tx, at);
  const source: TicketSource = title === undefined ? "customer" : "console";
  const { topId, merchantId } = order ?? by;
  // Nobody has the secret of this phone.
  const reporter = story.onPhone
    ? { reporterId: null, tokenHash: secrets.keyedHash("demo feedback", ticketNo) }
    : { reporterId: by.userId };
  const ticket = {
    ticketNo,
    topId,
    merchantId,
    source,
    problem,
    content,
    images: [],
    ...reporter,
    title: title ?? wordsOf("zh", "support").problem[problem],
    ...sealedPhone(secrets, ticketNo, phone ?? ""),
    machineId: order?.machineId ?? null,
    orderId: order?.orderId ?? null,
  };
  let clock = startClock(at);
  await insertTicket(tx, { ...ticket, ...clock });
  await insertEntry(tx, ticket, { kind: "create", authorId: reporter.reporterId });
  const moments = [at];
  let state: TicketState = "unprocessed";
  for (const [event, afterHours, words] of course) {
    const moment = new Date(at.getTime() + afterHours * hourMs);
    const next: Result<TicketState> = step(ticketTable, state, event);
    if (!next.ok) throw new Error(`The demo ticket ${ticket.title} cannot ${event} from ${state}.`);
    state = next.value;
    const isReporter = event === "reply";
    clock = isReporter ? resumeClock(clock, moment) : pauseClock(clock, moment);
    const handled = isReporter ? {} : { handledAt: moment, handlerId: clerkId };
    const record = { ...ticket, ...clock, state, stateBefore: null, escalated: false, articleId: null };
    const essence = event === "mark" ? { articleId: await asQuestion(tx, ticket, course, clerkId) } : {};
    await saveStep(tx, record, { state, ...clock, ...handled, ...essence });
    const authorId = isReporter ? reporter.reporterId : clerkId;
    await insertEntry(tx, ticket, {
      kind: event as TicketEntryKind,
      authorId,
      ...(words === undefined ? {} : { words }),
    });
    moments.push(moment);
  }
  await queries.datePast(tx, topId, ticketNo, moments);
}

/** The question of the FAQ that customer service made of a ticket: what was asked, and what was answered. */
async function asQuestion(
  tx: Handle,
  { title, problem, content }: { readonly title: string; readonly problem: ProblemType; readonly content: string },
  course: readonly Then[],
  userId: string,
): Promise<string> {
  const answers = course.flatMap(([event, , words]) => (event === "answer" && words !== undefined ? [words] : []));
  const written = {
    category: problem,
    title,
    content: [content, ...answers].join("\n\n"),
    sortNo: 90,
    machineType: null,
    pages: [],
    userId,
  };
  const articleId = await insertArticle(tx, "faq", written);
  await publishArticle(tx, articleId, userId, publishedAs(written));
  return articleId;
}
