import type { Phrases } from "../platform/phrases/loadedRooms.ts";
import { EditOutlined, EyeOutlined, ShopOutlined } from "@ant-design/icons";
import { merchantAccount } from "@yunshou/contract/merchants/account";
import type { OutputOf } from "@yunshou/contract";
import { merchantFeatures } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { Avatar, Button, Descriptions, Skeleton, Switch, Tooltip } from "antd";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { spImageUrl } from "../platform/images.ts";
import {
  EmptyState,
  namesOf,
  nothingShown,
  showMoney,
  showTime,
  useCall,
  useConfirm,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import "./merchants.css";

const AccountForm = whenOpened(
  async () => (await import("./AccountForm.tsx")).AccountForm,
  ({ open }) => open,
);

type Own = OutputOf<typeof merchantAccount.own>;
type Contact = OutputOf<typeof merchantAccount.contact>;

/** 商户账户信息: the own merchant; its contact is masked until somebody who may edit it looks, which is recorded. */
export function AccountPage() {
  const t = usePhrases("account", "merchants");
  const words = t.account;
  const { data, error, reload } = useCall(merchantAccount.own, {});
  const readOnly = useRefusedWithout("merchants.account.write");
  const [contact, setContact] = useState<Contact>();
  const [editing, edit] = useState(false);
  const store = useWrite(merchantAccount.setStore);
  const { ask } = useConfirm();
  if (error !== null)
    return (
      <section className="kit-card">
        <EmptyState error={error} onRetry={() => void reload()} />
      </section>
    );
  if (data === undefined)
    return (
      <section className="kit-card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    );
  const reveal = async () => setContact(await call(merchantAccount.contact, {}, { fresh: true }));
  const isOpen = data.storeState === "open";
  const switchStore = () =>
    ask({
      text: isOpen ? words.closeStore : words.openStore,
      about: namesOf(data.merchantName, data.merchantNo),
      verb: isOpen ? t.merchants.storeState.closed : t.merchants.storeState.open,
      run: () => store.run({ storeState: isOpen ? "closed" : "open" }),
    });
  const close = () => {
    setContact(undefined);
    edit(false);
  };

  return (
    <section className="kit-card merchant-account">
      <header className="kit-toolbar">
        <h2>{t.account.pages["/shgl/shzhxx"]}</h2>
        <Tooltip title={readOnly}>
          <Button type="primary" icon={<EditOutlined />} disabled={readOnly !== undefined} onClick={() => edit(true)}>
            {t.common.action.edit}
          </Button>
        </Tooltip>
      </header>
      <div className="merchant-account-head">
        <Avatar
          size={72}
          shape="square"
          alt=""
          src={data.logo === null ? undefined : spImageUrl(data.logo)}
          icon={<ShopOutlined />}
        />
        <div>
          <b>{data.merchantName}</b>
          <span>
            {data.merchantNo} · {t.merchants.kind[data.merchantKind]}
          </span>
        </div>
        <Tooltip title={readOnly}>
          <Switch
            className="merchant-account-store"
            checked={isOpen}
            disabled={readOnly !== undefined}
            loading={store.running}
            aria-label={t.merchants.fields.storeState}
            checkedChildren={t.merchants.storeState.open}
            unCheckedChildren={t.merchants.storeState.closed}
            onChange={switchStore}
          />
        </Tooltip>
      </div>
      <h3>{words.basics}</h3>
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={basics(data, t)} />
      <h3>
        {words.contact}
        <Tooltip title={readOnly ?? t.merchants.contact.show}>
          <Button
            type="text"
            size="small"
            icon={<EyeOutlined />}
            aria-label={t.merchants.contact.show}
            disabled={readOnly !== undefined || contact !== undefined}
            onClick={() => void reveal().catch(() => undefined)}
          />
        </Tooltip>
      </h3>
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={contactItems(contact ?? data, t)} />
      <h3>{t.merchants.fields.collectionAccounts}</h3>
      {data.collectionAccounts.length === 0 ? (
        <p className="kit-soft">{words.noAccount}</p>
      ) : (
        <Descriptions size="small" column={1} items={accounts(data, t)} />
      )}
      <h3>{words.decided}</h3>
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={decided(data, t)} />
      <div className="merchant-account-switches" role="group" aria-label={t.merchants.fields.features}>
        {merchantFeatures.map((feature) => (
          <span key={feature}>
            <Switch
              size="small"
              disabled
              checked={data.effectiveFeatures.includes(feature)}
              aria-label={t.merchants.feature[feature]}
            />
            {t.merchants.feature[feature]}
          </span>
        ))}
      </div>
      <AccountForm own={data} open={editing} onClose={close} />
    </section>
  );
}

type Texts = Phrases<"account" | "merchants">;

const item = (key: string, label: string, text: string) => ({ key, label, children: text || nothingShown });

function basics(own: Own, t: Texts) {
  const words = t.merchants.fields;
  return [
    item("companyName", words.companyName, own.companyName),
    item("hotline", words.hotline, own.hotline),
    item("exchangeRate", words.exchangeRate, `1 CNY = ${own.exchangeRate} ${own.currency}`),
    item("pushTime", words.pushTime, own.pushTime),
  ];
}

/** Accounts that payment providers opened (MERCHANT-12); no number is shown in full. */
function accounts({ collectionAccounts }: Own, t: Texts) {
  const words = t.account;
  return collectionAccounts.map((one) => ({
    key: one.accountNo + one.channel,
    label: `${t.merchants.channel[one.channel]} · ${one.providerName}`,
    children: [
      one.accountNo,
      one.payAccount,
      fill(words.settles, { bank: one.bankName, card: one.bankAccount }),
      fill(words.openedAt, { time: showTime(one.openedAt) }),
    ]
      .filter(Boolean)
      .join(" · "),
  }));
}

function contactItems(contact: Contact, t: Texts) {
  return (["contactName", "contactPhone", "email", "address"] as const).map((name) =>
    item(name, t.merchants.fields[name], contact[name]),
  );
}

function decided(own: Own, t: Texts) {
  const words = t.merchants.fields;
  return [
    item("collects", words.collects, own.collects ? t.account.collectsYes : t.account.collectsNo),
    item("maxPickupCodes", words.maxPickupCodes, fill(t.account.maxPickupHint, { n: own.maxPickupCodes })),
    item(
      "refund",
      words.refundMaximum,
      own.refundAgreed ? showMoney(own.refundMaximumFen) : t.merchants.refund.disagreedHint,
    ),
    item(
      "review",
      words.refundReview,
      own.refundReviewFen === null ? t.merchants.refund.noReview : showMoney(own.refundReviewFen),
    ),
  ];
}
