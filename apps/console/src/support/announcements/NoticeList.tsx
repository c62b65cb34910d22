import type { RowOf } from "@yunshou/contract";
import { notices } from "@yunshou/contract/support/announcements";
import { queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  type ListColumns,
  ListPage,
  SearchChoice,
  TextFilter,
  useCall,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionToken } from "../../platform/session/session.ts";

type Row = RowOf<typeof notices.list>;
type Filters = FiltersOf<typeof notices.list>;

interface NoticeListProps {
  readonly name: string;
  readonly title: string;
  /** Looked for by title and day, or by type and any word. */
  readonly by: "title" | "word";
}

/** Published announcements, the newest first; a row opens its text. */
export function NoticeList({ name, title, by }: NoticeListProps) {
  const t = usePhrases("announcements");
  const { fields, action } = t.announcements;
  const navigate = useNavigate();
  const list = useList(notices.list, { initial: {} as Filters });
  const { data: found } = useCall(notices.types, {}, { enabled: by === "word" });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("noticeTitle", "noticeTitle", null, fields.noticeTitle, {
      width: 380,
      onOpen: ({ noticeId }) => void navigate(`/ptxx?id=${noticeId}`),
    }),
    column.text("msgType", fields.msgType, { width: 150 }),
    column.time("publishTime", fields.publishTime, { sortable: true }),
  ];
  const types = (found?.types ?? []).map(({ typeId, msgType }) => ({ value: typeId, label: msgType }));
  return (
    <ListPage
      source="message"
      name={name}
      title={title}
      list={list}
      rowKey="noticeId"
      columns={columns}
      filters={
        by === "title"
          ? [
              { name: "noticeTitle", label: fields.noticeTitle, control: <TextFilter /> },
              {
                name: ["fromDay", "toDay"],
                label: fields.publishTime,
                control: <DateRange limitDays={queryRangeDays.exports} />,
              },
            ]
          : [
              {
                name: "msgType",
                label: fields.msgType,
                control: <SearchChoice allowClear placeholder={t.common.list.all} options={types} />,
              },
              { name: "keyword", label: fields.keyword, control: <TextFilter /> },
            ]
      }
      toolbar={
        // The login page stands in front of the console, which does not load it.
        by === "title" && sessionToken() === undefined ? <Button href="/logins">{action.login}</Button> : undefined
      }
    />
  );
}
