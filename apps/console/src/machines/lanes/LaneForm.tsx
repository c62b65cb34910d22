import type { EntityRow } from "@yunshou/contract/entities";
import { products } from "@yunshou/contract/goods/products";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { checkLane, checkNotNegative, fenFromYuan, laneModes, pricedBelowPurchase, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { useRef } from "react";
import { call } from "../../platform/api/call.ts";
import {
  Choice,
  FormDrawer,
  MoneyField,
  namesOf,
  NumberField,
  ProductField,
  useConfirm,
  useErrorText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { BatchField } from "./BatchField.tsx";
import { laneKey, type LaneRow, type MachineOfLanes } from "./laneState.ts";

interface LaneFormProps {
  readonly machine: MachineOfLanes;
  readonly lane: LaneRow | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly productId?: string | null;
  readonly lanePrice?: string;
  readonly purchasePrice?: string;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly batchNo: string;
  readonly laneMode: LaneRow["laneMode"];
}

const yuan = (fen: string | null) => (fen === null ? "" : yuanFromFen(BigInt(fen)));
const fenOrNull = (text: string | undefined) => {
  const read = text === undefined || text.trim() === "" ? null : fenFromYuan(text);
  return read?.ok ? read.value : null;
};

/** Settings of one lane; the rules are those that the server refuses with (LANE-09, LANE-14 to LANE-16, LANE-20). */
export function LaneForm({ machine, lane, onClose }: LaneFormProps) {
  const t = usePhrases("lanes", "machines");
  const errorText = useErrorText();
  const { required, amount } = useRules();
  const words = t.lanes.fields;
  const { message } = App.useApp();
  const { ask, agree } = useConfirm();
  const prices = useRef(new Map<string, string | null>());
  const save = useWrite(lanes.save);
  const command = useWrite(machines.command);
  const amountRule = amount(checkNotNegative, { optional: true });

  /** The selling price of a product, asked by its code when it is chosen. */
  const priceOf = async (productId: string | null | undefined, code?: string) => {
    if (productId == null) return null;
    if (productId === lane?.productId) return lane.productPriceFen;
    const known = prices.current.get(productId);
    if (known !== undefined || code === undefined) return known ?? null;
    const { rows } = await call(products.options, { machineId: machine.machineId, text: code });
    const price = rows.find((product) => product.productId === productId)?.priceFen ?? null;
    prices.current.set(productId, price);
    return price;
  };

  const submit = async (values: Values) => {
    if (lane === undefined) return;
    const productPrice = await priceOf(values.productId);
    const settings = {
      ...values,
      productId: values.productId ?? null,
      priceFen: fenOrNull(values.lanePrice),
      purchaseFen: fenOrNull(values.purchasePrice),
      productPriceFen: productPrice === null ? null : BigInt(productPrice),
    };
    const checked = checkLane(settings);
    if (!checked.ok) {
      message.error(errorText(checked.code, checked.values));
      throw new Error(checked.code);
    }
    if (
      pricedBelowPurchase(settings) &&
      !(await agree({
        text: t.lanes.belowPurchase,
        about: namesOf(`${words.laneNo} ${lane.laneNo}`, lane.productName),
        verb: t.common.action.save,
        danger: true,
      }))
    ) {
      throw new Error("kept open");
    }
    const answer = await save.run({
      machineId: machine.machineId,
      cabinet: lane.cabinet,
      laneNo: lane.laneNo,
      version: lane.version,
      productId: settings.productId,
      lanePriceFen: settings.priceFen === null ? null : String(settings.priceFen),
      purchaseFen: settings.purchaseFen === null ? null : String(settings.purchaseFen),
      stock: values.stock,
      seenStock: lane.stock,
      capacity: values.capacity,
      warnThreshold: values.warnThreshold,
      batchNo: values.batchNo,
      laneMode: values.laneMode,
    });
    if (answer.stopped) message.warning(t.lanes.stoppedByPrice);
    if (answer.restartAdvised)
      ask({
        text: t.lanes.restartAdvised,
        about: namesOf(machine.machineName, machine.machineNo),
        verb: t.machines.command.restart,
        run: () => command.run({ machineIds: [machine.machineId], kind: "restart" }),
        success: t.machines.commandSent,
      });
  };

  return (
    <FormDrawer<Values, LaneRow>
      key={lane === undefined ? "none" : laneKey(lane)}
      title={fill(t.lanes.editLane, { laneNo: lane?.laneNo ?? "" })}
      of={lane}
      about={lane === undefined ? undefined : namesOf(machine.machineName, String(lane.laneNo))}
      onClose={onClose}
      success={t.common.result.modified}
      initial={
        lane === undefined ? {} : { ...lane, lanePrice: yuan(lane.lanePriceFen), purchasePrice: yuan(lane.purchaseFen) }
      }
      submitting={save.running}
      onSubmit={submit}
    >
      <Form.Item name="productId" label={words.product} className="kit-wide">
        <LaneProduct machineId={machine.machineId} priceOf={priceOf} />
      </Form.Item>
      <Form.Item name="lanePrice" label={words.lanePrice} rules={[amountRule]}>
        <MoneyField />
      </Form.Item>
      <Form.Item name="purchasePrice" label={words.purchasePrice} rules={[amountRule]}>
        <MoneyField />
      </Form.Item>
      <Form.Item name="stock" label={words.stock} rules={[required]}>
        <NumberField min={0} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="capacity" label={words.capacity} rules={[required]}>
        <NumberField min={0} max={200} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="warnThreshold" label={words.warnThreshold} rules={[required]}>
        <NumberField min={0} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="laneMode" label={words.laneMode}>
        <Choice values={laneModes} words={t.lanes.laneMode} />
      </Form.Item>
      <Form.Item name="batchNo" label={words.batchNo}>
        <BatchField />
      </Form.Item>
    </FormDrawer>
  );
}

interface LaneProductProps {
  readonly machineId: string;
  readonly priceOf: (productId: string | null | undefined, code?: string) => Promise<string | null>;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
}

/** A product proposes its price, unless somebody gave the lane a price of its own or is about to. */
function LaneProduct({ machineId, priceOf, value, onChange, ...field }: LaneProductProps) {
  const form = Form.useFormInstance<Values>();
  const choose = async (productId: string | undefined, row: EntityRow | undefined) => {
    onChange?.(productId ?? null);
    const [before, proposed] = [yuan(await priceOf(value)), yuan(await priceOf(productId, row?.number))];
    const { input } = (form.getFieldInstance("lanePrice") ?? {}) as { readonly input?: HTMLInputElement | null };
    if (input != null && input === document.activeElement) return;
    const typed = form.getFieldValue("lanePrice") as string | undefined;
    if (productId !== undefined && (typed ?? "") === before) form.setFieldValue("lanePrice", proposed);
  };
  return (
    <ProductField
      {...field}
      allowClear
      narrowedTo={{ machineId }}
      value={value ?? null}
      onChange={(productId, row) => void choose(productId, row).catch(() => undefined)}
    />
  );
}
