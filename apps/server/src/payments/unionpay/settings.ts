import type { UnionpayKeys } from "./signing.ts";

export interface UnionpaySettings extends UnionpayKeys {
  readonly name: string;
  /** Our number as a merchant; answers and notices about another one are not ours. */
  readonly merchantNo: string;
  /** `https://gateway.95516.com`, or where a stand-in listens. */
  readonly url: string;
  readonly notifyUrl: string;
  readonly timeoutMs?: number;
}

/** Where settlement files are fetched; UnionPay has a host of its own for them. */
const fileHosts: Readonly<Record<string, string>> = {
  "https://gateway.95516.com": "https://filedownload.95516.com/",
  "https://gateway.test.95516.com": "https://filedownload.test.95516.com/",
};

/** Addresses of what is asked. A stand-in has all of them on one host. */
export const unionpayAddresses = (url: string) => ({
  transaction: `${url}/gateway/api/backTransReq.do`,
  query: `${url}/gateway/api/queryTrans.do`,
  file: fileHosts[url] ?? `${url}/`,
});

/**
 * Who UnionPay's certificates name, by the gateway that is asked. Certificates of merchants are written by the same
 * authority, so that only the name tells UnionPay from one of them.
 */
export const unionpaySigner = (url: string): string =>
  url === "https://gateway.test.95516.com" ? "00040000:SIGN" : "中国银联股份有限公司";
