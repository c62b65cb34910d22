import { useNavigate } from "react-router";
import { AddButton, useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** 新增消息通知, for whoever writes for the platform; others never send. */
export function NewMessageButton() {
  const t = usePhrases("broadcasts");
  const navigate = useNavigate();
  if (!useCan("support.broadcast.write")) return null;
  return (
    <AddButton refused={undefined} onClick={() => void navigate("/xtgl/xzxxtz")}>
      {t.broadcasts.pages["/xtgl/xzxxtz"]}
    </AddButton>
  );
}
