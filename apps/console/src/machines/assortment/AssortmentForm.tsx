import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import {
  addedLanesLimit,
  type AssortmentAction,
  checkMovedAmount,
  checkNotNegative,
  fenFromYuan,
  machineBatchLimit,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Form } from "antd";
import { useState } from "react";
import {
  FormModal,
  MachineField,
  MoneyField,
  NumberField,
  ofYuan,
  ProductField,
  showNumber,
  useConfirm,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangePreview, type Preview } from "../changes/ChangePreview.tsx";
import { useChangeDone } from "../changes/useChangeDone.tsx";

/** What the form is open for: an action, with machines and a product that were chosen in the list. */
export interface Assorting {
  readonly action: AssortmentAction;
  readonly machineIds: readonly string[];
  readonly productId?: string;
}

interface Values {
  readonly machineIds?: string[];
  readonly productId?: string;
  readonly newProductId?: string;
  readonly laneCount?: number | null;
  readonly price?: string;
  readonly purchasePrice?: string;
}

interface Seen {
  readonly of: string;
  readonly what: Preview;
}

const priceOf = ofYuan((fen) => checkMovedAmount(fen, "lanePriceFen"));
const purchaseOf = ofYuan(checkNotNegative);

/** An amount that may be left empty; undefined where it is none. */
function fenIn(text: string | undefined): { readonly fen?: string } | undefined {
  if (text === undefined || text.trim() === "") return {};
  const fen = fenFromYuan(text);
  return fen.ok ? { fen: String(fen.value) } : undefined;
}

/** The input of the call, once the form is whole. */
function inputOf(action: AssortmentAction, values: Partial<Values>) {
  const { machineIds = [], productId, newProductId, laneCount } = values;
  const [price, purchase] = [fenIn(values.price), fenIn(values.purchasePrice)];
  if (machineIds.length === 0 || price === undefined || purchase === undefined) return undefined;
  if ((action !== "add" && productId === undefined) || (action !== "remove" && newProductId === undefined))
    return undefined;
  return {
    action,
    machineIds,
    ...(action === "add" ? { laneCount: laneCount ?? 1 } : { productId: productId! }),
    ...(action === "remove"
      ? {}
      : {
          newProductId: newProductId!,
          ...(price.fen === undefined ? {} : { lanePriceFen: price.fen }),
          ...(purchase.fen === undefined ? {} : { purchaseFen: purchase.fen }),
        }),
  };
}

/** Adds, replaces or removes a product on machines; each lane is shown before and after, and nothing changes unseen (LANE-09, LANE-14). */
export function AssortmentForm({
  assorting,
  onClose,
}: {
  readonly assorting: Assorting | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("machineProducts", "laneChanges", "lanes");
  const words = t.machineProducts;
  const { agree } = useConfirm();
  const done = useChangeDone();
  const change = useWrite(machineProducts.change);
  const [preview, show] = useState<Seen | undefined>();
  const action = assorting?.action ?? "add";
  const save = async (values: Values, { action: asked }: Assorting) => {
    const input = inputOf(asked, values);
    // Who changed the form after the preview has to look again.
    if (input === undefined || preview?.of !== JSON.stringify(input)) throw new Error("kept open");
    const below = preview.what.belowPurchase;
    const isAgreed =
      below === 0 ||
      (await agree({
        text: t.lanes.belowPurchase,
        about: fill(t.laneChanges.below, { n: showNumber(below) }),
        verb: words.action[asked],
        danger: true,
      }));
    if (!isAgreed) throw new Error("kept open");
    done(await change.run({ ...input, seen: preview.what.seen }));
  };
  return (
    <FormModal<Values, Assorting>
      title={words.action[action]}
      about={null}
      verb={fill(t.laneChanges.apply, { n: showNumber(preview?.what.lanes ?? 0) })}
      of={assorting}
      onClose={() => {
        show(undefined);
        onClose();
      }}
      initial={{
        machineIds: [...(assorting?.machineIds ?? [])],
        ...(assorting?.productId === undefined ? {} : { productId: assorting.productId }),
        laneCount: 1,
      }}
      submitting={change.running}
      guard="money"
      onSubmit={save}
    >
      <AssortmentFields action={action} preview={preview} onPreview={show} />
    </FormModal>
  );
}

interface FieldsProps {
  readonly action: AssortmentAction;
  readonly preview: Seen | undefined;
  readonly onPreview: (preview: Seen) => void;
}

function AssortmentFields({ action, preview, onPreview }: FieldsProps) {
  const t = usePhrases("machineProducts", "machines", "goods", "laneChanges");
  const words = t.machineProducts;
  const { fields } = words;
  const { rule, filled } = useRules();
  const look = useWrite(machineProducts.preview);
  const form = Form.useFormInstance<Values>();
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  const input = inputOf(action, values ?? {});
  const lookNow = async () => {
    await form.validateFields();
    if (input !== undefined) onPreview({ of: JSON.stringify(input), what: await look.run(input) });
  };
  const chosenProduct = [{ required: true, message: t.goods.errors["goods.chooseProduct"] }];
  return (
    <>
      <Form.Item
        name="machineIds"
        label={fields.machines}
        rules={[{ required: true, type: "array", min: 1, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <MachineField multiple usable maxCount={machineBatchLimit} />
      </Form.Item>
      {action !== "add" && (
        <Form.Item
          name="productId"
          label={action === "swap" ? fields.oldProduct : fields.product}
          rules={chosenProduct}
        >
          <ProductField />
        </Form.Item>
      )}
      {action !== "remove" && (
        <Form.Item
          name="newProductId"
          label={action === "swap" ? fields.newProduct : fields.product}
          rules={chosenProduct}
        >
          <ProductField usable />
        </Form.Item>
      )}
      {action === "add" && (
        <Form.Item name="laneCount" label={fields.addedLanes} rules={[filled]}>
          <NumberField min={1} max={addedLanesLimit} precision={0} />
        </Form.Item>
      )}
      {action !== "remove" && (
        <>
          <Form.Item
            name="price"
            label={fields.lanePrice}
            extra={words.ownPriceAny}
            rules={[rule(priceOf, { optional: true })]}
          >
            <MoneyField />
          </Form.Item>
          <Form.Item
            name="purchasePrice"
            label={fields.purchase}
            extra={words.ownPriceAny}
            rules={[rule(purchaseOf, { optional: true })]}
          >
            <MoneyField />
          </Form.Item>
        </>
      )}
      <Form.Item>
        <Button loading={look.running} onClick={() => void lookNow().catch(() => undefined)}>
          {t.laneChanges.preview}
        </Button>
      </Form.Item>
      {input !== undefined && preview?.of === JSON.stringify(input) && <ChangePreview preview={preview.what} />}
    </>
  );
}
