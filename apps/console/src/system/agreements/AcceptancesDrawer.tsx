import { agreements } from "@yunshou/contract/system/agreements";
import { Table } from "antd";
import { useState } from "react";
import { DetailDrawer, showTime, useCall } from "../../platform/kit/index.ts";
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
  const [page, setPage] = useState(1);
  const { data, error, reload } = useCall(
    agreements.accepted,
    { agreementId: agreementId ?? "", page, pageSize },
    { enabled: agreementId !== null },
  );
  const close = () => {
    setPage(1);
    onClose();
  };
  return (
    <DetailDrawer
      title={`${words.records} · ${title}`}
      open={agreementId !== null}
      onClose={close}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
    >
      <Table
        size="small"
        rowKey="userId"
        dataSource={[...(data?.rows ?? [])]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: setPage }}
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
