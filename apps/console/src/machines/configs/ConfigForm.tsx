import type { RowOf } from "@yunshou/contract";
import { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { machines } from "@yunshou/contract/machines/machines";
import { categoryOrderLimit, type FlagChange, type MachineFlag, machineFlags } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Select } from "antd";
import {
  Choice,
  FormModal,
  namesOf,
  showNumber,
  useCall,
  useConfirm,
  useFeature,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: machines, and their switches where it is one. */
export interface Configuring {
  readonly machineIds: readonly string[];
  readonly row?: RowOf<typeof machineConfigs.list>;
}

const settings = ["keep", "on", "off"] as const;
type Values = Readonly<Record<MachineFlag, (typeof settings)[number]>> & { readonly categoryIds?: string[] };

interface ConfigFormProps {
  readonly configuring: Configuring | undefined;
  readonly onClose: () => void;
}

/** Each category once; those that were ordered stay there when nothing of them lies in the machine any more. */
const categoriesOf = (all: RowOf<typeof machineConfigs.list>["categoryOrder"]) =>
  [...new Map(all.map((one) => [one.categoryId, one])).values()].map(({ categoryId, categoryName }) => ({
    value: categoryId,
    label: categoryName,
  }));

/** Sets switches of one machine or of several, and the order of categories on the screen; those that nobody chose stay as they are on each of them (MACHINE-07). */
export function ConfigForm({ configuring, onClose }: ConfigFormProps) {
  const t = usePhrases("machineConfigs", "machines");
  const words = t.machineConfigs;
  const { message } = App.useApp();
  const { ask } = useConfirm();
  const set = useWrite(machineConfigs.set);
  const command = useWrite(machines.command);
  const noCommand = useRefusedWithout("machines.command.send");
  const cart = useFeature("shoppingCart");
  const row = configuring?.row;
  const offered = machineFlags.filter((flag) => cart || flag !== "shoppingCart");
  const inside = useCall(
    machineConfigs.categories,
    { machineIds: [...(configuring?.machineIds ?? [])] },
    { enabled: configuring !== undefined },
  );
  const offeredCategories = categoriesOf([...(row?.categoryOrder ?? []), ...(inside.data?.rows ?? [])]);
  const about =
    row === undefined
      ? fill(t.machines.batchCount, { n: showNumber(configuring?.machineIds.length ?? 0) })
      : namesOf(row.machineName, row.machineNo);
  const save = async (values: Values, { machineIds, row: shown }: Configuring) => {
    // What nobody turned here stays as somebody else may have turned it meanwhile.
    const flags: FlagChange = Object.fromEntries(
      offered.flatMap((flag) => {
        const isOn = values[flag] === "on";
        return values[flag] === "keep" || shown?.[flag] === isOn ? [] : [[flag, isOn]];
      }),
    );
    const isOrdered = values.categoryIds?.join() !== shown?.categoryOrder.map(({ categoryId }) => categoryId).join();
    if (shown !== undefined && Object.keys(flags).length === 0 && !isOrdered) return;
    const { machines: all, changed } = await set.run({
      machineIds: [...machineIds],
      flags,
      ...(isOrdered ? { categoryIds: values.categoryIds } : {}),
    });
    message.success(fill(words.done, { n: showNumber(all), changed: showNumber(changed) }));
    if (changed === 0 || noCommand !== undefined || (row !== undefined && row.onlineStatus !== "online")) return;
    ask({
      text: t.machines.confirm.restart,
      about: `${about} · ${words.hint}`,
      verb: t.machines.command.restart,
      run: () => command.run({ machineIds: [...machineIds], kind: "restart" }),
      success: t.machines.commandSent,
    });
  };
  return (
    <FormModal<Values, Configuring>
      title={row === undefined ? words.setMany : words.set}
      about={about}
      verb={t.common.action.save}
      of={configuring}
      onClose={onClose}
      initial={{
        ...Object.fromEntries(
          machineFlags.map((flag) => [flag, row === undefined ? "keep" : row[flag] ? "on" : "off"]),
        ),
        categoryIds: row?.categoryOrder.map(({ categoryId }) => categoryId),
      }}
      submitting={set.running}
      onSubmit={save}
    >
      {offered.map((flag) => (
        <Form.Item key={flag} name={flag} label={t.machines.flag[flag]}>
          <Choice
            values={row === undefined ? settings : settings.filter((one) => one !== "keep")}
            words={{ keep: words.keep, on: words.on, off: words.off }}
          />
        </Form.Item>
      ))}
      <Form.Item name="categoryIds" label={words.fields.categoryIds} extra={words.orderHint}>
        <Select
          mode="multiple"
          maxCount={categoryOrderLimit}
          optionFilterProp="label"
          {...(row === undefined ? { placeholder: words.keep } : {})}
          options={offeredCategories}
        />
      </Form.Item>
      <p className="kit-wide">{words.hint}</p>
    </FormModal>
  );
}
