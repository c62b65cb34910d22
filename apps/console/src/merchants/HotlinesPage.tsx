import type { RowOf } from "@yunshou/contract";
import { merchantSettings } from "@yunshou/contract/merchants/settings";
import { checkHotline, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  FormModal,
  type ListColumns,
  ListPage,
  TextFilter,
  useCall,
  useConfirm,
  useList,
  useRefusedWithout,
  useRules,
  useWrite,
  namesOf,
  MerchantField,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type SettingRow = RowOf<typeof merchantSettings.list>;

/** 客服电话: the hotline of each merchant (MERCHANT-06). */
export function HotlinesPage() {
  const t = usePhrases("merchants", "settings");
  const words = t.merchants.fields;
  const list = useList(merchantSettings.list, { initial: {} });
  const readOnly = useRefusedWithout("merchants.setting.write");
  const remove = useWrite(merchantSettings.removeHotline);
  const { askDelete } = useConfirm();
  const [edited, edit] = useState<SettingRow | "new" | undefined>();
  const column = columnsOf<SettingRow>();
  const columns: ListColumns<SettingRow> = [
    column.title("merchantNo", "merchantName", "merchantNo", words.merchantName, { sortable: true }),
    column.text("hotline", words.hotline, { width: 160, role: "sub" }),
    column.number("machineCount", words.machines, { width: 110 }),
    column.custom("hotlineRemark", t.common.fields.remark, (row) => row.hotlineRemark || "–", {
      width: 260,
      holdsData: true,
    }),
    column.time("updatedTime", t.settings.fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? (row.hotline === "" ? t.common.errors["record.unknown"] : undefined),
        onClick: () =>
          askDelete(namesOf(row.merchantName, row.hotline), () => remove.run({ merchantId: row.merchantId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="hotlines"
        title={t.settings.hotlines}
        list={list}
        rowKey="merchantId"
        columns={columns}
        filters={[
          { name: "merchantName", label: words.merchantName, control: <TextFilter /> },
          { name: "hotline", label: words.hotline, control: <TextFilter /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {t.settings.addHotline}
          </AddButton>
        }
      />
      <HotlineForm edited={edited} onClose={() => edit(undefined)} />
    </>
  );
}

interface HotlineFormProps {
  /** The merchant whose hotline is changed, or "new" for one that has none yet. */
  readonly edited: SettingRow | "new" | undefined;
  readonly onClose: () => void;
}

interface HotlineValues {
  readonly merchantId?: string;
  readonly hotline: string;
  readonly remark?: string;
}

function HotlineForm({ edited, onClose }: HotlineFormProps) {
  const t = usePhrases("merchants");
  const { required, rule } = useRules();
  const { run, running } = useWrite(merchantSettings.setHotline);
  const isNew = edited === "new";
  const others = useCall(merchantSettings.list, { pageSize: 200 }, { enabled: isNew });
  const merchant = edited === "new" ? undefined : edited;
  return (
    <FormModal<HotlineValues, SettingRow | "new">
      key={merchant?.merchantId ?? "new"}
      title={t.merchants.fields.hotline}
      about={isNew ? undefined : namesOf(merchant?.merchantName, merchant?.merchantNo)}
      verb={t.common.action.save}
      of={edited}
      onClose={onClose}
      initial={{ hotline: merchant?.hotline ?? "", remark: merchant?.hotlineRemark ?? "" }}
      submitting={running}
      onSubmit={({ merchantId = "", hotline, remark = "" }, of) =>
        run({ merchantId: of === "new" ? merchantId : of.merchantId, hotline, remark, isNew: of === "new" })
      }
    >
      {isNew && (
        <Form.Item name="merchantId" label={t.merchants.fields.merchantName} rules={[required]}>
          <MerchantField
            usable
            allowClear={false}
            except={(others.data?.rows ?? []).filter((row) => row.hotline !== "").map((row) => row.merchantId)}
          />
        </Form.Item>
      )}
      <Form.Item name="hotline" label={t.merchants.fields.hotline} required rules={[rule(checkHotline)]}>
        <Input maxLength={30} inputMode="tel" />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
