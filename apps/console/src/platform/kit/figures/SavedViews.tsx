import { DeleteOutlined, DownOutlined } from "@ant-design/icons";
import type { FigureViewName } from "@yunshou/contract/insight/figureViews";
import { savedViews } from "@yunshou/contract/insight/savedViews";
import { checkViewName, fieldLimits } from "@yunshou/domain";
import { Button, Dropdown, Form, Input } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { FormModal } from "../form/FormModal.tsx";
import { useRules } from "../form/useRules.ts";
import { useCall, useWrite } from "../queries.ts";
import { useConfirm } from "../useConfirm.tsx";
import type { Condition } from "./figures.ts";

type Saved = Parameters<ReturnType<typeof useWrite<typeof savedViews.save>>["run"]>[0];

interface SavedViewsProps {
  readonly name: FigureViewName;
  readonly condition: Condition;
  readonly groupBy: Saved["groupBy"];
  readonly compare: Saved["compare"];
  /** Shows the figures of a view; what it does not name is no longer narrowed. */
  readonly onOpen: (values: Readonly<Record<string, string | undefined>>) => void;
}

/** 视图: conditions of this page that a person has kept under a name, and the present one to keep (patterns §7.1). */
export function SavedViews({ name, condition, groupBy, compare, onOpen }: SavedViewsProps) {
  const t = usePhrases("figures");
  const words = t.figures;
  const { rule } = useRules();
  const { data, reload } = useCall(savedViews.list, { figureName: name }, { silent: true });
  const [save, remove] = [useWrite(savedViews.save), useWrite(savedViews.remove)];
  const { askDelete } = useConfirm();
  const [naming, setNaming] = useState(false);
  const { fromDay, toDay, ...narrowed } = condition;
  const views = data?.rows ?? [];
  const open = (savedViewId: string) => {
    const view = views.find((one) => one.savedViewId === savedViewId);
    if (view === undefined) return;
    const cleared = Object.fromEntries(Object.keys(narrowed).map((key) => [key, undefined]));
    const { fromDay: from, toDay: to, groupBy: by, compare: held, condition: kept } = view;
    onOpen({ ...cleared, ...kept, fromDay: from, toDay: to, groupBy: by, compare: held });
  };
  return (
    <>
      <Dropdown
        trigger={["click"]}
        menu={{
          items: [
            ...views.map(({ savedViewId, viewName }) => ({
              key: savedViewId,
              label: viewName,
              extra: (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`${t.common.action.delete} ${viewName}`}
                  onClick={(event) => {
                    event.stopPropagation();
                    askDelete(viewName, async () => {
                      await remove.run({ savedViewId });
                      await reload();
                    });
                  }}
                />
              ),
            })),
            ...(views.length > 0 ? [{ type: "divider" as const }] : []),
            { key: "save", label: words.saveView },
          ],
          onClick: ({ key }) => (key === "save" ? setNaming(true) : open(key)),
        }}
      >
        <Button icon={<DownOutlined />} iconPlacement="end">
          {words.views}
        </Button>
      </Dropdown>
      <FormModal<{ readonly viewName: string }>
        title={words.saveView}
        about={null}
        verb={t.common.action.save}
        open={naming}
        onClose={() => setNaming(false)}
        initial={{}}
        submitting={save.running}
        success={t.common.result.added}
        onSubmit={async ({ viewName }) => {
          await save.run({
            figureName: name,
            viewName,
            groupBy,
            compare,
            condition: narrowed as Saved["condition"],
            fromDay,
            toDay,
          });
          await reload();
        }}
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
    </>
  );
}
