import { paymentServices } from "@yunshou/contract/payments/services";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  showPercent,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { ServiceRow } from "./state.ts";

const ServiceForm = whenOpened(
  async () => (await import("./ServiceForm.tsx")).ServiceForm,
  ({ editing }) => editing !== undefined,
);

/** 支付服务管理: with whom payments are made, and what each keeps of them (FIN-16, FIN-17). */
export function PaymentServicesPage() {
  const t = usePhrases("paymentServices", "payments");
  const { fields, pages, action, confirm, switch: switched, ready, errors } = t.paymentServices;
  const list = useList(paymentServices.list, { initial: {} });
  const readOnly = useRefusedWithout("payments.service.write");
  const { ask } = useConfirm();
  const navigate = useNavigate();
  const enable = useWrite(paymentServices.enable);
  const disable = useWrite(paymentServices.disable);
  const remove = useWrite(paymentServices.remove);
  const [editing, edit] = useState<{ readonly service?: ServiceRow } | undefined>();

  const change = (row: ServiceRow, what: "enable" | "disable" | "remove", verb: string) =>
    ask({
      text: { enable: confirm.enable, disable: confirm.disable, remove: confirm.remove }[what],
      about: row.providerName,
      verb,
      danger: what !== "enable",
      run: () => ({ enable, disable, remove })[what].run({ serviceId: row.serviceId, version: row.version }),
    });
  const column = columnsOf<ServiceRow>();
  const columns: ListColumns<ServiceRow> = [
    column.title("provider", "providerName", null, fields.providerName, { width: 220 }),
    column.label("payMethod", fields.payMethod, t.payments.kind, { role: "sub" }),
    column.custom("feeRate", fields.feeRate, ({ feeRate }) => showPercent(Number(feeRate) / 100, 2), {
      width: 110,
      align: "right",
    }),
    column.custom("ready", fields.ready, (row) => (row.ready ? ready.yes : ready.no), { width: 120 }),
    column.states("enabled", fields.enabled, (row) => [
      row.enabled ? { tone: "good", text: switched.enabled } : { tone: "quiet", text: switched.disabled },
    ]),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "parameters",
        label: action.parameters,
        onClick: () => void navigate(`/xtgl/zfsz/fwscssz?serviceId=${row.serviceId}`),
      },
      row.enabled
        ? {
            key: "disable",
            label: action.disable,
            danger: true,
            refused: readOnly,
            onClick: () => change(row, "disable", action.disable),
          }
        : {
            key: "enable",
            label: action.enable,
            refused: readOnly ?? (row.ready ? undefined : errors["payments.serviceWithoutParameters"]),
            onClick: () => change(row, "enable", action.enable),
          },
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ service: row }) },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => change(row, "remove", t.common.action.delete),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="paymentServices"
        title={pages["/xtgl/zfsz/zffwgl"]}
        list={list}
        rowKey="serviceId"
        columns={columns}
        filters={[
          { name: "providerName", label: fields.providerName, control: <TextFilter /> },
          {
            name: "enabled",
            label: fields.enabled,
            control: <ChoiceFilter values={["enabled", "disabled"] as const} words={switched} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addService}
          </AddButton>
        }
      />
      <ServiceForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
