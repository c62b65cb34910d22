import { memberPackages } from "@yunshou/contract/members/packages";
import { memberPackageStates } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PackageRow } from "./PackageForm.tsx";

const PackageForm = whenOpened(
  async () => (await import("./PackageForm.tsx")).PackageForm,
  ({ editing }) => editing !== undefined,
);

const SellForm = whenOpened(
  async () => (await import("./SellForm.tsx")).SellForm,
  ({ of }) => of !== undefined,
);
const PackageSales = whenOpened(
  async () => (await import("./PackageSales.tsx")).PackageSales,
  ({ open }) => open,
);

/** 会员套餐: packages of rights that members are offered, and those that were sold (CARD-22). */
export function PackagesPage() {
  const t = usePhrases("memberPackages", "members");
  const { fields, pages, errors } = t.memberPackages;
  const list = useList(memberPackages.list, { initial: {} });
  const readOnly = useRefusedWithout("members.package.write");
  const noSale = useRefusedWithout("members.package.sell");
  const { ask, askDelete } = useConfirm();
  const setEnabled = useWrite(memberPackages.setEnabled);
  const remove = useWrite(memberPackages.remove);
  const [editing, edit] = useState<Partial<PackageRow> | undefined>();
  const [selling, sell] = useState<PackageRow | undefined>();
  const [showsSales, showSales] = useState(false);
  const column = columnsOf<PackageRow>();
  const columns: ListColumns<PackageRow> = [
    column.title("packageName", "packageName", null, fields.packageName, { sortable: true, width: 180 }),
    column.money("packagePriceFen", fields.packagePrice, { sortable: true, width: 110 }),
    column.number("packagePeriod", fields.packagePeriod, { width: 110, role: undefined }),
    column.custom(
      "memberLevel",
      fields.memberLevel,
      ({ memberLevel }) => (memberLevel === null ? "–" : t.members.level[memberLevel]),
      { width: 110, holdsData: true },
    ),
    column.text("rightsNote", fields.rightsNote, { width: 200, role: "sub" }),
    column.status("packageStatus", fields.packageStatus, t.memberPackages.state, {
      enabled: "quiet",
      disabled: "neutral",
    }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, {
      width: 150,
      role: undefined,
    }),
    column.time("createdTime", t.common.fields.createdTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { memberPackageId } = row;
      const next = row.packageStatus === "enabled" ? "disable" : "enable";
      return [
        {
          key: "sell",
          label: t.memberPackages.action.sell,
          refused: noSale ?? (row.packageStatus === "enabled" ? undefined : errors["memberPackages.notOffered"]),
          onClick: () => sell(row),
        },
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
        {
          key: next,
          label: t.memberPackages.action[next],
          refused: readOnly,
          onClick: () =>
            ask({
              text: t.memberPackages.confirm[next],
              about: row.packageName,
              verb: t.memberPackages.action[next],
              run: () => setEnabled.run({ memberPackageId, enabled: next === "enable" }),
            }),
        },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly,
          onClick: () => askDelete(row.packageName, () => remove.run({ memberPackageId })),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="memberPackages"
        title={pages["/hygl/hytc"]}
        list={list}
        rowKey="memberPackageId"
        columns={columns}
        filters={[
          { name: "packageName", label: fields.packageName, control: <TextFilter /> },
          {
            name: "packageStatus",
            label: fields.packageStatus,
            control: <ChoiceFilter values={memberPackageStates} words={t.memberPackages.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {t.memberPackages.action.add}
            </AddButton>
            <Button onClick={() => showSales(true)}>{t.memberPackages.action.sales}</Button>
          </>
        }
      />
      <PackageForm editing={editing} onClose={() => edit(undefined)} />
      <SellForm of={selling} onClose={() => sell(undefined)} />
      <PackageSales open={showsSales} onClose={() => showSales(false)} />
    </>
  );
}
