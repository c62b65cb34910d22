import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";
import { NoticeList } from "./NoticeList.tsx";

/** 首页更多信息: every published announcement, by type and by any word of it (SYS-05, PERM-15). */
export function MoreNoticesPage() {
  const t = usePhrases("announcements");
  const title = t.announcements.pages["/sygdxx"];
  return (
    <PublicFrame title={title}>
      <NoticeList name="moreNotices" title={title} by="word" />
    </PublicFrame>
  );
}
