import { dockings } from "@yunshou/contract/system/dockings";
import {
  checkDockingKey,
  checkDockingUrl,
  type DockingEvent,
  dockingEvents,
  dockingUrlLength,
  fieldLimits,
} from "@yunshou/domain";
import { App, Checkbox, Form, Input, Switch, Typography } from "antd";
import {
  FormModal,
  MerchantField,
  namesOf,
  SearchChoice,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import type { Docking } from "./docking.ts";

interface Values {
  readonly merchantId?: string;
  readonly interfaceName: string;
  readonly interfaceUrl: string;
  readonly parentCategoryId?: string;
  readonly childCategoryId?: string;
  readonly interfaceKey: string;
  readonly events: DockingEvent[];
  readonly withBelow: boolean;
}

/** Adds or edits an interface of a third party; a new key is shown once (SYS-08, PRODUCT-24). */
export function DockingForm({
  editing,
  onClose,
}: {
  readonly editing: Docking | "new" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("dockings");
  const words = t.dockings;
  const { fields } = words;
  const { filled, required, rule } = useRules();
  const { modal } = App.useApp();
  const create = useWrite(dockings.create);
  const update = useWrite(dockings.update);
  const docking = editing === "new" ? undefined : editing;
  const submit = async ({ merchantId, ...values }: Values) => {
    if (docking !== undefined) return update.run({ ...values, dockingId: docking.dockingId });
    const { interfaceKey } = await create.run(merchantId === undefined ? values : { ...values, merchantId });
    if (values.interfaceKey.trim() === "")
      modal.info({ title: words.keyOnce, content: <Typography.Text copyable>{interfaceKey}</Typography.Text> });
  };
  return (
    <FormModal<Values>
      key={docking?.dockingId ?? "new"}
      title={docking === undefined ? words.add : words.edit}
      about={docking?.interfaceName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        interfaceName: docking?.interfaceName ?? "",
        interfaceUrl: docking?.interfaceUrl ?? "",
        interfaceKey: "",
        events: [...(docking?.events ?? [])],
        withBelow: docking?.withBelow ?? false,
        ...(docking === undefined
          ? { merchantId: sessionCustomData()?.merchantId ?? "" }
          : { parentCategoryId: docking.parentCategoryId, childCategoryId: docking.childCategoryId }),
      }}
      submitting={create.running || update.running}
      success={docking === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={submit}
    >
      {docking === undefined && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="interfaceName" label={fields.interfaceName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="interfaceUrl" label={fields.interfaceUrl} required rules={[rule(checkDockingUrl)]}>
        <Input maxLength={dockingUrlLength} autoComplete="off" />
      </Form.Item>
      <CategoryPair merchantId={docking?.merchantId} open={editing !== undefined} />
      <Form.Item name="events" label={fields.events} extra={words.eventsHint}>
        <Checkbox.Group options={dockingEvents.map((value) => ({ value, label: words.eventName[value] }))} />
      </Form.Item>
      <Form.Item name="withBelow" label={fields.withBelow} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item
        name="interfaceKey"
        label={fields.interfaceKey}
        extra={words.keyHint}
        rules={[rule((text) => (text.trim() === "" ? { ok: true, value: "" } : checkDockingKey(text)))]}
      >
        <Input.Password
          autoComplete="new-password"
          placeholder={docking === undefined ? "" : `…${docking.interfaceKey}`}
        />
      </Form.Item>
    </FormModal>
  );
}

/** A category with one below it, of the products of the interface's merchant (PRODUCT-24, HTTP-20). */
function CategoryPair({ merchantId: own, open }: { readonly merchantId: string | undefined; readonly open: boolean }) {
  const { dockings: words } = usePhrases("dockings");
  const form = Form.useFormInstance<Values>();
  const parentId = Form.useWatch("parentCategoryId", form);
  const chosen = Form.useWatch("merchantId", form);
  const merchantId = own ?? (chosen === "" ? undefined : chosen);
  const { data } = useCall(dockings.productTree, merchantId === undefined ? {} : { merchantId }, { enabled: open });
  const branches = data?.rows ?? [];
  const isBelow = (id: string | null): boolean => {
    const branch = branches.find((one) => one.id === id);
    return (
      branch !== undefined && branch.parentId !== null && (branch.parentId === parentId || isBelow(branch.parentId))
    );
  };
  const rules = [{ required: true, message: words.errors["system.categoryPair"] }];
  const optionsOf = (shown: typeof branches) =>
    shown.map(({ id, splx, sppp }) => ({ value: id, label: namesOf(splx, sppp) }));
  return (
    <>
      <Form.Item name="parentCategoryId" label={words.fields.parentCategory} rules={rules}>
        <SearchChoice<string>
          options={optionsOf(branches.filter(({ id }) => branches.some((one) => one.parentId === id)))}
          onChange={() => form.setFieldValue("childCategoryId", undefined)}
        />
      </Form.Item>
      <Form.Item name="childCategoryId" label={words.fields.childCategory} rules={rules}>
        <SearchChoice<string> options={optionsOf(branches.filter(({ id }) => isBelow(id)))} />
      </Form.Item>
    </>
  );
}
