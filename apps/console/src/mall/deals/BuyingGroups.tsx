import type { RowOf } from "@yunshou/contract";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import type { BuyingGroupState } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Pagination, Table, Tabs } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  namesOf,
  OpenText,
  showMoney,
  showTime,
  StatusDot,
  type Tone,
  useCall,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { mallOrderTones, pageOfOrder } from "../orders/kinds.ts";
import { useShopOrders } from "../orders/useShopOrders.ts";
import type { GroupBuy } from "./GroupBuyForm.tsx";
import "./buyingGroups.css";

type Group = RowOf<typeof groupBuys.groups>;
type Shown = BuyingGroupState | "all";

const pageSize = 10;
const groupTones: Readonly<Record<BuyingGroupState, Tone>> = {
  gathering: "running",
  complete: "good",
  failed: "quiet",
};

/** 开团记录: the groups of a group purchase with their members, whose orders open as pages. */
export function BuyingGroups({ of, onClose }: { readonly of: GroupBuy | undefined; readonly onClose: () => void }) {
  const t = usePhrases("groupBuys");
  const words = t.groupBuys;
  const [page, turn] = useState(1);
  const [state, choose] = useState<Shown>("all");
  const { data, error, reload } = useCall(
    groupBuys.groups,
    { groupBuyId: of?.groupBuyId ?? "0", page, pageSize, ...(state === "all" ? {} : { groupState: state }) },
    { enabled: of !== undefined },
  );
  const close = () => {
    turn(1);
    choose("all");
    onClose();
  };
  const states: readonly (readonly [Shown, string])[] = [
    ["all", t.common.list.all],
    ["gathering", words.groupState.gathering],
    ["complete", words.groupState.complete],
    ["failed", words.groupState.failed],
  ];
  return (
    <DetailDrawer
      title={`${words.groups} · ${namesOf(of?.productName ?? "", of?.productCode)}`}
      open={of !== undefined}
      onClose={close}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={860}
    >
      <Tabs
        activeKey={state}
        items={states.map(([key, label]) => ({ key, label }))}
        onChange={(next) => {
          turn(1);
          choose(next as Shown);
        }}
      />
      {data?.rows.length === 0 ? <p className="kit-soft">{words.noGroups}</p> : null}
      {data?.rows.map((group) => (
        <OneGroup key={group.buyingGroupId} group={group} />
      ))}
      {(data?.total ?? 0) <= pageSize ? null : (
        <Pagination size="small" current={page} pageSize={pageSize} total={data?.total ?? 0} onChange={turn} />
      )}
    </DetailDrawer>
  );
}

/** One group: how it stands, and who is in it. */
function OneGroup({ group }: { readonly group: Group }) {
  const t = usePhrases("groupBuys", "mallOrders");
  const words = t.groupBuys;
  const { fields } = t.mallOrders;
  const orders = useShopOrders(pageOfOrder);
  const { groupState, paid, size, openedTime, endsAt, endedTime } = group;
  return (
    <section className="buying-group">
      <header>
        <StatusDot tone={groupTones[groupState]}>{words.groupState[groupState]}</StatusDot>
        <span>{fill(words.places, { paid, size })}</span>
        <span className="kit-soft">
          {words.fields.openedTime} {showTime(openedTime)}
        </span>
        <span className="kit-soft">
          {endedTime === null
            ? fill(words.until, { time: showTime(endsAt) })
            : `${words.fields.endsAt} ${showTime(endedTime)}`}
        </span>
      </header>
      <Table<Group["members"][number]>
        size="small"
        rowKey="orderNo"
        dataSource={[...group.members]}
        locale={{ emptyText: t.common.list.empty }}
        scroll={{ x: "max-content" }}
        pagination={false}
        columns={[
          {
            title: t.common.fields.orderNo,
            dataIndex: "orderNo",
            render: (orderNo: string, member) =>
              orders.refused[member.shopKind] === undefined ? (
                <OpenText text={orderNo} onOpen={() => orders.open(member)} />
              ) : (
                orderNo
              ),
          },
          { title: fields.buyerName, dataIndex: "buyerName" },
          { title: fields.receiverPhone, dataIndex: "receiverPhone" },
          { title: fields.quantity, dataIndex: "quantity", align: "right" },
          { title: fields.orderPrice, dataIndex: "amountFen", align: "right", render: showMoney },
          {
            title: fields.orderStatus,
            dataIndex: "orderStatus",
            render: (state: keyof typeof mallOrderTones) => (
              <StatusDot tone={mallOrderTones[state]}>{t.mallOrders.state[state]}</StatusDot>
            ),
          },
          { title: fields.orderTime, dataIndex: "orderTime", render: showTime },
        ]}
      />
    </section>
  );
}
