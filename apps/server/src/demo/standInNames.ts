/** Stand-ins of real providers that a demo may run; each takes the payments of its kind. */
export const demoStandIns = ["wechat-stand-in", "alipay-stand-in", "unionpay-stand-in"] as const;
export type DemoStandIn = (typeof demoStandIns)[number];
