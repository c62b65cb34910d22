import { constants, publicEncrypt } from "node:crypto";
import { z } from "zod";
import {
  ProviderRefused,
  type ReturnReport,
  type ShareAccount,
  type ShareOrder,
  type ShareReport,
  type ShareReturn,
  type SharingCalls,
} from "../provider.ts";
import type { WechatSettings } from "./settings.ts";

/** A signed call of the client; what is not found is no error. */
type Call = <T>(
  method: "GET" | "POST",
  target: string,
  shape: z.ZodType<T>,
  content?: object,
) => Promise<{ readonly found: true; readonly value: T } | { readonly found: false }>;

const shareAnswer = z.object({
  state: z.enum(["PROCESSING", "FINISHED"]),
  receivers: z
    .array(
      z.object({
        account: z.string(),
        result: z.enum(["PENDING", "SUCCESS", "CLOSED"]),
        fail_reason: z.string().default(""),
      }),
    )
    .default([]),
});
const returnAnswer = z.object({
  result: z.enum(["PROCESSING", "SUCCESS", "FAILED"]),
  fail_reason: z.string().default(""),
});

const types = { merchant: "MERCHANT_ID", person: "PERSONAL_OPENID" } as const;
const base = "/v3/profitsharing";
const description = "分账";
const giveBack = "退款回退分账";

/** Profit sharing of WeChat Pay ("分账"), for the merchant itself; names travel encrypted under WeChat Pay's own key. */
export function wechatSharing(settings: WechatSettings, call: Call): SharingCalls {
  const sealed = (name: string): string => {
    const key = [...settings.platformKeys.values()].at(-1)!;
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, Buffer.from(name)).toString("base64");
  };
  const named = ({ accountType, account, holder }: ShareAccount) => ({
    type: types[accountType],
    account,
    ...(holder === "" ? {} : { name: sealed(holder) }),
  });
  const about = ({ sharingNo, tradeNo }: Pick<ShareOrder, "sharingNo" | "tradeNo">) => ({
    transaction_id: tradeNo,
    out_order_no: sharingNo,
  });

  return {
    async addReceiver(account) {
      const answer = await call("POST", `${base}/receivers/add`, z.unknown(), {
        appid: settings.appId,
        ...named(account),
        relation_type: "PARTNER",
      });
      if (!answer.found) throw new ProviderRefused("the address of receivers is unknown");
    },
    async requestShares(order) {
      const answer = await call("POST", `${base}/orders`, shareAnswer, {
        appid: settings.appId,
        ...about(order),
        receivers: order.receivers.map((one) => ({ ...named(one), amount: Number(one.amountFen), description })),
        unfreeze_unsplit: !order.keepsRest,
      });
      if (!answer.found) throw new ProviderRefused("RESOURCE_NOT_EXISTS");
      return shareReport(answer.value);
    },
    async queryShares({ sharingNo, tradeNo }) {
      const target = `${base}/orders/${encodeURIComponent(sharingNo)}?transaction_id=${encodeURIComponent(tradeNo)}`;
      const answer = await call("GET", target, shareAnswer);
      return answer.found ? shareReport(answer.value) : { state: "unknown" };
    },
    async releaseRest(order) {
      const number = `${order.sharingNo}R`;
      await call("POST", `${base}/orders/unfreeze`, z.unknown(), {
        ...about({ ...order, sharingNo: number }),
        description,
      });
    },
    async requestReturn(one) {
      const answer = await call("POST", `${base}/return-orders`, returnAnswer, {
        out_order_no: one.sharingNo,
        out_return_no: one.returnNo,
        return_mchid: one.account,
        amount: Number(one.amountFen),
        description: giveBack,
      });
      return answer.found ? returnReport(answer.value) : { state: "refused", failure: "RESOURCE_NOT_EXISTS" };
    },
    async queryReturn({ returnNo, sharingNo }: ShareReturn) {
      const number = encodeURIComponent(returnNo);
      const target = `${base}/return-orders/${number}?out_order_no=${encodeURIComponent(sharingNo)}`;
      const answer = await call("GET", target, returnAnswer);
      return answer.found ? returnReport(answer.value) : { state: "unknown" };
    },
  };
}

function shareReport({ state, receivers }: z.output<typeof shareAnswer>): ShareReport {
  if (state !== "FINISHED" || receivers.some(({ result }) => result === "PENDING")) return { state: "processing" };
  const parts = receivers.map(({ account, result, fail_reason: failure }) => ({
    account,
    shared: result === "SUCCESS",
    failure,
  }));
  return { state: "done", parts };
}

function returnReport({ result, fail_reason: failure }: z.output<typeof returnAnswer>): ReturnReport {
  if (result === "PROCESSING") return { state: "processing" };
  return result === "SUCCESS" ? { state: "returned" } : { state: "refused", failure };
}
