import type { OutputOf } from "@yunshou/contract";
import { cardAllowances } from "@yunshou/contract/members/allowances";
import { Table } from "antd";
import { useNavigate } from "react-router";
import { DetailDrawer, namesOf, OpenText, showMoney, showTime, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { CardRow } from "../state.ts";

type Allowances = OutputOf<typeof cardAllowances.ofCard>;

/** 脱机额度: the machines that may sell to a card without network, and the last sales that the cloud answers for. */
export function AllowanceDrawer({
  card,
  onClose,
}: {
  readonly card: CardRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("allowances", "members", "ads");
  const words = t.allowances;
  const { fields } = words;
  const common = t.common.fields;
  const navigate = useNavigate();
  const { data, error } = useRecord(cardAllowances.ofCard, { cardId: card?.cardId }, { anew: true });
  return (
    <DetailDrawer
      title={`${t.members.action.allowances} ${namesOf(card?.cardNo, card?.holderName)}`}
      open={card !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      record={{ kind: "card", number: card?.cardNo }}
    >
      <h4>{words.machines}</h4>
      <Table<Allowances["machines"][number]>
        size="small"
        rowKey="machineId"
        dataSource={data?.machines ?? []}
        pagination={false}
        scroll={{ x: 560 }}
        locale={{ emptyText: words.noMachines }}
        columns={[
          {
            key: "machineNo",
            title: common.machineNo,
            render: (_, { machineNo }) => (
              <OpenText
                text={machineNo}
                onOpen={() => void navigate(`/shj/wdshj?view=${encodeURIComponent(machineNo)}`)}
              />
            ),
          },
          { key: "machineName", title: common.machineName, render: (_, row) => row.machineName },
          { key: "amount", title: fields.allowance, align: "right", render: (_, row) => showMoney(row.amountFen) },
          { key: "used", title: fields.used, align: "right", render: (_, row) => showMoney(row.usedFen) },
          { key: "until", title: fields.untilTime, render: (_, row) => showTime(row.untilTime) },
          {
            key: "state",
            title: t.ads.fields.deliveryState,
            render: (_, { deliveryState }) => t.ads.delivery[deliveryState],
          },
        ]}
      />
      <h4>{words.uses}</h4>
      <Table<Allowances["uses"][number]>
        size="small"
        rowKey="orderNo"
        dataSource={data?.uses ?? []}
        pagination={false}
        scroll={{ x: 560 }}
        locale={{ emptyText: words.noUses }}
        columns={[
          {
            key: "orderNo",
            title: common.orderNo,
            render: (_, { orderNo }) => (
              <OpenText text={orderNo} onOpen={() => void navigate(`/jygl/ddgl?orderNo=${orderNo}&open=${orderNo}`)} />
            ),
          },
          { key: "soldTime", title: fields.soldTime, render: (_, row) => showTime(row.soldTime) },
          { key: "machineNo", title: common.machineNo, render: (_, row) => row.machineNo },
          {
            key: "amount",
            title: t.members.fields.deductAmount,
            align: "right",
            render: (_, row) => showMoney(row.amountFen),
          },
          {
            key: "arrears",
            title: t.members.fields.arrears,
            align: "right",
            render: (_, row) => showMoney(row.arrearsFen),
          },
        ]}
      />
    </DetailDrawer>
  );
}
