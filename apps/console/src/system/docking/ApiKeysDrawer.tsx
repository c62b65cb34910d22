import type { RowOf } from "@yunshou/contract";
import { apiKeys } from "@yunshou/contract/system/apiKeys";
import { Button, Table } from "antd";
import { useState } from "react";
import {
  AddButton,
  DetailDrawer,
  nothingShown,
  showTime,
  StatusDot,
  useCall,
  useConfirm,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type ApiKey = RowOf<typeof apiKeys.list>;
const pageSize = 50;

const ApiKeyForm = whenOpened(
  async () => (await import("./ApiKeyForm.tsx")).ApiKeyForm,
  ({ open }) => open,
);

/** Keys with which programs of the merchant sign their calls; one that is revoked never counts again. */
export function ApiKeysDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("dockings");
  const words = t.dockings;
  const { fields } = words;
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("system.docking.write");
  const { run } = useWrite(apiKeys.revoke);
  const [page, turn] = useState(1);
  const [adding, add] = useState(false);
  const { data, error, loading, reload } = useCall(apiKeys.list, { page, pageSize }, { enabled: open });
  const refusedOf = ({ revokeTime }: ApiKey) => readOnly ?? (revokeTime === null ? undefined : words.revoked);
  return (
    <DetailDrawer
      title={words.apiKeys}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <AddButton refused={readOnly} onClick={() => add(true)}>
        {words.addKey}
      </AddButton>
      <Table<ApiKey>
        size="small"
        rowKey="apiKeyId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: turn,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          { key: "keyName", title: fields.keyName, render: (_, row) => row.keyName },
          { key: "apiKeyId", title: fields.apiKeyId, render: (_, row) => row.apiKeyId },
          { key: "secret", title: fields.secret, render: (_, row) => `…${row.secret}` },
          {
            key: "scopes",
            title: fields.scopes,
            render: (_, { scopes }) => scopes.map((scope) => words.scope[scope]).join(" · "),
          },
          {
            key: "usedTime",
            title: fields.usedTime,
            render: (_, { usedTime }) => (usedTime === null ? nothingShown : showTime(usedTime)),
          },
          {
            key: "state",
            title: fields.keyState,
            render: (_, { revokeTime }) => (
              <StatusDot tone={revokeTime === null ? "quiet" : "neutral"}>
                {revokeTime === null ? words.valid : words.revoked}
              </StatusDot>
            ),
          },
          {
            key: "actions",
            title: t.common.list.actions,
            render: (_, row) => {
              const refused = refusedOf(row);
              return (
                <Button
                  type="link"
                  size="small"
                  danger
                  disabled={refused !== undefined}
                  title={refused ?? ""}
                  onClick={() =>
                    ask({
                      text: words.revokeAsk,
                      about: row.keyName,
                      verb: words.revoke,
                      run: () => run({ apiKeyId: row.apiKeyId }).then(() => reload()),
                    })
                  }
                >
                  {words.revoke}
                </Button>
              );
            },
          },
        ]}
      />
      <ApiKeyForm open={adding} onClose={() => add(false)} />
    </DetailDrawer>
  );
}
