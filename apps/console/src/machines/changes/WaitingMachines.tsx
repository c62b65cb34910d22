import type { OutputOf } from "@yunshou/contract";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Space } from "antd";
import { useState } from "react";
import { showNumber, useConfirm, useRefusedWithout, useWrite, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const RestForm = whenOpened(
  async () => (await import("./RestForm.tsx")).RestForm,
  ({ changeSetId }) => changeSetId !== undefined,
);

/** How many machines wait for a template that the first ones have got, and the ways to go on (TEMPLATE-11). */
export function WaitingMachines({ set }: { readonly set: OutputOf<typeof changeSets.get> }) {
  const words = usePhrases("laneChanges").laneChanges;
  const [goingOn, goOn] = useState(false);
  const { ask } = useConfirm();
  const drop = useWrite(changeSets.dropRest);
  const refused = useRefusedWithout("machines.template.apply");
  const { changeSetId, title, waiting } = set;
  const dropNow = () =>
    ask({
      text: words.dropConfirm,
      about: title,
      verb: words.dropRest,
      danger: true,
      run: () => drop.run({ changeSetId }),
      success: ({ machines }) => fill(words.dropped, { n: showNumber(machines) }),
    });
  return (
    <>
      {waiting > 0 && (
        <Alert
          type="info"
          showIcon
          style={{ marginTop: 12 }}
          title={fill(words.waiting, { n: showNumber(waiting) })}
          description={words.waitingHint}
          action={
            <Space>
              <Button disabled={refused !== undefined} title={refused} onClick={dropNow}>
                {words.dropRest}
              </Button>
              <Button type="primary" disabled={refused !== undefined} title={refused} onClick={() => goOn(true)}>
                {words.goOn}
              </Button>
            </Space>
          }
        />
      )}
      <RestForm changeSetId={goingOn ? changeSetId : undefined} title={title} onClose={() => goOn(false)} />
    </>
  );
}
