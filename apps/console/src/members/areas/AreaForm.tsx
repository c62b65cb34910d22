import type { RowOf } from "@yunshou/contract";
import { cardAreas } from "@yunshou/contract/members/areas";
import { checkCardAreaName, fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import { FormModal, MerchantField, useRules, useWrite } from "../../platform/kit/index.ts";
import type { TreeFormProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

export type Area = RowOf<typeof cardAreas.tree>;

interface Values {
  readonly areaName: string;
  readonly merchantId?: string;
}

/** Adds a card area, or gives one another name (CARD-24). */
export function AreaForm({ editing, onClose }: TreeFormProps<Area>) {
  const t = usePhrases("cardAreas");
  const words = t.cardAreas;
  const { message } = App.useApp();
  const { required, rule } = useRules();
  const [create, rename] = [useWrite(cardAreas.create), useWrite(cardAreas.rename)];
  const renamed = editing?.kind === "rename" ? editing.node : undefined;
  const parent = editing?.kind === "add" ? editing.parent : undefined;
  const save = async ({ areaName, merchantId }: Values) => {
    if (renamed === undefined)
      await create.run({
        merchantId: parent?.merchantId ?? merchantId ?? "",
        areaParentId: parent?.areaId ?? null,
        areaName,
      });
    else await rename.run({ areaId: renamed.areaId, areaName });
    message.success(fill(renamed === undefined ? words.created : words.renamed, { name: areaName }));
  };
  return (
    <FormModal<Values>
      key={renamed?.areaId ?? parent?.areaId ?? "top"}
      title={renamed === undefined ? (parent === undefined ? words.add : words.addChild) : words.rename}
      about={(renamed ?? parent)?.areaName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ areaName: renamed?.areaName ?? "", merchantId: sessionCustomData()?.merchantId ?? "" }}
      submitting={create.running || rename.running}
      onSubmit={save}
    >
      <Form.Item name="areaName" label={words.fields.areaName} required rules={[rule(checkCardAreaName)]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {editing?.kind === "add" && parent === undefined && (
        <Form.Item name="merchantId" label={words.fields.merchantName} rules={[required]}>
          <MerchantField usable narrowedTo={{ feature: "membershipCard" }} allowClear={false} />
        </Form.Item>
      )}
    </FormModal>
  );
}
