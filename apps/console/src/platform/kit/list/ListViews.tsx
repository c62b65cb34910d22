import { CloseOutlined, TeamOutlined } from "@ant-design/icons";
import { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { checkViewName, fieldLimits } from "@yunshou/domain";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { FormModal } from "../form/FormModal.tsx";
import { useRules } from "../form/useRules.ts";
import { useCall } from "../queries.ts";
import { today } from "../show/show.ts";
import { useCan } from "../useCan.ts";
import { useConfirm } from "../useConfirm.tsx";
import type { Filter } from "./FilterBar.tsx";
import { SharedViews } from "./SharedViews.tsx";
import { ShareViewForm } from "./ShareViewForm.tsx";
import { withoutFilters } from "./useList.ts";
import { type ListView, onSameTab, paramsOf, showsSame, viewLimit, viewOf, withView } from "./views.ts";
import { ViewCount, type Viewed } from "./ViewCount.tsx";

interface ListViewsProps {
  /** The list, as the choices of a person name it. */
  readonly name: string;
  /** The merchant shares views of it with the person. */
  readonly hasShared: boolean;
  readonly list: Viewed;
  readonly filters: readonly Filter<never>[];
  readonly views: readonly ListView[];
  readonly onViews: (change: (kept: readonly ListView[]) => readonly ListView[]) => void;
}

/** Views of a list, a person's own and those shared with a role of it, as tabs with what each counts (patterns D2). */
export function ListViews({ name, hasShared, list, filters, views, onViews }: ListViewsProps) {
  const t = usePhrases("figures");
  const words = t.figures;
  const { rule } = useRules();
  const { askDelete } = useConfirm();
  const canShare = useCan("access.role.write");
  const shared = useCall(sharedViews.list, { listName: name }, { silent: true, enabled: hasShared });
  const [naming, setNaming] = useState(false);
  const [sharing, setSharing] = useState<ListView>();
  const present = viewOf("", list.params, filters, today());
  const sharedRows = hasShared ? (shared.data?.rows ?? []) : [];
  const shown = views.find((view) => showsSame(view, present));
  // An open record narrows nothing.
  const isNarrowed = present.query !== "" || present.periods.length > 0;
  const isKnown = shown !== undefined || sharedRows.some((view) => showsSame(view, present));
  return (
    <nav className="kit-views" aria-label={words.views}>
      {views.length + sharedRows.length > 0 && (
        <Button
          type={isNarrowed ? "text" : "link"}
          size="small"
          aria-pressed={!isNarrowed}
          onClick={() => list.follow(withoutFilters(list.params))}
        >
          {t.common.list.all}
        </Button>
      )}
      {views.map((view) => (
        <span key={view.name} className="kit-view">
          <Button
            type={view === shown ? "link" : "text"}
            size="small"
            aria-pressed={view === shown}
            onClick={() => list.follow(onSameTab(paramsOf(view, today()), list.params))}
          >
            {view.name} <ViewCount list={list} view={view} />
          </Button>
          {view === shown && canShare && (
            <Button
              type="text"
              size="small"
              icon={<TeamOutlined />}
              title={words.shareView}
              aria-label={`${words.shareView} ${view.name}`}
              onClick={() => setSharing(view)}
            />
          )}
          {view === shown && (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={`${t.common.action.delete} ${view.name}`}
              onClick={() =>
                askDelete(view.name, () =>
                  Promise.resolve(onViews((kept) => kept.filter(({ name: own }) => own !== view.name))),
                )
              }
            />
          )}
        </span>
      ))}
      <SharedViews list={list} rows={sharedRows} present={present} canShare={canShare} onChanged={shared.reload} />
      {!isKnown && isNarrowed && views.length < viewLimit && (
        <Button type="link" size="small" onClick={() => setNaming(true)}>
          {words.saveView}
        </Button>
      )}
      <ShareViewForm listName={name} view={sharing} onClose={() => setSharing(undefined)} onShared={shared.reload} />
      <FormModal<{ readonly viewName: string }>
        title={words.saveView}
        about={null}
        verb={t.common.action.save}
        open={naming}
        onClose={() => setNaming(false)}
        initial={{}}
        submitting={false}
        success={t.common.result.added}
        onSubmit={({ viewName }) =>
          Promise.resolve(onViews((kept) => withView(kept, { ...present, name: viewName.trim() })))
        }
      >
        <Form.Item
          name="viewName"
          label={words.fields.viewName}
          extra={words.saveViewHint}
          required
          rules={[rule(checkViewName)]}
        >
          <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
        </Form.Item>
      </FormModal>
    </nav>
  );
}
