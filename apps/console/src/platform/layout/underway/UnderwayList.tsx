import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { App, Button, Popover } from "antd";
import { SyncOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { downloadCentrePath } from "../../kit/list/ExportMenu.tsx";
import { FocusBox } from "../../kit/focus.tsx";
import { showNumber } from "../../kit/show/show.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { NextStep, UnderwayItem, useStandOf, useTitleOf } from "./UnderwayItem.tsx";
import type { Underway } from "./useUnderway.ts";

/** As long as a person needs to read it and to press its button. */
const toldForSeconds = 12;
/** More at once are counted by the tray and not told one by one. */
const toldAtOnce = 3;

/** The tray beside the bell: what goes on, what has ended, and the next step of each; fetched when something first begins. */
export default function UnderwayList({ items }: { readonly items: readonly Underway[] }) {
  const t = usePhrases();
  const words = t.common.underway;
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const go = (address: string) => void navigate(address);
  useEndsTold(items, go);
  const running = items.filter(({ state }) => state === "running").length;
  const label = running > 0 ? fill(words.running, { n: showNumber(running) }) : words.title;
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
          <ul className="underway-list">
            {items.map((item) => (
              <UnderwayItem key={item.key} item={item} go={go} />
            ))}
          </ul>
        </FocusBox>
      }
    >
      <Button type="text" aria-label={label} title={label} icon={<SyncOutlined spin={running > 0} />} className="bell">
        {running > 0 && (
          <span className="bell-count" aria-hidden>
            {running}
          </span>
        )}
      </Button>
    </Popover>
  );
}

/** Tells the end of what was seen to run, with the next step. */
function useEndsTold(items: readonly Underway[], go: (address: string) => void): void {
  const { notification } = App.useApp();
  const client = useQueryClient();
  const { common } = usePhrases();
  const titleOf = useTitleOf();
  const standOf = useStandOf();
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = items.filter(({ key, state }) => state !== "running" && running.current.has(key));
    running.current = new Set(items.filter(({ state }) => state === "running").map(({ key }) => key));
    for (const item of ended.slice(0, toldAtOnce)) {
      const close = () => notification.destroy(item.key);
      notification[item.state === "done" ? "success" : "error"]({
        key: item.key,
        title: titleOf(item),
        description: standOf(item),
        duration: toldForSeconds,
        // Notices stand outside the pages, where nobody provides what a button needs.
        actions: (
          <QueryClientProvider client={client}>
            {/* The notice of the start had this way too: it must not vanish below a finger on its way. */}
            {item.kind === "export" && (
              <Button type="link" size="small" onClick={() => go(downloadCentrePath)}>
                {common.export.open}
              </Button>
            )}
            <NextStep item={item} go={go} onDone={close} />
          </QueryClientProvider>
        ),
      });
    }
  });
}
