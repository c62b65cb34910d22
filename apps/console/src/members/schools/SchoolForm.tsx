import type { RowOf } from "@yunshou/contract";
import { schools } from "@yunshou/contract/members/schools";
import { checkSchoolName, fieldLimits, kindBelow, type SchoolKind } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import { FormModal, MerchantField, useRules, useWrite } from "../../platform/kit/index.ts";
import type { TreeFormProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

export type SchoolUnit = RowOf<typeof schools.tree>;

interface Values {
  readonly unitName: string;
  readonly merchantId?: string;
}

/** What is added below a unit, or at the top. */
const added = (parent: SchoolUnit | undefined): SchoolKind => {
  const below = kindBelow(parent?.unitKind);
  return below.ok ? below.value : "class";
};

/** Adds a school, a grade or a class, or gives one another name (SYS-14). */
export function SchoolForm({ editing, onClose }: TreeFormProps<SchoolUnit>) {
  const t = usePhrases("schools");
  const words = t.schools;
  const { message } = App.useApp();
  const { required, rule } = useRules();
  const [create, rename] = [useWrite(schools.create), useWrite(schools.rename)];
  const renamed = editing?.kind === "rename" ? editing.node : undefined;
  const parent = editing?.kind === "add" ? editing.parent : undefined;
  const kind = renamed?.unitKind ?? added(parent);
  const save = async ({ unitName, merchantId }: Values) => {
    if (renamed === undefined)
      await create.run({
        merchantId: parent?.merchantId ?? merchantId ?? "",
        schoolParentId: parent?.schoolUnitId ?? null,
        unitName,
      });
    else await rename.run({ schoolUnitId: renamed.schoolUnitId, unitName });
    message.success(fill(renamed === undefined ? words.created : words.renamed, { name: unitName }));
  };
  return (
    <FormModal<Values>
      key={renamed?.schoolUnitId ?? parent?.schoolUnitId ?? "top"}
      title={renamed === undefined ? words.addKind[kind] : words.rename}
      about={(renamed ?? parent)?.unitName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ unitName: renamed?.unitName ?? "", merchantId: sessionCustomData()?.merchantId ?? "" }}
      submitting={create.running || rename.running}
      onSubmit={save}
    >
      <Form.Item name="unitName" label={words.kind[kind]} required rules={[rule(checkSchoolName)]}>
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
