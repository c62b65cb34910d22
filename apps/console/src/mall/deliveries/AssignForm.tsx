import { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { FormModal, SearchChoice, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MallDelivery } from "./mallDelivery.ts";
import { StopOrder } from "./StopOrder.tsx";

interface Values {
  readonly courierId: string | null;
  readonly deliveryRoute?: string;
  readonly stops: readonly string[];
}

interface AssignFormProps {
  readonly of: readonly MallDelivery[] | undefined;
  readonly onClose: () => void;
}

/** Gives deliveries to one of the merchant's people, for a round, in the order of its stops; those that wait go on their way. */
export function AssignForm({ of, onClose }: AssignFormProps) {
  const t = usePhrases("deliveries");
  const words = t.deliveries;
  const { required } = useRules();
  const couriers = useCall(mallDeliveries.couriers, {}, { enabled: of !== undefined });
  const { run, running } = useWrite(mallDeliveries.assign);
  const rows = of ?? [];
  const [only] = rows.length === 1 ? rows : [];
  return (
    <FormModal<Values, readonly MallDelivery[]>
      title={words.assign}
      about={only === undefined ? fill(t.common.list.selected, { n: rows.length }) : only.orderNo}
      verb={words.assign}
      of={of}
      onClose={onClose}
      initial={{
        courierId: null,
        deliveryRoute: only?.deliveryRoute ?? "",
        stops: rows.map(({ orderNo }) => orderNo),
      }}
      submitting={running}
      onSubmit={({ courierId, deliveryRoute = "", stops }) => run({ orderNos: [...stops], courierId, deliveryRoute })}
      success={t.common.result.done}
    >
      <Form.Item name="courierId" label={words.fields.courierId} extra={words.assignHint} rules={[required]}>
        <SearchChoice
          options={(couriers.data?.rows ?? []).map(({ courierId, courierName, underWay }) => ({
            value: courierId,
            label: underWay === 0 ? courierName : `${courierName} · ${fill(words.underWay, { n: underWay })}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="deliveryRoute" label={words.fields.deliveryRoute}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="stops" label={words.stops} hidden={rows.length < 2}>
        <StopOrder rows={rows} />
      </Form.Item>
    </FormModal>
  );
}
