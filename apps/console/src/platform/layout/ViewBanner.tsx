import { views } from "@yunshou/contract/access/views";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button } from "antd";
import { useSyncExternalStore } from "react";
import { useWrite } from "../kit/queries.ts";
import { usePhrases } from "../phrases/usePhrases.ts";
import { rememberedLoginPath, sessionCustomData, sessionUser, sessionVersion, startSession, watchSession } from "../session/session.ts";

/** Says that support looks at the console as somebody else, for as long as it does, and leads back. */
export function ViewBanner() {
  const t = usePhrases();
  useSyncExternalStore(watchSession, sessionVersion);
  const end = useWrite(views.end);
  const user = sessionUser();
  const custom = sessionCustomData();
  if (user === undefined || custom === undefined || custom.viewedBy === null || custom.viewedBy === undefined) return null;
  const leave = async () => {
    startSession(await end.run({ loginUrl: rememberedLoginPath() ?? "/login" }));
    window.location.assign("/shgl/yggl");
  };
  return (
    <Alert
      banner
      type="warning"
      title={fill(t.users.viewing.banner, { viewer: custom.viewedBy, account: user.username, merchant: custom.merchantName })}
      action={<Button size="small" danger loading={end.running} onClick={() => void leave().catch(() => undefined)}>{t.users.viewing.end}</Button>}
    />
  );
}
