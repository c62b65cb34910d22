import { useState } from "react";
import { showInstant } from "../platform/figures.ts";
import { Row, Sheet } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { Shop } from "./shopFront.ts";

/** What the merchant tells its customers; each notice is read in full when it is pressed. */
export function Notices({ notices }: Pick<Shop, "notices">) {
  const t = usePhrases("shopFront").shopFront;
  const [read, setRead] = useState<Shop["notices"][number]>();
  if (notices.length === 0) return null;
  return (
    <section className="card" aria-label={t.notices}>
      {notices.map((one) => (
        <Row
          key={one.mallNoticeId}
          title={one.noticeTitle}
          about={showInstant(one.publishTime)}
          onPress={() => setRead(one)}
        />
      ))}
      {read === undefined ? null : (
        <Sheet title={read.noticeTitle} onClose={() => setRead(undefined)}>
          <p className="soft">{showInstant(read.publishTime)}</p>
          <p className="shop-announcement">{read.noticeContent}</p>
        </Sheet>
      )}
    </section>
  );
}

/** The picture by which customers join the group chat. */
export function GroupCode({ groupCode }: Pick<Shop, "groupCode">) {
  const t = usePhrases("shopFront").shopFront;
  const [open, setOpen] = useState(false);
  if (groupCode === null) return null;
  return (
    <section className="card">
      <Row title={t.groupCode} about={groupCode.qrName} onPress={() => setOpen(true)} />
      {open ? (
        <Sheet title={groupCode.qrName} onClose={() => setOpen(false)}>
          <img className="group-code" src={`/spImg/${groupCode.qrImage}`} alt={t.groupCode} />
        </Sheet>
      ) : null}
    </section>
  );
}
