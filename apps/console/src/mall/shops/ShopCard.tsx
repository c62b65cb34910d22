import { EditOutlined, ShopOutlined } from "@ant-design/icons";
import type { InputOf, OutputOf } from "@yunshou/contract";
import type { mallShop, quickBuyShop } from "@yunshou/contract/mall/shops";
import { Alert, Avatar, Button, Descriptions, Switch, Tooltip } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import { nothingShown, showMoney, useConfirm } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./shops.css";

/** What both kinds of shop show; the mall has a place, tags and a logo besides. */
export type AnyShop = OutputOf<typeof quickBuyShop.own> | OutputOf<typeof mallShop.own>;

interface ShopCardProps {
  readonly title: string;
  readonly shop: AnyShop;
  readonly readOnly: string | undefined;
  readonly switching: boolean;
  readonly onSwitch: (to: InputOf<typeof mallShop.setOpen>) => Promise<unknown>;
  readonly onEdit: () => void;
}

function placeOf(shop: AnyShop): string | undefined {
  if (!("shopAddress" in shop)) return undefined;
  const { shopAddress, longitude, latitude } = shop;
  return longitude === null || latitude === null ? shopAddress : `${shopAddress} (${longitude}, ${latitude})`;
}

const item = (key: string, label: string, text: string) => ({ key, label, children: text || nothingShown });

/** A shop with its switch (MALL-01, MALL-02). */
export function ShopCard({ title, shop, readOnly, switching, onSwitch, onEdit }: ShopCardProps) {
  const t = usePhrases("mall");
  const { fields, openState } = t.mall;
  const { ask } = useConfirm();
  const isOpen = shop.openStatus === "open";
  const isSaved = shop.shopNo !== null;
  const refused = readOnly ?? (isSaved ? undefined : t.mall.notSaved);
  const change = () =>
    ask({
      text: isOpen ? t.mall.closeShop : t.mall.openShop,
      about: shop.shopName,
      verb: isOpen ? openState.closed : openState.open,
      danger: isOpen,
      run: () => onSwitch({ openStatus: isOpen ? "closed" : "open" }),
    });
  const place = placeOf(shop);
  const tags = "serviceTags" in shop ? shop.serviceTags.join(" · ") : undefined;
  const logo = "logo" in shop ? shop.logo : null;

  return (
    <section className="kit-card mall-shop">
      <header className="kit-toolbar">
        <h2>{title}</h2>
        <Tooltip title={readOnly}>
          <Button type="primary" icon={<EditOutlined />} disabled={readOnly !== undefined} onClick={onEdit}>
            {t.common.action.edit}
          </Button>
        </Tooltip>
      </header>
      {!isSaved && <Alert type="info" showIcon title={t.mall.notSaved} />}
      <div className="mall-shop-head">
        <Avatar
          size={72}
          shape="square"
          alt=""
          src={logo === null ? undefined : spImageUrl(logo)}
          icon={<ShopOutlined />}
        />
        <div>
          <b>{shop.shopName}</b>
          <span>{shop.shopNo}</span>
        </div>
        <Tooltip title={refused}>
          <Switch
            checked={isOpen}
            disabled={refused !== undefined}
            loading={switching}
            aria-label={fields.openStatus}
            checkedChildren={openState.open}
            unCheckedChildren={openState.closed}
            onChange={change}
          />
        </Tooltip>
      </div>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          item("servicePhone", fields.servicePhone, shop.servicePhone),
          ...("deliveryWays" in shop
            ? [
                item("ways", fields.deliveryWays, shop.deliveryWays.map((way) => t.mall.deliveryWay[way]).join(" · ")),
                item("fee", fields.deliveryFee, showMoney(shop.deliveryFeeFen)),
                item("close", fields.closeMinutes, `${shop.closeMinutes}`),
              ]
            : []),
          ...(place === undefined ? [] : [item("place", fields.location, place)]),
          ...(tags === undefined ? [] : [item("tags", fields.serviceTags, tags)]),
          { ...item("announcement", fields.announcement, shop.announcement), span: 2 },
        ]}
      />
    </section>
  );
}
