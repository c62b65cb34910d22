import { whySilent } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert } from "antd";
import { nothingShown, showNumber, showTime } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MachineDetail } from "./state.ts";

/** Why a machine is offline, as far as it can be told from here, with the facts behind it (D7). */
export function SilenceNote({ machine }: { readonly machine: MachineDetail }) {
  const words = usePhrases("machines").machines.silence;
  const { online: nearOnline, offline: nearOffline } = machine.near ?? { online: 0, offline: 0 };
  const cause = whySilent({ signal: machine.signal, nearOnline, nearOffline });
  const facts = [
    fill(words.seenAt, { time: showTime(machine.seenAt) }),
    fill(words.signal, { signal: machine.signal === null ? nothingShown : showNumber(machine.signal) }),
    machine.near === null ? words.noPoint : fill(words.near, { online: nearOnline, offline: nearOffline }),
  ];
  return <Alert type="warning" showIcon title={words.cause[cause]} description={facts.join(" · ")} />;
}
