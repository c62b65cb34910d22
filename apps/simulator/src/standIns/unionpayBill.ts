import { deflateSync } from "node:zlib";
import { type ListedLine, gb18030, zipOf } from "./bills.ts";

/** Fields of a line of the file and their bytes ("商户对账文件 ZM"), those that this stand-in fills by name. */
const fields = [
  [3, "code"],
  [11, "agent"],
  [11, "sender"],
  [6, "trace"],
  [10, "at"],
  [19, "account"],
  [12, "amount"],
  [4, "category"],
  [2, "terminalKind"],
  [21, "queryId"],
  [2, "payWayBefore"],
  [32, "orderId"],
  [2, "cardKind"],
  [6, "originalTrace"],
  [10, "originalAt"],
  [13, "fee"],
  [13, "settled"],
  [4, "payWay"],
  [15, "group"],
  [2, "txnType"],
  [2, "txnSubType"],
  [6, "bizType"],
  [2, "accountKind"],
  [4, "billKind"],
  [32, "billNumber"],
  [1, "interaction"],
  [21, "originalQueryId"],
  [15, "merId"],
  [1, "splitWay"],
  [15, "subMerchant"],
  [32, "subName"],
  [13, "subSettled"],
  [13, "net"],
  [8, "terminal"],
  [32, "reserved"],
  [13, "discount"],
  [13, "invoice"],
  [12, "instalmentFee"],
  [2, "instalments"],
  [1, "medium"],
  [32, "originalOrderId"],
  [98, "rest"],
] as const;

type FieldName = (typeof fields)[number][1];

const beijing = (at: number) => new Date(at + 28_800_000).toISOString();
const signed = (fen: number) => `${fen < 0 ? "D" : "C"}${String(Math.abs(fen)).padStart(12, "0")}`;
/** As many bytes as the field has; Chinese has two in GBK. */
const fitted = (text: string, width: number) => {
  let bytes = 0;
  let kept = "";
  for (const sign of text) {
    const more = sign.charCodeAt(0) < 0x80 ? 1 : 2;
    if (bytes + more > width) break;
    bytes += more;
    kept += sign;
  }
  return kept + " ".repeat(width - bytes);
};

/** The settlement file of UnionPay as text; it is sent in GBK. What failed is not in it. */
export function unionpayBill(merId: string, lines: readonly ListedLine[]): string {
  const rows = lines
    .filter(({ failed }) => failed !== true)
    .map((line, index) => {
      const isRefund = line.kind === "refund";
      const at = beijing(line.at).slice(5, 19).replaceAll(/[-T:]/g, "");
      const moved = isRefund ? -line.amountFen : line.amountFen;
      const values: Partial<Record<FieldName, string>> = {
        code: isRefund ? "S30" : "S22",
        agent: "00049992",
        sender: "00049992",
        trace: String((index % 999_999) + 1).padStart(6, "0"),
        at,
        account: "621234******1234",
        amount: String(line.amountFen).padStart(12, "0"),
        category: "5411",
        terminalKind: "08",
        queryId: isRefund ? `9${line.tradeNo.slice(1)}` : line.tradeNo,
        orderId: isRefund ? line.refundNo : line.outTradeNo,
        fee: signed(-line.feeFen),
        settled: signed(moved - line.feeFen),
        payWay: "0501",
        txnType: isRefund ? "04" : "01",
        txnSubType: isRefund ? "00" : "07",
        bizType: "000000",
        originalQueryId: isRefund ? line.tradeNo : "",
        merId,
        subName: line.name,
        net: signed(moved - line.feeFen),
        originalOrderId: isRefund ? line.outTradeNo : "",
      };
      return fields.map(([width, name]) => fitted(values[name] ?? "", width)).join(" ");
    });
  return rows.map((row) => `${row}\r\n`).join("");
}

/** The files of a day as they lie in an archive, `day` as `2026-11-22`: ours, and those of others beside it. */
export function unionpayArchive(merId: string, day: string, lines: readonly ListedLine[]): Buffer {
  const name = (kind: string) => `INN${day.slice(2).replaceAll("-", "")}88${kind}_${merId}`;
  return zipOf([
    { name: name("ZME"), content: Buffer.alloc(0) },
    { name: name("ZM"), content: gb18030(unionpayBill(merId, lines)) },
  ]);
}

/** As the file comes in an answer: packed once more, in Base64. */
export const unionpayFileContent = (archive: Buffer): string => deflateSync(archive).toString("base64");
