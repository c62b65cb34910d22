import type { InputOf } from "@yunshou/contract";
import { machinePictures, machines } from "@yunshou/contract/machines/machines";
import { checkMachineNumber, flowCardLimit, machineCategories, machineFlags, machineTypes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { Checkbox, DatePicker, Form, Input, Select } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  Choice,
  choicesOf,
  DictionaryChoice,
  FormDrawer,
  ImageUpload,
  isId,
  MerchantField,
  nothingShown,
  pickedInstant,
  SearchChoice,
  showTime,
  timeZone,
  useCall,
  useFeature,
  useRecord,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { IssuedSecret } from "./SecretDialog.tsx";

type MachineInput = InputOf<typeof machines.register>;
type Flag = (typeof machineFlags)[number];
/** The form holds days as calendar values and switches as a list of the ones that are on. */
type Values = Omit<MachineInput, "productionDate" | "warrantyDate" | "deployTime" | "flags" | "doors"> & {
  productionDate?: Dayjs | null;
  warrantyDate?: Dayjs | null;
  deployTime?: Dayjs | null;
  on: Flag[];
  doorList: string[];
};

interface MachineFormProps {
  /** The machine to edit; empty registers a new one. */
  readonly machineNo: string | undefined;
  /** The merchant that is proposed for a new one, by its id. */
  readonly merchantId?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onIssued: (issued: IssuedSecret) => void;
}

const doorPlaces = ["main.left", "main.right", "sub.left", "sub.right"] as const;

/** Registers or edits a machine (MACHINE-01 to MACHINE-07, MACHINE-20). */
export function MachineForm({ machineNo, merchantId = "", open, onClose, onIssued }: MachineFormProps) {
  const t = usePhrases("lanes", "machines");
  const { required, rule } = useRules();
  const words = t.machines.fields;
  const record = useRecord(machines.detail, { machineNo }, { enabled: open && machineNo !== undefined, anew: true });
  const register = useWrite(machines.register);
  const update = useWrite(machines.update);
  const editing = machineNo === undefined ? undefined : record.data;
  const cart = useFeature("shoppingCart");
  const flags = machineFlags.filter((flag) => cart || flag !== "shoppingCart");

  const save = async (values: Values) => {
    const given = toInput(values);
    // A flag of a feature that is off is not shown, and stays as it is.
    const input = cart
      ? given
      : { ...given, flags: { ...given.flags, shoppingCart: editing?.flags.shoppingCart ?? false } };
    if (editing !== undefined) return update.run({ ...input, machineId: editing.machineId });
    const issued = await register.run(input);
    onIssued(issued);
  };

  return (
    <FormDrawer<Values>
      key={editing?.machineId ?? `new ${merchantId}`}
      title={machineNo === undefined ? t.machines.register : t.machines.editTitle}
      open={open}
      onClose={onClose}
      initial={{
        ...initialOf(editing),
        ...(editing === undefined && isId(merchantId) ? { merchantId } : {}),
      }}
      loading={machineNo !== undefined && editing === undefined}
      error={record.error}
      submitting={register.running || update.running}
      onSubmit={save}
      width={760}
    >
      <h3 className="kit-form-group">{t.machines.section.base}</h3>
      <Form.Item
        name="machineNo"
        label={words.machineNo}
        rules={[rule(checkMachineNumber)]}
        required
        validateTrigger="onBlur"
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="machineName" label={words.machineName} rules={[required]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="machineCategory" label={words.machineCategory} rules={[required]}>
        <Choice values={machineCategories} words={t.machines.machineCategory} />
      </Form.Item>
      <Form.Item name="machineType" label={words.machineType} rules={[required]}>
        <DictionaryChoice list="machineType" values={machineTypes} words={t.machines.machineType} />
      </Form.Item>
      <Form.Item name="merchantId" label={words.merchantName} rules={[required]}>
        <MerchantField usable disabled={editing !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item name="machineOperator" label={words.machineOperator}>
        <Input maxLength={60} />
      </Form.Item>
      <h3 className="kit-form-group">{t.machines.section.hardware}</h3>
      <Form.Item name="manufacturer" label={words.manufacturer}>
        <Input maxLength={60} />
      </Form.Item>
      {editing !== undefined && (
        <>
          <Form.Item label={words.upperSoftVersion}>{editing.upperSoftVersion || nothingShown}</Form.Item>
          <Form.Item label={words.lowerSoftVersion}>{editing.lowerSoftVersion || nothingShown}</Form.Item>
        </>
      )}
      <Form.Item name="hardwareVersion" label={words.hardwareVersion}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="productionDate" label={words.productionDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="warrantyDate" label={words.warrantyDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="flowCards"
        label={words.flowCards}
        rules={[
          {
            type: "array",
            max: flowCardLimit,
            message: fill(t.machines.errors["machines.tooManyFlowCards"], { limit: flowCardLimit }),
          },
        ]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", " "]} />
      </Form.Item>
      <h3 className="kit-form-group">{t.machines.section.placement}</h3>
      <Form.Item name="deployer" label={words.deployer}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="deployTime" label={words.deployTime}>
        <DatePicker showTime style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="timeZone" label={words.timeZone} rules={[required]}>
        <SearchChoice options={Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone }))} />
      </Form.Item>
      <Form.Item name="country" label={words.country} rules={[required]}>
        <Input maxLength={2} />
      </Form.Item>
      <h3 className="kit-form-group">{t.machines.section.options}</h3>
      <Form.Item name="doorList" label={words.doors} className="kit-wide">
        <Checkbox.Group options={doorPlaces.map((place) => ({ value: place, label: doorLabel(place) }))} />
      </Form.Item>
      <Form.Item name="picture" label={words.picture} className="kit-wide">
        <ImageUpload endpoint={machinePictures.upload} />
      </Form.Item>
      <Form.Item name="on" label={words.flags} className="kit-wide">
        <Checkbox.Group options={choicesOf(flags, t.machines.flag)} />
      </Form.Item>
    </FormDrawer>
  );

  function doorLabel(place: string): string {
    const [cabinet = "main", door = "left"] = place.split(".");
    return `${t.lanes.cabinet[cabinet as "main"]} · ${t.machines.door[door as "left"]}`;
  }
}

const day = (text: string | null) => (text === null ? null : dayjs(text));

function initialOf(machine: ReturnType<typeof useCall<typeof machines.detail>>["data"]): Partial<Values> {
  if (machine === undefined) {
    return {
      machineCategory: "vending",
      machineType: "combined",
      timeZone: timeZone(),
      country: "CN",
      on: ["autoRefund"],
      doorList: ["main.left"],
      flowCards: [],
    };
  }
  return {
    ...machine,
    flowCards: machine.flowCards.map(({ iccid }) => iccid),
    productionDate: day(machine.productionDate),
    warrantyDate: day(machine.warrantyDate),
    deployTime: machine.deployTime === null ? null : dayjs(showTime(machine.deployTime)),
    on: machineFlags.filter((flag) => machine.flags[flag]),
    doorList: Object.entries(machine.doors).flatMap(([cabinet, doors]) => doors.map((door) => `${cabinet}.${door}`)),
  };
}

function toInput({ productionDate, warrantyDate, deployTime, on, doorList, ...rest }: Values): MachineInput {
  const doorsOf = (cabinet: string) =>
    (["left", "right"] as const).filter((door) => doorList.includes(`${cabinet}.${door}`));
  return {
    ...rest,
    productionDate: productionDate?.format("YYYY-MM-DD") ?? null,
    warrantyDate: warrantyDate?.format("YYYY-MM-DD") ?? null,
    deployTime: deployTime == null ? null : pickedInstant(deployTime),
    flags: Object.fromEntries(machineFlags.map((flag) => [flag, on.includes(flag)])) as MachineInput["flags"],
    doors: { main: doorsOf("main"), ...(doorsOf("sub").length > 0 ? { sub: doorsOf("sub") } : {}) },
  };
}
