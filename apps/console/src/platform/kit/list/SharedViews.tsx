import { CloseOutlined, TeamOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { refreshSession } from "../../session/refresh.ts";
import { useWrite } from "../queries.ts";
import { today } from "../show/show.ts";
import { useConfirm } from "../useConfirm.tsx";
import { useRoleNames } from "./useRoleNames.ts";
import { type ListView, onSameTab, paramsOf, showsSame } from "./views.ts";
import { ViewCount, type Viewed } from "./ViewCount.tsx";

type SharedView = OutputOf<typeof sharedViews.list>["rows"][number];

interface SharedViewsProps {
  readonly list: Viewed;
  readonly rows: readonly SharedView[];
  readonly present: ListView;
  readonly canShare: boolean;
  readonly onChanged: () => unknown;
}

/** Views that the merchant gives to the roles of a person; each says who shared it with whom. */
export function SharedViews({ list, rows, present, canShare, onChanged }: SharedViewsProps) {
  const words = usePhrases("figures").figures;
  const namesOf = useRoleNames();
  const withdraw = useWrite(sharedViews.withdraw);
  const { ask } = useConfirm();
  const end = ({ listName, viewName }: SharedView) =>
    ask({
      text: words.unshareAsk,
      about: viewName,
      verb: words.unshareView,
      run: async () => {
        await withdraw.run({ listName, viewName });
        await Promise.all([onChanged(), refreshSession()]);
      },
    });
  return rows.map((view) => {
    const isShown = showsSame(view, present);
    return (
      <span key={`shared ${view.viewName}`} className="kit-view">
        <Button
          type={isShown ? "link" : "text"}
          size="small"
          icon={<TeamOutlined />}
          title={fill(words.sharedWith, { name: view.sharedBy, roles: namesOf(view.roles) })}
          aria-pressed={isShown}
          onClick={() => list.follow(onSameTab(paramsOf(view, today()), list.params))}
        >
          {view.viewName} <ViewCount list={list} view={view} />
        </Button>
        {isShown && canShare && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={`${words.unshareView} ${view.viewName}`}
            onClick={() => end(view)}
          />
        )}
      </span>
    );
  });
}
