import { useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";
import { ManagedAnnouncements } from "./ManagedAnnouncements.tsx";
import { NoticeList } from "./NoticeList.tsx";

/** 公告: published announcements for everybody; whoever writes for the platform adds and publishes them here (SYS-05, LOGIN-51, PERM-15). */
export function AnnouncementsPage() {
  const t = usePhrases("announcements");
  const writes = useCan("support.announcement.write");
  const title = t.announcements.pages["/notice"];
  return (
    <PublicFrame title={title}>
      {writes ? <ManagedAnnouncements /> : <NoticeList name="notices" title={title} by="title" />}
    </PublicFrame>
  );
}
