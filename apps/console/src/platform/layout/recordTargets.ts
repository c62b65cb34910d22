import type { MessageDetail } from "@yunshou/contract/access/messages";
import type { PagePath } from "@yunshou/contract/pages";
import type { RecordKind } from "@yunshou/contract/records";

/** The page that shows what a message is about, with the query that finds it there. */
export interface MessageTarget {
  readonly page: PagePath;
  readonly query: Readonly<Record<string, string>>;
}

type Mention = Extract<MessageDetail, { kind: "mention" }>;

const at = (page: PagePath, query: Readonly<Record<string, string>>): MessageTarget => ({ page, query });

const documents: Readonly<Record<string, PagePath>> = {
  plan: "/jxcgl/cgjh",
  order: "/jxcgl/cgd",
  outbound: "/jxcgl/chd",
  refill: "/jxcgl/bhd",
};
/** Documents without a page of their own, in the list that shows them. */
const listed: Readonly<Record<string, PagePath>> = {
  receipt: "/jxcgl/rkdj",
  loss: "/jxcgl/bs",
};
/** Documents that lie in a drawer over the list of others. */
const drawn: Readonly<Record<string, PagePath>> = { return: "/jxcgl/rkdj", transfer: "/jxcgl/chd" };

/** The day of a record for a list that shows the last days only. */
const dated = ({ recordDay }: Mention): Readonly<Record<string, string>> =>
  recordDay == null ? {} : { fromDay: recordDay, toDay: recordDay };
/** A number in such a list, on its day. */
const numbered = (mention: Mention) => ({ docNo: mention.recordNo, ...dated(mention) });

function documentOf(mention: Mention): MessageTarget {
  const { recordId, recordNo, recordPart } = mention;
  const part = recordPart ?? "";
  const [own, over] = [documents[part], drawn[part]];
  if (own !== undefined) return at(own, { doc: recordId });
  return over === undefined
    ? at(listed[part] ?? "/jxcgl/rkdj", numbered(mention))
    : at(over, { open: recordNo, ...dated(mention) });
}

/** The record itself where its page opens one, else the list of its kind with nothing but it. */
const targets: Readonly<Record<RecordKind, (mention: Mention) => MessageTarget>> = {
  machine: ({ recordNo }) => at("/shj/wdshj", { view: recordNo }),
  order: ({ recordId }) => at("/jygl/ddgl", { open: recordId }),
  card: ({ recordNo }) => at("/hygl/wdhyk", { cardNo: recordNo }),
  merchant: ({ recordNo }) => at("/shgl/wdsh", { merchantNo: recordNo }),
  product: ({ recordId }) => at("/spgl/wdsp", { open: recordId }),
  mallOrder: ({ recordId, recordPart }) =>
    at(recordPart === "quickBuy" ? "/essggl/ddgl" : "/sc/scdd", { open: recordId }),
  withdrawal: ({ recordId }) => at("/cfgl/txgl", { open: recordId }),
  ticket: ({ recordId, recordPart }) => at(recordPart === "customer" ? "/shkf/khfk" : "/shkf/wtfk", { open: recordId }),
  plan: ({ recordNo }) => at("/yxch/yxjhgl", { planName: recordNo }),
  ad: ({ recordNo }) => at("/gggl/cgggl", { adName: recordNo }),
  certificate: ({ recordId }) => at("/shgl/zjgl", { open: recordId }),
  pickup: ({ recordId }) => at("/jygl/qhmgl", { open: recordId }),
  rollout: ({ recordId }) => at("/xtgl/jqrjgl", { view: "rollouts", open: recordId }),
  batch: ({ recordNo, recordPart }) =>
    at("/ypgl/yppc", { batchNo: recordNo.split(" · ")[0]!, ...(recordPart == null ? {} : { productId: recordPart }) }),
  supplier: ({ recordNo }) => at("/jxcgl/wdgys", { supplierName: recordNo }),
  supplierBill: ({ recordId }) => at("/jxcgl/sfk", { tab: "bills", open: recordId }),
  supplierPayment: (mention) => at("/jxcgl/sfk", numbered(mention)),
  goodsCount: ({ recordId }) => at("/kcpd/jqhdkcpd", { goodsCount: recordId }),
  machineCount: ({ recordId }) => at("/kcpd/jqhdkcpd", { open: recordId }),
  document: documentOf,
};

/** Where a mention leads. */
export const targetOfRecord = (mention: Mention): MessageTarget => targets[mention.recordKind](mention);
