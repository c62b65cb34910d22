import { agreements } from "@yunshou/contract/system/agreements";
import { Table } from "antd";
import { DetailDrawer, showTime, usePageOf, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface AcceptancesDrawerProps {
  readonly agreementId: string | null;
  readonly title: string;
  readonly onClose: () => void;
}

const pageSize = 20;

/** Who accepted an agreement, newest first. */
export function AcceptancesDrawer({ agreementId, title, onClose }: AcceptancesDrawerProps) {
  const t = usePhrases("agreements");
  const words = t.agreements;
  const [page, turn] = usePageOf(agreementId);
  const { data, error, reload } = useRecord(agreements.accepted, { agreementId, page, pageSize });
  return (
    <DetailDrawer
      title={`${words.records} · ${title}`}
      open={agreementId !== null}
      onClose={onClose}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      <Table
        size="small"
        rowKey="userId"
        dataSource={[...(data?.rows ?? [])]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        columns={[
          { title: words.fields.account, dataIndex: "account" },
          { title: words.fields.person, dataIndex: "userName" },
          { title: words.fields.merchant, dataIndex: "merchantName" },
          { title: words.fields.acceptedAt, dataIndex: "acceptedAt", render: showTime },
          { title: words.fields.address, dataIndex: "address" },
        ]}
      />
    </DetailDrawer>
  );
}
