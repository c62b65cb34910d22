import type { RowOf } from "@yunshou/contract";
import { regions } from "@yunshou/contract/machines/regions";
import { checkRegionName, regionNameLength } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import type { TreeFormProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Region = RowOf<typeof regions.tree>;

/** Adds a region, or gives one another name (POINT-06). */
export function RegionForm({ editing, onClose }: TreeFormProps<Region>) {
  const t = usePhrases("regions");
  const words = t.regions;
  const { message } = App.useApp();
  const { rule } = useRules();
  const [create, rename] = [useWrite(regions.create), useWrite(regions.rename)];
  const renamed = editing?.kind === "rename" ? editing.node : undefined;
  const parent = editing?.kind === "add" ? editing.parent : undefined;
  const level = renamed?.level ?? (parent?.level ?? 0) + 1;
  const save = async ({ regionName }: { readonly regionName: string }) => {
    if (renamed === undefined) await create.run({ parentId: parent?.regionId ?? null, regionName });
    else await rename.run({ regionId: renamed.regionId, regionName });
    message.success(fill(renamed === undefined ? words.created : words.renamed, { name: regionName }));
  };
  return (
    <FormModal<{ readonly regionName: string }>
      key={renamed?.regionId ?? parent?.regionId ?? "top"}
      title={renamed === undefined ? (parent === undefined ? words.add : words.addChild) : words.rename}
      about={(renamed ?? parent)?.regionName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ regionName: renamed?.regionName ?? "" }}
      submitting={create.running || rename.running}
      onSubmit={save}
    >
      <Form.Item
        name="regionName"
        label={words.fields.regionName}
        required
        rules={[rule((text) => checkRegionName(text, level))]}
      >
        <Input maxLength={regionNameLength} />
      </Form.Item>
    </FormModal>
  );
}
