import { views } from "@yunshou/contract/access/views";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button } from "antd";
import { useWrite } from "../kit/queries.ts";
import { usePhrases } from "../phrases/usePhrases.ts";
import { rememberedLoginPath, startSession } from "../session/session.ts";

/** The line of ViewBanner, fetched only for somebody who looks as somebody else. */
export default function ViewBar({
  viewer,
  account,
  merchant,
}: {
  readonly viewer: string;
  readonly account: string;
  readonly merchant: string;
}) {
  const t = usePhrases("users");
  const end = useWrite(views.end);
  const leave = async () => {
    startSession(await end.run({ loginUrl: rememberedLoginPath() ?? "/login" }));
    window.location.assign("/shgl/yggl");
  };
  return (
    <Alert
      banner
      type="warning"
      title={fill(t.users.viewing.banner, { viewer, account, merchant })}
      action={
        <Button size="small" danger loading={end.running} onClick={() => void leave().catch(() => undefined)}>
          {t.users.viewing.end}
        </Button>
      }
    />
  );
}
