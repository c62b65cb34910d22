import { users } from "@yunshou/contract/access/users";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { merchantKinds, merchantStatuses, storeStates } from "@yunshou/domain";
import { Tag, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListExport,
  ListPage,
  namesOf,
  nothingShown,
  showMoney,
  TextFilter,
  useActivity,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../platform/session/session.ts";
import { useCanOpen } from "../platform/usePages.ts";
import { FeaturesForm } from "./FeaturesForm.tsx";
import { MaskedContact } from "./MaskedContact.tsx";
import { type MerchantEditing, MerchantForm } from "./MerchantForm.tsx";
import "./merchants.css";
import { RefundAdjustForm } from "./RefundAdjustForm.tsx";
import { type MerchantRow, statusTones, storeTones } from "./state.ts";
import { useStatusActions } from "./useStatusActions.ts";

const staffPath = "/shgl/yggl";
const machinesPath = "/shj/wdshj";

/** 我的商户: the merchants below one's own, with their switches, refund rule and state. */
export function MerchantsPage() {
  const t = usePhrases("account", "merchants", "users", "machines");
  const words = t.merchants.fields;
  const list = useList(merchants.list, { initial: {} });
  const readOnly = useRefusedWithout("merchants.merchant.write");
  const noReset = useRefusedWithout("access.user.resetPassword");
  const statusActions = useStatusActions();
  const { ask } = useConfirm();
  const { activityOf, activity } = useActivity("merchant");
  const reset = useWrite(users.resetOfMerchant);
  const [editing, edit] = useState<MerchantEditing | undefined>();
  const [switched, setSwitched] = useState<MerchantRow | undefined>();
  const [adjusted, setAdjusted] = useState<MerchantRow | undefined>();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const noMachine = useRefusedWithout("machines.machine.write");
  const ownId = sessionUser()?.authlevel === "3" ? null : (sessionCustomData()?.merchantId ?? null);
  const gone = (row: MerchantRow) => (row.status === "deleted" ? t.common.errors["state.notAllowed"] : undefined);

  const column = columnsOf<MerchantRow>();
  const columns: ListColumns<MerchantRow> = [
    column.title("merchantName", "merchantName", "merchantNo", words.merchantName, { sortable: true, width: 190 }),
    column.text("merchantNo", words.merchantNo, { sortable: true, hidden: true }),
    column.label("merchantKind", words.kind, t.merchants.kind),
    column.custom("parent", words.parent, (row) => row.parentName ?? t.merchants.topLevel, {
      width: 130,
      holdsData: true,
      role: "sub",
    }),
    column.text("loginName", words.loginName, { width: 110, hidden: true }),
    column.custom("features", words.features, (row) => <FeatureTags row={row} />, { width: 300, hidden: true }),
    column.custom(
      "refund",
      words.refundMaximum,
      (row) => (row.refundAgreed ? showMoney(row.refundMaximumFen) : t.merchants.refund.disagreed),
      { width: 110, align: "right", holdsData: true, role: "figure", hidden: true },
    ),
    column.custom("collects", words.collects, (row) => (row.collects ? t.account.collectsYes : t.account.collectsNo), {
      words: [t.account.collectsYes, t.account.collectsNo],
      hidden: true,
    }),
    column.custom(
      "collectionAccounts",
      words.collectionAccounts,
      (row) => row.collectionChannels.map((channel) => t.merchants.channel[channel]).join(" · ") || nothingShown,
      { width: 140, hidden: true },
    ),
    column.custom("contactName", words.contactName, (row) => <MaskedContact row={row} />, {
      width: 120,
      holdsData: true,
    }),
    column.text("contactPhone", words.contactPhone, { width: 116 }),
    column.text("hotline", words.hotline, { width: 140, hidden: true }),
    column.text("email", words.email, { width: 190, hidden: true }),
    column.text("companyName", words.companyName, { width: 200, hidden: true }),
    column.text("address", words.address, { width: 220, hidden: true }),
    column.text("categoryCode", words.categoryCode, { hidden: true }),
    column.text("tagCode", words.tagCode, { hidden: true }),
    column.number("maxPickupCodes", words.maxPickupCodes, { width: 120, hidden: true }),
    column.custom("exchangeRate", words.exchangeRate, (row) => `${row.exchangeRate} ${row.currency}`, {
      width: 130,
      align: "right",
      hidden: true,
    }),
    column.text("pushTime", words.pushTime, { width: 120, hidden: true }),
    column.time("createdAt", words.createdAt, { sortable: true }),
    column.states("status", words.status, (row) => [
      { tone: statusTones[row.status], text: t.merchants.status[row.status] },
      { tone: storeTones[row.storeState], text: t.merchants.storeState[row.storeState] },
    ]),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly ?? gone(row),
        onClick: () => edit({ kind: "edit", merchantId: row.merchantId }),
      },
      {
        key: "features",
        label: t.merchants.action.features,
        refused: readOnly ?? gone(row),
        onClick: () => setSwitched(row),
      },
      {
        key: "refund",
        label: t.merchants.action.refund,
        refused: readOnly ?? gone(row),
        onClick: () => setAdjusted(row),
      },
      {
        key: "reset",
        label: t.users.action.resetPassword,
        refused:
          noReset ?? gone(row) ?? (row.loginName === null ? t.users.errors["access.noAdministrator"] : undefined),
        onClick: () =>
          ask({
            text: t.users.confirm.resetPassword,
            about: namesOf(row.merchantName, row.loginName),
            verb: t.users.action.resetPassword,
            run: () => reset.run({ merchantId: row.merchantId }),
            success: t.users.passwordSent,
          }),
      },
      ...(canOpen(staffPath)
        ? [
            {
              key: "staff",
              label: t.users.title,
              onClick: () => void navigate(`${staffPath}?merchantNo=${encodeURIComponent(row.merchantNo)}`),
            },
          ]
        : []),
      ...(canOpen(machinesPath)
        ? [
            {
              key: "machine",
              label: t.machines.register,
              refused: noMachine ?? gone(row),
              onClick: () => {
                const query = new URLSearchParams({ merchantNo: row.merchantNo, register: row.merchantId });
                void navigate(`${machinesPath}?${query.toString()}`);
              },
            },
          ]
        : []),
      activityOf(row.merchantNo),
      ...statusActions(row),
    ]),
  ];

  return (
    <>
      <ListPage
        name="merchants"
        title={t.merchants.pages["/shgl/wdsh"]}
        list={list}
        rowKey="merchantId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: words.merchantNo, control: <TextFilter /> },
          { name: "merchantName", label: words.merchantName, control: <TextFilter /> },
          {
            name: "contactPhone",
            label: words.contactPhone,
            control: <TextFilter maxLength={11} inputMode="tel" placeholder={t.merchants.contact.wholeNumber} />,
          },
          {
            name: "merchantKind",
            label: words.kind,
            control: <ChoiceFilter values={merchantKinds} words={t.merchants.kind} />,
          },
          {
            name: "storeState",
            label: words.storeState,
            control: <ChoiceFilter values={storeStates} words={t.merchants.storeState} />,
          },
          {
            name: "status",
            label: words.status,
            control: <ChoiceFilter values={merchantStatuses} words={t.merchants.status} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({ kind: "add", parentId: ownId })}>
              {t.merchants.add}
            </AddButton>
            <ListExport of={merchants.export} list={list} />
          </>
        }
      />
      {activity}
      <MerchantForm editing={editing} onClose={() => edit(undefined)} />
      <FeaturesForm merchant={switched} onClose={() => setSwitched(undefined)} />
      <RefundAdjustForm merchant={adjusted} onClose={() => setAdjusted(undefined)} />
    </>
  );
}

/** Features that count are coloured; what is on here and off above is shown struck out. */
function FeatureTags({ row }: { readonly row: MerchantRow }) {
  const t = usePhrases("merchants");
  return (
    <span className="merchant-features">
      {row.features.map((feature) => {
        const counts = row.effectiveFeatures.includes(feature);
        return (
          <Tooltip key={feature} title={counts ? undefined : t.common.errors["merchants.featureOffAbove"]}>
            <Tag color={counts ? "blue" : "default"} className={counts ? "" : "merchant-feature-off"}>
              {t.merchants.feature[feature]}
            </Tag>
          </Tooltip>
        );
      })}
    </span>
  );
}
