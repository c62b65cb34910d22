import { products } from "@yunshou/contract/goods/products";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { checkLane, checkNotNegative, fenFromYuan, laneModes, pricedBelowPurchase, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input, InputNumber, Select, type SelectProps } from "antd";
import { type ReactNode, useState } from "react";
import { spImageUrl } from "../../platform/images.ts";
import {
  Choice,
  FormDrawer,
  showMoney,
  useCall,
  useConfirm,
  useRules,
  useWrite,
  useErrorText,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
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
  const [text, search] = useState("");
  const options = useCall(products.options, { machineId: machine.machineId, text }, { enabled: lane !== undefined });
  const save = useWrite(lanes.save);
  const command = useWrite(machines.command);
  const amountRule = amount(checkNotNegative, { optional: true });

  const submit = async (values: Values) => {
    if (lane === undefined) return;
    const chosen = (options.data?.rows ?? []).find((product) => product.productId === values.productId);
    const productPrice = values.productId === lane.productId ? lane.productPriceFen : (chosen?.priceFen ?? null);
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
      capacity: values.capacity,
      warnThreshold: values.warnThreshold,
      batchNo: values.batchNo,
      laneMode: values.laneMode,
    });
    message.success(t.common.result.modified);
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

  const current =
    lane?.productId == null
      ? []
      : [
          {
            productId: lane.productId,
            code: lane.productCode ?? "",
            name: lane.productName ?? "",
            image: lane.productImage,
            priceFen: lane.productPriceFen ?? "0",
          },
        ];
  const found = (options.data?.rows ?? []).filter((product) => product.productId !== lane?.productId);

  return (
    <FormDrawer<Values, LaneRow>
      key={lane === undefined ? "none" : laneKey(lane)}
      title={fill(t.lanes.editLane, { laneNo: lane?.laneNo ?? "" })}
      of={lane}
      onClose={onClose}
      initial={
        lane === undefined ? {} : { ...lane, lanePrice: yuan(lane.lanePriceFen), purchasePrice: yuan(lane.purchaseFen) }
      }
      submitting={save.running}
      onSubmit={submit}
    >
      <Form.Item name="productId" label={words.product} className="kit-wide">
        <ProductSelect
          placeholder={t.common.form.select}
          onSearch={search}
          loading={options.loading}
          options={[...current, ...found].map((product) => ({
            value: product.productId,
            price: product.priceFen,
            label: (
              <span className="lane-product">
                <img src={spImageUrl(product.image)} alt="" width={22} height={22} />
                {product.name} <small>{product.code}</small> <em>{showMoney(product.priceFen)}</em>
              </span>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="lanePrice" label={words.lanePrice} rules={[amountRule]}>
        <Input prefix="¥" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="purchasePrice" label={words.purchasePrice} rules={[amountRule]}>
        <Input prefix="¥" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="stock" label={words.stock} rules={[required]}>
        <InputNumber min={0} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="capacity" label={words.capacity} rules={[required]}>
        <InputNumber min={0} max={200} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="warnThreshold" label={words.warnThreshold} rules={[required]}>
        <InputNumber min={0} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="laneMode" label={words.laneMode}>
        <Choice values={laneModes} words={t.lanes.laneMode} />
      </Form.Item>
      <Form.Item name="batchNo" label={words.batchNo}>
        <Input maxLength={40} />
      </Form.Item>
    </FormDrawer>
  );
}

interface ProductSelectProps extends Pick<SelectProps, "id" | "placeholder" | "loading"> {
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly onSearch: (text: string) => void;
  readonly options: { readonly value: string; readonly price: string; readonly label: ReactNode }[];
}

/** A product proposes its price, unless somebody gave the lane a price of its own. */
function ProductSelect({ value, onChange, onSearch, options, ...select }: ProductSelectProps) {
  const form = Form.useFormInstance<Values>();
  const priceOf = (productId: string | null | undefined) =>
    yuan(options.find((option) => option.value === productId)?.price ?? null);
  const choose = (productId: string | undefined) => {
    const typed = form.getFieldValue("lanePrice") as string | undefined;
    if (productId !== undefined && (typed ?? "") === priceOf(value))
      form.setFieldValue("lanePrice", priceOf(productId));
    onChange?.(productId ?? null);
  };
  return (
    <Select<string>
      {...select}
      allowClear
      showSearch={{ filterOption: false, onSearch }}
      value={value ?? null}
      onChange={choose}
      options={options}
    />
  );
}
