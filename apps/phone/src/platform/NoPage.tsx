import { Empty, Frame } from "./kit/index.ts";
import { usePhrases } from "./phrases/phrases.ts";

/** An address that leads nowhere. */
export function NoPage() {
  const t = usePhrases("phone");
  return (
    <Frame title={t.phone.brand}>
      <Empty text={t.phone.noPage} />
    </Frame>
  );
}
