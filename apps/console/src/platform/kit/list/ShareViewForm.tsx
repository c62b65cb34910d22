import { roles } from "@yunshou/contract/access/roles";
import { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { Form } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { refreshSession } from "../../session/refresh.ts";
import { FormModal } from "../form/FormModal.tsx";
import { SearchChoice } from "../form/SearchChoice.tsx";
import { useRules } from "../form/useRules.ts";
import { useCall, useWrite } from "../queries.ts";
import { useRoleNames } from "./useRoleNames.ts";
import type { ListView } from "./views.ts";

interface ShareViewFormProps {
  readonly listName: string;
  /** The view to share, or undefined while nobody asked to. */
  readonly view: ListView | undefined;
  readonly onClose: () => void;
  readonly onShared: () => unknown;
}

/** 共享给角色: whoever of the merchant holds one of the roles sees the view as a tab. */
export function ShareViewForm({ listName, view, onClose, onShared }: ShareViewFormProps) {
  const words = usePhrases("figures").figures;
  const { required } = useRules();
  const namesOf = useRoleNames();
  const { data, error } = useCall(
    roles.list,
    { page: 1, pageSize: 200, kind: "web" },
    { silent: true, enabled: view !== undefined },
  );
  const share = useWrite(sharedViews.share);
  return (
    <FormModal<{ readonly roleIds: readonly string[] }>
      title={words.shareView}
      about={view?.name ?? null}
      verb={words.shareView}
      open={view !== undefined}
      onClose={onClose}
      initial={{ roleIds: [] }}
      loading={view !== undefined && data === undefined}
      error={error}
      submitting={share.running}
      success={words.viewShared}
      onSubmit={async ({ roleIds }) => {
        if (view === undefined) return;
        const { name: viewName, query, periods } = view;
        await share.run({ listName, viewName, query, periods: [...periods], roleIds: [...roleIds] });
        await Promise.all([onShared(), refreshSession()]);
      }}
    >
      <Form.Item name="roleIds" label={words.fields.roleIds} extra={words.shareViewHint} rules={[required]}>
        <SearchChoice
          mode="multiple"
          options={(data?.rows ?? []).map((role) => ({ value: role.roleId, label: namesOf([role]) }))}
        />
      </Form.Item>
    </FormModal>
  );
}
