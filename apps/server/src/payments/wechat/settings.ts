import type { WechatKeys } from "./signing.ts";

export interface WechatSettings extends WechatKeys {
  readonly name: string;
  readonly appId: string;
  /** Of the application; empty where nobody pays in the app. */
  readonly appSecret?: string;
  /** `https://api.mch.weixin.qq.com`, or where a stand-in listens. */
  readonly url: string;
  readonly notifyUrl: string;
  readonly timeoutMs?: number;
}
