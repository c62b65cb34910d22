import { packageSales } from "@yunshou/contract/members/packageSales";
import { type RechargeMethod, rechargeMethods } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form } from "antd";
import { Choice, FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SaleRow } from "./saleRow.ts";

/** Ends a package that was sold and pays back what has not begun of it (CARD-22). */
export function RefundForm({ of, onClose }: { readonly of: SaleRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("memberPackages", "members");
  const { fields, action, hint } = t.memberPackages;
  const { required } = useRules();
  const { run, running } = useWrite(packageSales.refund);
  const toCard = of?.refundsToCard === true;
  const amount = writeYuan(BigInt((toCard ? of.refundableFen : of?.counterFen) ?? 0));
  return (
    <FormModal<{ readonly payout?: RechargeMethod }, SaleRow>
      key={of?.packageSaleId}
      title={action.refund}
      about={namesOf(of?.packageName, of?.cardNo)}
      verb={action.refund}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      guard="money"
      onSubmit={({ payout = null }, { packageSaleId }) => run({ packageSaleId, payout })}
      success={t.common.result.done}
    >
      <p className="kit-soft">{fill(toCard ? hint.toCard : hint.atCounter, { amount })}</p>
      {!toCard && (
        <Form.Item name="payout" label={fields.payout} rules={[required]}>
          <Choice values={rechargeMethods} words={t.members.method} />
        </Form.Item>
      )}
    </FormModal>
  );
}
