import { cards } from "@yunshou/contract/members/cards";
import { machines } from "@yunshou/contract/machines/machines";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { orders } from "@yunshou/contract/orders/orders";
import { refillFigure } from "@yunshou/domain";
import { Descriptions, Popover, Spin } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { nothingShown, showMoney, showTime } from "../show/show.ts";
import type { LeadingField } from "./leads.ts";

/** Six facts of a record, each with its name; undefined while they are read or when there is no such record. */
type Facts = readonly (readonly [name: string, fact: ReactNode])[] | undefined;

const quiet = { silent: true };

function MachineFacts({ number }: { readonly number: string }) {
  const t = usePhrases("machines");
  const { data } = useCall(machines.detail, { machineNo: number }, quiet);
  const words = t.machines.fields;
  return (
    <Card
      title={data?.machineName}
      facts={
        data && [
          [words.onlineStatus, t.machines.machineState[data.onlineStatus]],
          [words.seenAt, showTime(data.seenAt)],
          [t.common.fields.pointName, data.pointName],
          [t.common.fields.merchantName, data.merchantName],
          [t.machines.refill, refillFigure(data.lanesBelow, data.lanesAll)],
          [t.machines.today, showMoney(data.todayAmountFen)],
        ]
      }
    />
  );
}

function OrderFacts({ number }: { readonly number: string }) {
  const t = usePhrases("orders");
  const order = useCall(orders.detail, { orderNo: number }, quiet).data?.order;
  const words = t.orders.fields;
  return (
    <Card
      title={order?.productName}
      facts={
        order && [
          [t.common.fields.machineName, order.machineName],
          [words.orderTime, showTime(order.orderTime)],
          [words.paidFen, showMoney(order.paidFen)],
          [words.payStatus, t.orders.payStatus[order.payStatus]],
          [words.deliveryStatus, t.orders.deliveryStatus[order.deliveryStatus]],
          [words.refundFen, showMoney(order.refundFen)],
        ]
      }
    />
  );
}

function CardFacts({ number }: { readonly number: string }) {
  const t = usePhrases("members");
  const { data } = useCall(cards.list, { cardNo: number, page: 1, pageSize: 10 }, quiet);
  const card = data?.rows.find(({ cardNo }) => cardNo === number);
  const words = t.members.fields;
  return (
    <Card
      title={number}
      facts={
        card && [
          [words.holderName, card.holderName],
          [words.cardStatus, t.members.state[card.cardStatus]],
          [words.balance, showMoney(card.balanceFen)],
          [words.giftAmount, showMoney(card.giftFen)],
          [words.cardExpiry, card.cardExpiry],
          [t.common.fields.merchantName, card.merchantName],
        ]
      }
    />
  );
}

function MerchantFacts({ number }: { readonly number: string }) {
  const t = usePhrases("merchants");
  const { data } = useCall(merchants.list, { merchantNo: number, page: 1, pageSize: 10 }, quiet);
  const merchant = data?.rows.find(({ merchantNo }) => merchantNo === number);
  const words = t.merchants.fields;
  return (
    <Card
      title={merchant?.merchantName}
      facts={
        merchant && [
          [words.companyName, merchant.companyName],
          [words.kind, t.merchants.kind[merchant.merchantKind]],
          [words.parent, merchant.parentName],
          [words.hotline, merchant.hotline],
          [words.storeState, t.merchants.storeState[merchant.storeState]],
          [words.currency, merchant.currency],
        ]
      }
    />
  );
}

function Card({ title, facts }: { readonly title: string | undefined; readonly facts: Facts }) {
  if (facts === undefined) return <Spin size="small" />;
  return (
    <Descriptions
      size="small"
      column={1}
      title={title}
      items={facts.map(([label, fact]) => ({ key: label, label, children: fact || nothingShown }))}
    />
  );
}

const kinds = {
  machineNo: MachineFacts,
  orderNo: OrderFacts,
  cardNo: CardFacts,
  merchantNo: MerchantFacts,
} as const satisfies Readonly<Record<LeadingField, unknown>>;

/** Who only passes over a link wants to see nothing. */
const restMs = 400;

/** What a link leads to, in six facts, while the mouse rests on it (patterns D6). It stands over the link and takes no press. */
export function Peek({ by, number }: { readonly by: LeadingField; readonly number: string }) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  const Facts = kinds[by];
  if (!rests) return null;
  return (
    <Popover
      open
      placement="rightTop"
      content={
        <div className="kit-peek">
          <Facts number={number} />
        </div>
      }
    >
      <span className="kit-peek-place" aria-hidden />
    </Popover>
  );
}
