import { refunds } from "@yunshou/contract/orders/refunds";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { showMoney, useCall, useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** How one's own merchant refunds, and the way to where it is set: by the merchant above, or read in the own account (REFUND-04). */
export function RefundRules() {
  const words = usePhrases("refunds").refunds;
  const { data } = useCall(refunds.rules, {});
  const navigate = useNavigate();
  const setsOthers = useCan("merchants.merchant.write");
  const seesOwn = useCan("merchants.account.read");
  if (data === undefined) return null;
  const { refundAgreed, refundMaximumFen, refundReviewFen } = data;
  const automatic = refundAgreed ? fill(words.upTo, { amount: showMoney(refundMaximumFen) }) : words.always;
  const people = refundReviewFen === null ? words.never : fill(words.above, { amount: showMoney(refundReviewFen) });
  return (
    <>
      <span className="kit-soft">
        {fill(words.automatic, { limit: automatic })} · {fill(words.twoPeople, { limit: people })}
      </span>
      {(setsOthers || seesOwn) && (
        <Button onClick={() => void navigate(setsOthers ? "/shgl/wdsh" : "/shgl/shzhxx")}>{words.settings}</Button>
      )}
    </>
  );
}
