import { accept, billUploadBytes, isUnionpayLine, refuse, type Result } from "@yunshou/domain";
import { unzipSync } from "fflate";
import { gunzipSync } from "node:zlib";

/** A bill has at most so many bytes when it is unpacked. */
const unpackedBytes = 536_870_912;
/** What is uploaded is unpacked inside a call, and so to less. */
export const uploadedBytes = billUploadBytes * 10;

/**
 * What is read lies beside what is not: the detail of an Alipay bill beside its summary, which its first line tells, and
 * UnionPay's file of our own transactions (ZM) beside that of others (ZME), which the names tell; the lines are alike.
 */
const isDetail = (name: string, text: string) =>
  text.startsWith("#支付宝业务明细查询") || (name.includes("ZM_") && (text.trim() === "" || isUnionpayLine(text)));

/** Providers write UTF-8 or GB18030 and do not say which; Chinese in the one is not valid in the other. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

/** The text of a bill as it came: plain, by gzip (WeChat Pay) or in an archive (Alipay, UnionPay). */
export function billText(content: Uint8Array, limitBytes = unpackedBytes): Result<string> {
  try {
    if (content[0] === 0x1f && content[1] === 0x8b)
      return accept(decode(gunzipSync(content, { maxOutputLength: limitBytes })));
    if (content[0] !== 0x50 || content[1] !== 0x4b) return accept(decode(content));
    let room = limitBytes;
    const files = unzipSync(content, {
      filter: ({ originalSize }) => {
        room -= originalSize;
        return room >= 0;
      },
    });
    const texts = Object.entries(files).map(([name, bytes]) => [name, decode(bytes)] as const);
    const detail = texts.find(([name, text]) => isDetail(name, text))?.[1];
    return detail === undefined ? refuse("finance.billUnreadable", { field: "content" }) : accept(detail);
  } catch {
    return refuse("finance.billUnreadable", { field: "content" });
  }
}
