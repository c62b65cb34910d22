import { BellOutlined } from "@ant-design/icons";
import { messages } from "@yunshou/contract/access/messages";
import { fill } from "@yunshou/phrases";
import { Button, Popover } from "antd";
import { Suspense, useState } from "react";
import { lazily } from "../lazily.ts";
import { FocusBox } from "../kit/focus.tsx";
import { useCall } from "../kit/queries.ts";
import { sessionCustomData } from "../session/session.ts";
import { usePhrases } from "../phrases/usePhrases.ts";

const pollMs = 30_000;
/** More unread messages than this are not told apart on the bell. */
const countedTo = 99;

const BellList = lazily(() => import("./BellList.tsx"));

/** Messages to the person: how many are unread, and the newest ones when the bell is pressed. */
export function Bell() {
  const t = usePhrases("messages");
  const words = t.messages;
  const [open, setOpen] = useState(false);
  // Until a first duty is done, the server answers nothing else.
  const { mustChangePassword = false, mustEnrolFactor = false } = sessionCustomData() ?? {};
  const { data } = useCall(messages.list, {}, { pollMs, enabled: !mustChangePassword && !mustEnrolFactor });
  const unread = data?.unread ?? 0;

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={words.title}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <FocusBox>
          <Suspense fallback={<div className="bell-list" />}>
            <BellList data={data} onLeave={() => setOpen(false)} />
          </Suspense>
        </FocusBox>
      }
    >
      <Button
        type="text"
        aria-label={`${words.title}, ${fill(words.unread, { n: unread })}`}
        title={words.title}
        icon={<BellOutlined />}
        className="bell"
      >
        {unread > 0 && (
          <span className="bell-count" aria-hidden>
            {unread > countedTo ? `${countedTo}+` : unread}
          </span>
        )}
      </Button>
    </Popover>
  );
}
