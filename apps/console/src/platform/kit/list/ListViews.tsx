import { CloseOutlined } from "@ant-design/icons";
import { checkViewName, fieldLimits } from "@yunshou/domain";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { FormModal } from "../form/FormModal.tsx";
import { useRules } from "../form/useRules.ts";
import { useCall } from "../queries.ts";
import { showNumber, today } from "../show/show.ts";
import { useConfirm } from "../useConfirm.tsx";
import type { Filter } from "./FilterBar.tsx";
import type { List } from "./useList.ts";
import { type ListView, paramsOf, showsSame, viewLimit, viewOf, withView } from "./views.ts";

/** What views need of any list. */
type Viewed = Pick<List<never, never>, "params" | "follow" | "endpoint" | "inputOf">;

interface ListViewsProps {
  readonly list: Viewed;
  readonly filters: readonly Filter<never>[];
  readonly views: readonly ListView[];
  readonly onViews: (views: readonly ListView[]) => void;
}

/** Views that a person keeps of a list, as tabs over it with what each counts (patterns D2). */
export function ListViews({ list, filters, views, onViews }: ListViewsProps) {
  const t = usePhrases("figures");
  const words = t.figures;
  const { rule } = useRules();
  const { askDelete } = useConfirm();
  const [naming, setNaming] = useState(false);
  const present = viewOf("", list.params, filters, today());
  const shown = views.find((view) => showsSame(view, present));
  // An open record narrows nothing.
  const isNarrowed = present.query !== "" || present.periods.length > 0;
  const isNew = shown === undefined && isNarrowed && views.length < viewLimit;
  return (
    <nav className="kit-views" aria-label={words.views}>
      {views.length > 0 && (
        <Button
          type={isNarrowed ? "text" : "link"}
          size="small"
          aria-pressed={!isNarrowed}
          onClick={() => list.follow(new URLSearchParams())}
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
            onClick={() => list.follow(paramsOf(view, today()))}
          >
            {view.name} <Count list={list} view={view} />
          </Button>
          {view === shown && (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={`${t.common.action.delete} ${view.name}`}
              onClick={() =>
                askDelete(view.name, () => Promise.resolve(onViews(views.filter(({ name }) => name !== view.name))))
              }
            />
          )}
        </span>
      ))}
      {isNew && (
        <Button type="link" size="small" onClick={() => setNaming(true)}>
          {words.saveView}
        </Button>
      )}
      <FormModal<{ readonly viewName: string }>
        title={words.saveView}
        about={null}
        verb={t.common.action.save}
        open={naming}
        onClose={() => setNaming(false)}
        initial={{}}
        submitting={false}
        success={t.common.result.added}
        onSubmit={({ viewName }) => Promise.resolve(onViews(withView(views, { ...present, name: viewName.trim() })))}
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

/** How many rows a view shows now. */
function Count({ list, view }: { readonly list: Viewed; readonly view: ListView }) {
  const { data } = useCall(list.endpoint, list.inputOf(paramsOf(view, today())), { silent: true });
  const answer = data as { readonly total: number; readonly totalIsCapped: boolean } | undefined;
  if (answer === undefined) return null;
  return <small>{`${showNumber(answer.total)}${answer.totalIsCapped ? "+" : ""}`}</small>;
}
