import type { RowOf } from "@yunshou/contract";
import { ads, adSlots } from "@yunshou/contract/marketing/ads";
import {
  adLimits,
  type AdType,
  adTypes,
  checkAdOrder,
  checkText,
  fieldLimits,
  type WrittenSlot,
} from "@yunshou/domain";
import { DatePicker, Form, Input, Radio } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  choicesOf,
  FormDrawer,
  MachineField,
  MerchantField,
  namesOf,
  NumberField,
  ruleOf,
  SearchChoice,
  today,
  useCall,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { SlotFields } from "../SlotFields.tsx";
import { type Material, MaterialField } from "./MaterialField.tsx";

export type Ad = RowOf<typeof ads.list>;

interface Values {
  readonly merchantId: string;
  readonly adName: string;
  readonly adSlotId?: string | null;
  readonly adType: AdType;
  readonly material?: Material | null;
  readonly machineIds?: string[];
  readonly startDay: Dayjs;
  readonly endDay: Dayjs;
  readonly slots: readonly Partial<WrittenSlot>[];
  readonly sortNo: number | null;
}

interface AdFormProps {
  readonly editing: Ad | "new" | undefined;
  readonly onClose: () => void;
}

/** A fresh ad runs all day for a month. */
const valuesOf = (ad: Ad | undefined): Values => ({
  merchantId: ad?.merchantId ?? sessionCustomData()?.merchantId ?? "",
  adName: ad?.adName ?? "",
  adSlotId: ad?.adSlotId,
  adType: ad?.adType ?? "picture",
  material: ad,
  machineIds: ad?.machineIds ?? [],
  startDay: dayjs(ad?.startDate ?? today()),
  endDay: ad === undefined ? dayjs(today()).add(1, "month") : dayjs(ad.endDate),
  slots: ad?.slots ?? [{ from: "00:00", to: "24:00" }],
  sortNo: ad?.sortNo ?? 1,
});

/** Adds an ad, or changes one; the machines of one that is on are told (AD-02, FORM-11, MSG-31). */
export function AdForm({ editing, onClose }: AdFormProps) {
  const t = usePhrases("ads");
  const words = t.ads;
  const [create, update] = [useWrite(ads.create), useWrite(ads.update)];
  const ad = editing === "new" ? undefined : editing;
  const save = ({
    merchantId,
    startDay,
    endDay,
    slots,
    material,
    adSlotId = null,
    machineIds = [],
    ...values
  }: Values) => {
    const form = {
      ...values,
      adSlotId,
      materialId: material?.materialId ?? null,
      machineIds,
      startDate: startDay.format("YYYY-MM-DD"),
      endDate: endDay.format("YYYY-MM-DD"),
      slots: slots.map(({ from = "", to = "" }) => ({ from, to })),
    };
    return ad === undefined ? create.run({ merchantId, ...form }) : update.run({ adId: ad.adId, ...form });
  };
  return (
    <FormDrawer<Values>
      key={ad?.adId ?? "new"}
      title={ad === undefined ? words.addAd : words.editAd}
      open={editing !== undefined}
      onClose={onClose}
      initial={valuesOf(ad)}
      about={ad?.adName}
      submitting={create.running || update.running}
      success={ad === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <WhatFields isNew={ad === undefined} />
      <WhereFields />
    </FormDrawer>
  );
}

/** Whose ad it is, its name, its space and its file. */
function WhatFields({ isNew }: { readonly isNew: boolean }) {
  const t = usePhrases("ads");
  const words = t.ads;
  const { fields } = words;
  const { required, rule } = useRules();
  const adType = Form.useWatch<AdType | undefined>("adType") ?? "picture";
  const merchantId = Form.useWatch<string | undefined>("merchantId");
  const spaces = useCall(adSlots.list, { page: 1, pageSize: 200, sort: "slotCode", direction: "asc" });
  const own = (spaces.data?.rows ?? []).filter((space) => space.merchantId === merchantId);
  return (
    <>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]} hidden={!isNew}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item
        name="adName"
        label={fields.adName}
        required
        rules={[rule((name) => checkText(name, "adName", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="adSlotId" label={fields.adSlotId} rules={[required]}>
        <SearchChoice
          loading={spaces.loading}
          options={own.map(({ adSlotId, slotName, slotCode, width, height }) => ({
            value: adSlotId,
            label: namesOf(slotName, `${slotCode} · ${width} × ${height}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="adType" label={fields.adType}>
        <Radio.Group options={choicesOf(adTypes, words.adTypes)} />
      </Form.Item>
      <Form.Item
        name="material"
        label={fields.adFile}
        required
        className="kit-wide"
        dependencies={["adType"]}
        rules={[
          ruleOf((material?: Material | null) =>
            material?.adType === adType ? undefined : words.errors["ads.materialMissing"],
          ),
        ]}
      >
        <MaterialField adType={adType} />
      </Form.Item>
    </>
  );
}

/** Machines, days, hours and order. */
function WhereFields() {
  const t = usePhrases("ads", "machines");
  const words = t.ads;
  const { fields } = words;
  const { required } = useRules();
  const refusal = useRefusalText();
  return (
    <>
      <Form.Item
        name="machineIds"
        label={fields.machineIds}
        className="kit-wide"
        rules={[{ required: true, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <MachineField multiple usable maxCount={adLimits.machines} />
      </Form.Item>
      <Form.Item name="startDay" label={fields.startDate} rules={[required]}>
        <DatePicker allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="endDay"
        label={fields.endDate}
        dependencies={["startDay"]}
        rules={[
          required,
          ({ getFieldValue }) =>
            ruleOf((end: Dayjs | null) =>
              end?.isBefore(getFieldValue("startDay") as Dayjs, "day") ? t.common.errors["range.reversed"] : undefined,
            ),
        ]}
      >
        <DatePicker allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <SlotFields label={fields.slots} />
      <Form.Item
        name="sortNo"
        label={fields.sortNo}
        extra={words.sortHint}
        required
        rules={[ruleOf((sortNo: number | null) => refusal(checkAdOrder(sortNo)))]}
      >
        <NumberField min={0} max={adLimits.sortNo} precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}
