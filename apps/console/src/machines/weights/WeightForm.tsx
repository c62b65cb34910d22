import type { RowOf } from "@yunshou/contract";
import { weights } from "@yunshou/contract/machines/weights";
import { productLimits, weightFactorLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import {
  FormModal,
  MachineField,
  namesOf,
  NumberField,
  ProductField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: these lanes, or a product in machines to be chosen when there are none. */
export interface Weighing {
  readonly lanes: readonly RowOf<typeof weights.list>[];
}

interface Values {
  readonly productId?: string;
  readonly machineIds: string[];
  readonly weight: number | null;
  readonly weightTolerance: number | null;
  readonly weightFactor: number | null;
}

/** Sets weight, tolerance and factor of lanes (MACHINE-27, PRODUCT-23, MSG-14, MSG-31). */
export function WeightForm({
  weighing,
  onClose,
}: {
  readonly weighing: Weighing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("weights", "machines", "goods");
  const words = t.weights;
  const { message } = App.useApp();
  const { filled } = useRules();
  const set = useWrite(weights.set);
  const setByProduct = useWrite(weights.setByProduct);
  const lanes = weighing?.lanes ?? [];
  const [first] = lanes;
  const about =
    first === undefined
      ? null
      : lanes.length === 1
        ? `${namesOf(first.machineName, first.machineNo)} · ${words.fields.laneNo} ${first.laneNo}`
        : fill(t.common.list.selected, { n: lanes.length });
  const save = async ({ productId, machineIds, ...grams }: Values) => {
    const { changed } =
      first === undefined
        ? await setByProduct.run({ productId: productId ?? null, machineIds, ...grams })
        : await set.run({
            lanes: lanes.map(({ machineId, cabinet, laneNo }) => ({ machineId, cabinet, laneNo })),
            ...grams,
          });
    message.success(fill(words.changed, { n: changed }));
  };
  return (
    <FormModal<Values>
      title={first === undefined ? words.setByProduct : words.set}
      about={about}
      verb={t.common.action.save}
      open={weighing !== undefined}
      onClose={onClose}
      initial={{
        machineIds: [],
        weight: first?.weight ?? null,
        weightTolerance: first?.weightTolerance ?? 0,
        weightFactor: first?.weightFactor ?? 1,
      }}
      submitting={set.running || setByProduct.running}
      onSubmit={save}
    >
      {first === undefined && (
        <>
          <Form.Item
            name="productId"
            label={words.fields.productName}
            rules={[{ required: true, message: t.goods.errors["goods.chooseProduct"] }]}
          >
            <ProductField usable />
          </Form.Item>
          <Form.Item
            name="machineIds"
            label={t.common.fields.machine}
            rules={[{ required: true, type: "array", min: 1, message: t.machines.errors["machines.selectToOperate"] }]}
          >
            <MachineField multiple usable maxCount={200} />
          </Form.Item>
        </>
      )}
      <Form.Item name="weight" label={words.fields.weight} rules={[filled]}>
        <NumberField min={1} max={productLimits.weightGrams} precision={0} />
      </Form.Item>
      <Form.Item name="weightTolerance" label={words.fields.weightTolerance} rules={[filled]}>
        <NumberField min={0} max={productLimits.weightGrams} precision={0} />
      </Form.Item>
      <Form.Item name="weightFactor" label={words.fields.weightFactor} extra={words.factorHint} rules={[filled]}>
        <NumberField min={0.001} max={weightFactorLimit} step={0.001} />
      </Form.Item>
    </FormModal>
  );
}
