import type { OutputOf } from "@yunshou/contract";
import type { registrations } from "@yunshou/contract/machines/registrations";
import { activationCode } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Typography } from "antd";
import { QrPicture, showNumber } from "../../platform/kit/index.ts";
import { useLeavePage } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./activation.css";

/** The only time that these codes are shown: each machine reads its own and connects with it. */
export function ActivationCodes({ issued }: { readonly issued: OutputOf<typeof registrations.register> }) {
  const t = usePhrases("registrations", "machines");
  const words = t.registrations;
  const leave = useLeavePage();
  const [first] = issued.machines;
  const isOne = issued.machines.length === 1;
  const code = (machine: (typeof issued.machines)[number]) =>
    activationCode(issued.broker, globalThis.location.hostname, machine);
  return (
    <section className="kit-card kit-form-page activation">
      <header className="kit-toolbar">
        <h2>{fill(words.done, { n: showNumber(issued.machines.length) })}</h2>
        <div className="kit-toolbar-buttons">
          <Button onClick={() => globalThis.print()}>{words.print}</Button>
          <Button
            type="primary"
            onClick={() =>
              leave(
                isOne && first !== undefined
                  ? `/shj/jqxq?jqbh=${first.machineNo}`
                  : "/shj/wdshj?machineStatus=notActivated",
              )
            }
          >
            {isOne ? words.openMachine : words.openMachines}
          </Button>
        </div>
      </header>
      <Alert type="warning" showIcon title={words.once} style={{ marginBottom: 16 }} />
      <ul className="activation-codes">
        {issued.machines.map((machine) => (
          <li key={machine.machineId}>
            <QrPicture value={code(machine)} size={168} bordered={false} />
            <strong>{machine.machineNo}</strong>
            <span>{machine.machineName}</span>
            <Typography.Text className="activation-secret" copyable={{ text: machine.secret }}>
              {t.machines.secret.title}
            </Typography.Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
