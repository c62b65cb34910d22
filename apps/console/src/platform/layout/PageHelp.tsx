import { QuestionCircleOutlined } from "@ant-design/icons";
import { knowledge } from "@yunshou/contract/support/articles";
import { Button, Popover, Spin } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useCall } from "../kit/queries.ts";
import { usePhrases } from "../phrases/usePhrases.ts";

/** The page with one article, and the one with all. */
const reader = { one: (id: string) => `/cjwtjjfafb?id=${id}`, all: "/cjwtjjfa" };

/** What the knowledge base says of a page, beside its title (spec 1 §2.3; SYS-13). */
export function PageHelp({ path }: { readonly path: string }) {
  const words = usePhrases("articles").articles.hint;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
      title={words.ofPage}
      content={open && <Articles path={path} onLeave={() => setOpen(false)} />}
    >
      <Button
        type="text"
        size="small"
        className="shell-help"
        icon={<QuestionCircleOutlined />}
        aria-label={words.ofPage}
        title={words.ofPage}
      />
    </Popover>
  );
}

function Articles({ path, onLeave }: { readonly path: string; readonly onLeave: () => void }) {
  const words = usePhrases("articles").articles.hint;
  const { data, error } = useCall(knowledge.ofPage, { pagePath: path }, { silent: true });
  if (data === undefined && error === null) return <Spin size="small" />;
  const rows = data?.rows ?? [];
  return (
    <div className="shell-help-list">
      {rows.length === 0 && <p className="kit-soft">{words.noHelp}</p>}
      <ul>
        {rows.map(({ articleId, title, langCode }) => (
          <li key={articleId}>
            <Link to={reader.one(articleId)} lang={langCode} onClick={onLeave}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={reader.all} onClick={onLeave}>
        {words.allHelp}
      </Link>
    </div>
  );
}
