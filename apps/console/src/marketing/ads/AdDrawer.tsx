import type { RowOf } from "@yunshou/contract";
import { ads } from "@yunshou/contract/marketing/ads";
import { refuse } from "@yunshou/domain";
import { App, Segmented, Table, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  choicesOf,
  DetailDrawer,
  GuardedButton,
  nothingShown,
  OpenText,
  showNumber,
  showTime,
  StatusDot,
  usePageOf,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { deliveryTones } from "../delivery.ts";
import type { Ad } from "./AdForm.tsx";

const parts = ["machines", "plays"] as const;
export type Part = (typeof parts)[number];
type Machine = RowOf<typeof ads.machines>;
type Play = RowOf<typeof ads.plays>;

const pageSize = 20;

interface AdDrawerProps {
  readonly ad: Ad | undefined;
  readonly part: Part;
  readonly onClose: () => void;
}

/** Who shows an ad: how far each machine is, and how often it was shown by day (AD-01, AD-02). */
export function AdDrawer({ ad, part: first, onClose }: AdDrawerProps) {
  const words = usePhrases("ads").ads;
  const [part, turn] = useState(first);
  return (
    <DetailDrawer
      title={ad?.adName ?? ""}
      open={ad !== undefined}
      onClose={onClose}
      loading={false}
      error={null}
      record={{ kind: "ad", number: ad?.adName }}
    >
      <Segmented value={part} options={choicesOf(parts, words.parts)} onChange={turn} style={{ marginBottom: 12 }} />
      {part === "machines" ? <Machines adId={ad?.adId} /> : <Plays adId={ad?.adId} />}
    </DetailDrawer>
  );
}

/** A machine's number, which opens its record. */
function MachineLink({ machineNo }: { readonly machineNo: string }) {
  const navigate = useNavigate();
  return <OpenText text={machineNo} onOpen={() => void navigate(`/shj/wdshj?view=${encodeURIComponent(machineNo)}`)} />;
}

function Machines({ adId }: { readonly adId: string | undefined }) {
  const t = usePhrases("ads");
  const words = t.ads;
  const { fields } = words;
  const { message } = App.useApp();
  const readOnly = useRefusedWithout("marketing.ad.write");
  const refusal = useRefusalText();
  const resend = useWrite(ads.resend);
  const [page, turn] = usePageOf(adId);
  const { data } = useRecord(ads.machines, { adId, page, pageSize }, { pollMs: 5_000 });
  const rows = data?.rows ?? [];
  const isOpen = ({ deliveryState }: Machine) => deliveryState === "refused" || deliveryState === "expired";
  // Of many machines only one page is known here; the server knows them all.
  const none = (data?.total ?? 0) <= pageSize && !rows.some(isOpen);
  const refused = readOnly ?? (none ? refusal(refuse("ads.nothingToResend")) : undefined);
  const again = () =>
    void resend
      .run({ adId: adId! })
      .then(() => message.success(words.resent))
      .catch(() => undefined);
  return (
    <>
      <Table<Machine>
        size="small"
        rowKey="machineId"
        dataSource={rows}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        scroll={{ x: 620 }}
        columns={[
          {
            key: "machineNo",
            title: t.common.fields.machineNo,
            render: (_, { machineNo }) => <MachineLink machineNo={machineNo} />,
          },
          { key: "machineName", title: t.common.fields.machineName, render: (_, row) => row.machineName },
          {
            key: "deliveryState",
            title: fields.deliveryState,
            render: (_, { deliveryState }) =>
              deliveryState === null ? (
                nothingShown
              ) : (
                <StatusDot tone={deliveryTones[deliveryState]}>{words.delivery[deliveryState]}</StatusDot>
              ),
          },
          { key: "reason", title: fields.reason, render: (_, { reason }) => reason || nothingShown },
          { key: "sentTime", title: fields.sentTime, render: (_, row) => showTime(row.sentTime) },
          { key: "endedTime", title: fields.endedTime, render: (_, row) => showTime(row.endedTime) },
          {
            key: "playCount",
            title: fields.playCount,
            align: "right",
            render: (_, { playCount }) => showNumber(playCount),
          },
        ]}
      />
      <Tooltip title={refused}>
        <GuardedButton disabled={refused !== undefined} loading={resend.running} onClick={again}>
          {words.resend}
        </GuardedButton>
      </Tooltip>
    </>
  );
}

function Plays({ adId }: { readonly adId: string | undefined }) {
  const t = usePhrases("ads");
  const { fields } = t.ads;
  const [page, turn] = usePageOf(adId);
  const { data } = useRecord(ads.plays, { adId, page, pageSize }, { pollMs: 10_000 });
  return (
    <Table<Play>
      size="small"
      rowKey="rowKey"
      dataSource={data?.rows ?? []}
      pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
      columns={[
        { key: "day", title: fields.day, render: (_, { day }) => day },
        {
          key: "machineNo",
          title: t.common.fields.machineNo,
          render: (_, { machineNo }) => <MachineLink machineNo={machineNo} />,
        },
        { key: "machineName", title: t.common.fields.machineName, render: (_, row) => row.machineName },
        {
          key: "playCount",
          title: fields.playCount,
          align: "right",
          render: (_, { playCount }) => showNumber(playCount),
        },
      ]}
    />
  );
}
