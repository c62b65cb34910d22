import { accept, billUploadBytes, refuse, type Result } from "@yunshou/domain";
import { unzipSync } from "fflate";
import { gunzipSync } from "node:zlib";

/** A bill has at most so many bytes when it is unpacked. */
const unpackedBytes = 536_870_912;
/** What is uploaded is unpacked inside a call, and so to less. */
export const uploadedBytes = billUploadBytes * 10;

/** The detail of an Alipay bill lies beside its summary; what it begins with is told by its first line. */
const isDetail = (text: string) => text.startsWith("#支付宝业务明细查询");

/** Providers write UTF-8 or GB18030 and do not say which; Chinese in the one is not valid in the other. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

/** The text of a bill as it came: plain, by gzip (WeChat Pay) or in an archive (Alipay). */
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
    const texts = Object.values(files).map(decode);
    const detail = texts.find(isDetail);
    return detail === undefined ? refuse("finance.billUnreadable", { field: "content" }) : accept(detail);
  } catch {
    return refuse("finance.billUnreadable", { field: "content" });
  }
}
