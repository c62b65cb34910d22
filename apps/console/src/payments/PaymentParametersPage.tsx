import { paymentParameters } from "@yunshou/contract/payments/services";
import { parameterTable, step } from "@yunshou/domain";
import { App } from "antd";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { ParametersRow } from "./state.ts";

const ParametersForm = whenOpened(
  async () => (await import("./ParametersForm.tsx")).ParametersForm,
  ({ editing }) => editing !== undefined,
);

/** 服务商参数设置: numbers, keys and addresses of payment services, a row a version; keys are masked (FIN-16 to FIN-18). */
export function PaymentParametersPage() {
  const t = usePhrases("paymentServices", "payments");
  const { fields, pages, action, confirm, hint, errors } = t.paymentServices;
  const { message } = App.useApp();
  const list = useList(paymentParameters.list, { initial: {} });
  const readOnly = useRefusedWithout("payments.parameters.write");
  const { ask } = useConfirm();
  const prove = useWrite(paymentParameters.prove);
  const activate = useWrite(paymentParameters.activate);
  const [editing, edit] = useState<{ readonly parameters?: ParametersRow } | undefined>();

  const about = (row: ParametersRow) => namesOf(row.providerName, row.payAccountNo);
  const refused = (row: ParametersRow, event: "edit" | "prove" | "activate") =>
    readOnly ?? (step(parameterTable, row.parameterState, event).ok ? undefined : errors["payments.parametersFixed"]);
  const column = columnsOf<ParametersRow>();
  const columns: ListColumns<ParametersRow> = [
    column.title("provider", "providerName", "payAccountNo", fields.providerName, { width: 180 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { role: "sub" }),
    column.text("appId", fields.appId, { width: 170 }),
    column.text("payKey", fields.payKey, { width: 110 }),
    column.text("interfaceUrl", fields.interfaceUrl, { width: 190 }),
    column.custom("platformSerials", fields.platformSerials, (row) => row.platformSerials.join(" "), {
      width: 200,
      hidden: true,
    }),
    column.status("parameterState", fields.parameterState, t.paymentServices.state, {
      active: "good",
      draft: "warning",
    }),
    column.time("provenTime", fields.provenTime, { hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      row.parameterState === "proven"
        ? {
            key: "activate",
            label: action.activate,
            refused: refused(row, "activate"),
            onClick: () =>
              ask({
                text: confirm.activate,
                about: about(row),
                verb: action.activate,
                run: () => activate.run({ parametersId: row.parametersId, version: row.version }),
              }),
          }
        : {
            key: "prove",
            label: action.prove,
            refused: refused(row, "prove"),
            onClick: () =>
              ask({
                text: confirm.prove,
                about: about(row),
                verb: action.prove,
                run: async () => {
                  await prove.run({ parametersId: row.parametersId, version: row.version });
                  message.success(hint.proven);
                },
              }),
          },
      {
        key: "edit",
        label: t.common.action.edit,
        refused: refused(row, "edit"),
        onClick: () => edit({ parameters: row }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="paymentParameters"
        title={pages["/xtgl/zfsz/fwscssz"]}
        list={list}
        rowKey="parametersId"
        columns={columns}
        filters={[{ name: "providerName", label: fields.providerName, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addParameters}
          </AddButton>
        }
      />
      <ParametersForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
