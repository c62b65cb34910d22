import type { InputOf, OutputOf, Permission, RowOf } from "@yunshou/contract";
import { functions } from "@yunshou/contract/access/functions";
import { accept, checkCode, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, useRules, useWrite, SearchChoice } from "../../platform/kit/index.ts";
import { useEvery, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { NameFields } from "../menus/NameFields.tsx";

type Row = RowOf<typeof functions.list>;
type Options = OutputOf<typeof functions.options>;

interface FunctionFormProps {
  readonly editing: Row | "new" | undefined;
  readonly options: Options | undefined;
  readonly onClose: () => void;
}

/** Adds a function that groups permissions, or changes one; one of the program keeps its permission. */
export function FunctionForm({ editing, options, onClose }: FunctionFormProps) {
  const t = usePhrases("functions");
  const permissionNames = useEvery("permissions");
  const { required, rule } = useRules();
  const words = t.functions.fields;
  const [add, update] = [useWrite(functions.add), useWrite(functions.update)];
  const row = editing === "new" ? undefined : editing;
  const codeRule = rule((text) => (row === undefined ? checkCode(text, "code") : accept()));
  const titles = new Map(options?.pages.map(({ path, title }) => [path, title]));
  const save = async (values: InputOf<typeof functions.add>) => {
    if (row === undefined) await add.run(values);
    else
      await update.run({
        functionId: row.functionId,
        names: values.names,
        page: values.page,
        permissions: row.isBase ? row.permissions : values.permissions,
      });
  };
  return (
    <FormDrawer<InputOf<typeof functions.add>>
      key={row?.functionId ?? "new"}
      title={row === undefined ? t.functions.add : t.functions.editTitle}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        row === undefined
          ? { names: {}, permissions: [] }
          : { code: row.code, names: row.names, page: row.page, permissions: row.permissions }
      }
      loading={options === undefined}
      error={null}
      submitting={add.running || update.running}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <NameFields
        label={words.funcName}
        required={row?.isBase !== true}
        placeholder={row?.isBase === true ? permissionNames[row.permissions[0]!] : undefined}
      />
      <Form.Item name="code" label={words.funcCode} required rules={[codeRule]}>
        <Input disabled={row !== undefined} maxLength={row?.isBase === true ? 200 : fieldLimits.codeLength} />
      </Form.Item>
      <Form.Item name="page" label={words.menuName} rules={[required]}>
        <SearchChoice
          options={(options?.pages ?? []).map(({ path, title }) => ({ value: path, label: `${title} ${path}` }))}
        />
      </Form.Item>
      <Form.Item name="permissions" label={words.permissions} className="kit-wide" rules={[required]}>
        <SearchChoice<Permission[]>
          mode="multiple"
          disabled={row?.isBase === true}
          options={(options?.permissions ?? []).map((one) => {
            const refused =
              one.functionId === row?.functionId
                ? undefined
                : !one.isBase
                  ? t.functions.errors["access.permissionGrouped"]
                  : one.enabled && row?.enabled !== false
                    ? undefined
                    : t.common.errors["access.functionDisabled"];
            return {
              value: one.permission,
              label: `${titles.get(one.page) ?? one.page} · ${one.name}`,
              disabled: refused !== undefined,
              title: refused,
            };
          })}
        />
      </Form.Item>
    </FormDrawer>
  );
}
