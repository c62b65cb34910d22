import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf, useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { InboxList } from "./InboxList.tsx";
import { SentList } from "./SentList.tsx";

const tabs = ["received", "sent"] as const;
type Tab = (typeof tabs)[number];

/** 消息通知: what the caller was told, and for the platform what it sent (SYS-05, TOPBAR-07). */
export function MessagesPage() {
  const t = usePhrases("broadcasts");
  const [params, setParams] = useSearchParams();
  const sends = useCan("support.broadcast.write");
  const tab = sends ? (tabs.find((one) => one === params.get("tab")) ?? "received") : "received";
  const strip = sends ? (
    <Segmented<Tab>
      value={tab}
      options={choicesOf(tabs, t.broadcasts.tab)}
      onChange={(next) => setParams(next === "received" ? {} : { tab: next }, { replace: true })}
    />
  ) : undefined;
  return tab === "sent" ? <SentList strip={strip} /> : <InboxList strip={strip} />;
}
