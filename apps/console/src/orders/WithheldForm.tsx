import type { RowOf } from "@yunshou/contract";
import { withheldSales } from "@yunshou/contract/orders/withheld";
import { checkWithheldDecision, fieldLimits, type WithheldDecision, withheldDecisions } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { FormModal, showMoney, useRefusalText, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionUser } from "../platform/session/session.ts";

type WithheldRow = RowOf<typeof withheldSales.list>;

interface Values {
  readonly decision?: WithheldDecision;
  readonly reason?: string;
}

/** A sale that was set aside is booked at the lane's price or as the machine said it, or discarded; a choice that the server refuses says why. */
export function WithheldForm({
  sale,
  onClose,
}: {
  readonly sale: WithheldRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("orders");
  const words = t.orders.withheld;
  const refusal = useRefusalText();
  const { required } = useRules();
  const { run, running } = useWrite(withheldSales.decide);
  const isPlatform = sessionUser()?.authlevel === "3";
  const amounts = { byPrice: sale?.byPriceFen, asSaid: sale?.saidFen, discard: null };
  const refusedBecause = (decision: WithheldDecision) =>
    sale === undefined
      ? undefined
      : refusal(
          checkWithheldDecision(
            {
              state: sale.state,
              saidFen: BigInt(sale.saidFen),
              byPriceFen: sale.byPriceFen === null ? null : BigInt(sale.byPriceFen),
            },
            { decision, reason: "-", isPlatform },
          ),
        );
  return (
    <FormModal<Values, WithheldRow>
      title={words.decide}
      about={sale === undefined ? null : `${sale.machineName} ${sale.machineNo}`}
      verb={words.decide}
      of={sale}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ decision = "discard", reason = "" }, { orderNo }) => run({ orderNo, decision, reason })}
      success={t.common.result.done}
    >
      <Form.Item name="decision" label={words.choose} rules={[required]}>
        <Radio.Group
          vertical
          options={withheldDecisions.map((value) => {
            const because = refusedBecause(value);
            const amount = amounts[value];
            const label = amount == null ? words.choice[value] : `${words.choice[value]} ${showMoney(amount)}`;
            return {
              value,
              label: because === undefined ? label : `${label} (${because})`,
              disabled: because !== undefined,
            };
          })}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["decision"]}>
        {({ getFieldValue }) => (
          <Form.Item
            name="reason"
            label={t.orders.process.note}
            rules={[
              {
                required: getFieldValue("decision") !== "byPrice",
                whitespace: true,
                message: t.orders.errors["orders.noteRequired"],
              },
            ]}
          >
            <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
          </Form.Item>
        )}
      </Form.Item>
    </FormModal>
  );
}
