import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { checkMovedAmount, checkNotNegative, fenFromYuan, machineBatchLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  Choice,
  FormModal,
  MachineField,
  MoneyField,
  ofYuan,
  ProductField,
  showNumber,
  useConfirm,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { TemplateField } from "../templates/TemplateField.tsx";
import { ChangePreview, type Preview } from "./ChangePreview.tsx";
import { useChangeDone } from "./useChangeDone.tsx";

const targets = ["machines", "template"] as const;

interface Values {
  readonly productId: string;
  readonly target: (typeof targets)[number];
  readonly machineIds?: string[];
  readonly templateId?: string;
  readonly price: string;
  readonly purchasePrice?: string;
  readonly batchNo?: string;
}

const priceOf = ofYuan((fen) => checkMovedAmount(fen, "lanePriceFen"));
const purchaseOf = ofYuan(checkNotNegative);
const given = (text: string | undefined) => (text === undefined || text.trim() === "" ? undefined : text.trim());

/** The input of the call, once the form is whole. */
function inputOf({ productId, target, machineIds, templateId, price, purchasePrice, batchNo }: Partial<Values>) {
  const fen = fenFromYuan(price ?? "");
  const purchase = given(purchasePrice) === undefined ? undefined : fenFromYuan(purchasePrice ?? "");
  const where =
    target === "template"
      ? templateId === undefined
        ? undefined
        : { templateId }
      : (machineIds ?? []).length === 0
        ? undefined
        : { machineIds: machineIds! };
  if (productId === undefined || where === undefined || !fen.ok || purchase?.ok === false) return undefined;
  return {
    productId,
    ...where,
    lanePriceFen: String(fen.value),
    ...(purchase === undefined ? {} : { purchaseFen: String(purchase.value) }),
    ...(given(batchNo) === undefined ? {} : { batchNo: given(batchNo)! }),
  };
}

/** 批量改价: a product, machines and a new price; each lane is shown before and after, and nothing changes unseen (LANE-14, LANE-15). */
export function PriceChangeForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("laneChanges", "lanes", "machines", "goods");
  const words = t.laneChanges;
  const { agree } = useConfirm();
  const done = useChangeDone();
  const change = useWrite(laneChanges.changePrice);
  const [preview, show] = useState<{ readonly of: string; readonly what: Preview } | undefined>();
  const save = async (values: Values) => {
    const input = inputOf(values);
    // Who changed the form after the preview has to look again.
    if (input === undefined || preview?.of !== JSON.stringify(input)) throw new Error("kept open");
    const below = preview.what.belowPurchase;
    if (
      below > 0 &&
      !(await agree({
        text: t.lanes.belowPurchase,
        about: fill(words.below, { n: showNumber(below) }),
        verb: words.setPrice,
        danger: true,
      }))
    )
      throw new Error("kept open");
    done(await change.run({ ...input, seen: preview.what.seen }));
  };
  return (
    <FormModal<Values>
      title={words.setPrice}
      about={null}
      verb={fill(words.apply, { n: showNumber(preview?.what.lanes ?? 0) })}
      open={open}
      onClose={() => {
        show(undefined);
        onClose();
      }}
      initial={{ target: "machines", machineIds: [] }}
      submitting={change.running}
      guard="money"
      onSubmit={save}
    >
      <PriceFields preview={preview} onPreview={show} />
    </FormModal>
  );
}

interface PriceFieldsProps {
  readonly preview: { readonly of: string; readonly what: Preview } | undefined;
  readonly onPreview: (preview: { readonly of: string; readonly what: Preview } | undefined) => void;
}

function PriceFields({ preview, onPreview }: PriceFieldsProps) {
  const t = usePhrases("laneChanges", "machines", "goods", "lanes");
  const words = t.laneChanges;
  const { rule } = useRules();
  const look = useWrite(laneChanges.previewPrice);
  const form = Form.useFormInstance<Values>();
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  const input = inputOf(values ?? {});
  const isSeen = input !== undefined && preview?.of === JSON.stringify(input);
  const lookNow = async () => {
    await form.validateFields();
    if (input !== undefined) onPreview({ of: JSON.stringify(input), what: await look.run(input) });
  };
  return (
    <>
      <Form.Item
        name="productId"
        label={words.fields.product}
        rules={[{ required: true, message: t.goods.errors["goods.chooseProduct"] }]}
      >
        <ProductField />
      </Form.Item>
      <Form.Item name="target" label={words.fields.target}>
        <Choice values={targets} words={words.targets} />
      </Form.Item>
      {values?.target === "template" ? (
        <Form.Item
          name="templateId"
          label={words.fields.template}
          rules={[{ required: true, message: words.templateRequired }]}
        >
          <TemplateField />
        </Form.Item>
      ) : (
        <Form.Item
          name="machineIds"
          label={words.fields.machines}
          rules={[{ required: true, message: t.machines.errors["machines.selectToOperate"] }]}
        >
          <MachineField multiple usable maxCount={machineBatchLimit} />
        </Form.Item>
      )}
      <Form.Item name="price" label={words.fields.newPrice} rules={[rule(priceOf)]} required>
        <MoneyField />
      </Form.Item>
      <Form.Item name="purchasePrice" label={words.fields.purchase} rules={[rule(purchaseOf, { optional: true })]}>
        <MoneyField />
      </Form.Item>
      <Form.Item name="batchNo" label={words.fields.batchNo}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item>
        <Button loading={look.running} onClick={() => void lookNow().catch(() => undefined)}>
          {words.preview}
        </Button>
      </Form.Item>
      {isSeen && <ChangePreview preview={preview.what} />}
    </>
  );
}
