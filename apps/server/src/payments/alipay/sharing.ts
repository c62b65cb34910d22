import { fenFromYuan, yuanFromFen } from "@yunshou/domain";
import { z } from "zod";
import { ProviderRefused, type ShareOrder, type ShareReport, type SharingCalls } from "../provider.ts";
import type { AlipayCall } from "./call.ts";

const bound = z.object({ result_code: z.string() });
const detail = z.object({
  operation_type: z.string().default("transfer"),
  trans_in: z.string().optional(),
  amount: z.string().optional(),
  state: z.enum(["PROCESSING", "SUCCESS", "FAIL"]),
  error_code: z.string().default(""),
});
const settled = z.object({ out_request_no: z.string().optional(), royalty_detail_list: z.array(detail).default([]) });

const desc = "分账";

/**
 * Profit sharing of Alipay ("分账"): receivers are bound first, then a trade is settled asynchronously, for up to 50 receivers.
 * A refund takes shares back by itself, so there is no call for it.
 */
export function alipaySharing(call: AlipayCall): SharingCalls {
  async function queryShares({ sharingNo, tradeNo, receivers }: ShareOrder): Promise<ShareReport> {
    const wish = { out_request_no: sharingNo, trade_no: tradeNo };
    const answer = await call("alipay.trade.order.settle.query", settled, wish);
    const lines = (answer?.royalty_detail_list ?? []).filter((one) => one.operation_type.startsWith("transfer"));
    if (lines.length === 0) return { state: "unknown" };
    if (lines.some(({ state }) => state === "PROCESSING")) return { state: "processing" };
    const parts = receivers.map(({ account, amountFen }) => {
      const line = lines.find((one) => one.trans_in === account);
      const amount = fenFromYuan(line?.amount ?? "");
      const shared = line?.state === "SUCCESS" && amount.ok && amount.value === amountFen;
      return { account, shared, failure: shared ? "" : (line?.error_code ?? "NOT_REPORTED") };
    });
    return { state: "done", parts };
  }

  /** Settles a trade; `royalty_finish` releases what is left of it. */
  const settle = async (
    order: Pick<ShareOrder, "sharingNo" | "tradeNo">,
    parameters: readonly object[],
    finish = true,
  ) => {
    const answer = await call("alipay.trade.order.settle", z.unknown(), {
      out_request_no: order.sharingNo,
      trade_no: order.tradeNo,
      royalty_parameters: parameters,
      royalty_mode: "async",
      extend_params: { royalty_finish: String(finish) },
    });
    if (answer === undefined) throw new ProviderRefused("ACQ.TRADE_NOT_EXIST");
  };

  return {
    async addReceiver({ account, holder }) {
      const answer = await call("alipay.trade.royalty.relation.bind", bound, {
        out_request_no: `bind${account}`,
        receiver_list: [{ type: "userId", account, ...(holder === "" ? {} : { name: holder }), memo: desc }],
      });
      if (answer?.result_code !== "SUCCESS") throw new ProviderRefused(answer?.result_code ?? "FAIL");
    },
    async requestShares(order) {
      await settle(
        order,
        order.receivers.map(({ account, amountFen }) => ({
          royalty_type: "transfer",
          trans_in_type: "userId",
          trans_in: account,
          amount: yuanFromFen(amountFen),
          desc,
        })),
        !order.keepsRest,
      );
      return { state: "processing" };
    },
    queryShares,
    releaseRest: (order) => settle({ ...order, sharingNo: `${order.sharingNo}R` }, []),
  };
}
