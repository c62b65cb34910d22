import type { AlipayKeys } from "./signing.ts";

export interface AlipaySettings extends AlipayKeys {
  readonly name: string;
  /** Our number as a seller, 2088…; notices for another one are not ours. */
  readonly sellerNo: string;
  /** `https://openapi.alipay.com/gateway.do`, or where a stand-in listens. */
  readonly url: string;
  readonly notifyUrl: string;
  /** The application may be asked who looks at a page, so that buyers pay inside Alipay. */
  readonly paysInApp?: boolean;
  readonly timeoutMs?: number;
}
