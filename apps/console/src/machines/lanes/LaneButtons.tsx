import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Space, Tooltip } from "antd";
import { useState } from "react";
import {
  GuardedButton,
  useConfirm,
  useFeature,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
  namesOf,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { enableRefused, laneKey, type LaneRow, placesOf, type MachineOfLanes } from "./laneState.ts";

const PriceDialog = whenOpened(
  async () => (await import("./PriceDialog.tsx")).PriceDialog,
  ({ open }) => open,
);

interface LaneButtonsProps {
  readonly machine: MachineOfLanes;
  readonly rows: readonly LaneRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onClear: () => void;
  readonly onEdit: (lane: LaneRow) => void;
}

/** What can be done with the chosen lanes; each change asks first (LANE-08). */
export function LaneButtons({ machine, rows, chosen, onClear, onEdit }: LaneButtonsProps) {
  const t = usePhrases("lanes", "machines");
  const words = t.lanes;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const [pricing, setPricing] = useState(false);
  const readOnly = useRefusedWithout("machines.lane.write");
  const pickupCode = useFeature("pickupCode");
  const act = useWrite(lanes.act);
  const refill = useWrite(lanes.refill);
  const test = useWrite(machines.testLane);
  const noCommands = useRefusedWithout("machines.command.send");
  const picked = rows.filter((lane) => chosen.has(laneKey(lane)));
  const [first] = picked;
  const refused = readOnly ?? (picked.length === 0 ? t.common.list.selectFirst : undefined);
  const untested =
    noCommands ??
    refusal(checkCommandable(machine.connection)) ??
    (picked.length === 0 ? t.common.list.selectFirst : undefined);
  const steps = [
    { action: "stop", text: words.stopConfirm },
    {
      action: "enable",
      text: words.enableConfirm,
      refused: picked.some(enableRefused) ? t.lanes.errors["lane.priceAbnormal"] : undefined,
    },
    ...(pickupCode ? [{ action: "reserve", text: words.reserveConfirm } as const] : []),
    { action: "lock", text: words.lockConfirm },
    { action: "unlock", text: words.unlockConfirm },
  ] as const;

  return (
    <Space wrap>
      {picked.length > 0 && (
        <Button type="link" size="small" onClick={onClear}>
          {fill(t.common.list.selected, { n: picked.length })} · {t.common.list.clearSelection}
        </Button>
      )}
      <Tooltip title={refused}>
        <Button disabled={refused !== undefined || picked.length !== 1} onClick={() => first && onEdit(first)}>
          {t.common.action.edit}
        </Button>
      </Tooltip>
      <Tooltip title={refused}>
        <Button disabled={refused !== undefined} onClick={() => setPricing(true)}>
          {words.setPrice}
        </Button>
      </Tooltip>
      {steps.map((one) => {
        const why = refused ?? ("refused" in one ? one.refused : undefined);
        return (
          <Tooltip key={one.action} title={why}>
            <Button
              disabled={why !== undefined}
              onClick={() =>
                ask({
                  text: one.text,
                  about: `${words.fields.laneNo} ${listed(picked.map(({ laneNo }) => laneNo))}`,
                  verb: words[one.action],
                  run: () =>
                    act.run({ machineId: machine.machineId, lanes: placesOf(chosen, rows), action: one.action }),
                })
              }
            >
              {words[one.action]}
            </Button>
          </Tooltip>
        );
      })}
      <Tooltip title={untested}>
        <Button
          disabled={untested !== undefined || picked.length !== 1}
          onClick={() =>
            first &&
            ask({
              text: t.machines.confirm.testLane,
              about: `${namesOf(machine.machineName, machine.machineNo)} · ${words.fields.laneNo} ${first.laneNo}`,
              verb: t.machines.command.testLane,
              run: () => test.run({ machineId: machine.machineId, cabinet: first.cabinet, laneNo: first.laneNo }),
              success: t.machines.commandSent,
            })
          }
        >
          {t.machines.command.testLane}
        </Button>
      </Tooltip>
      <Tooltip title={readOnly}>
        <GuardedButton
          type="primary"
          disabled={readOnly !== undefined || rows.length === 0}
          onClick={() =>
            ask({
              text: words.refillConfirm,
              about: namesOf(machine.machineName, machine.machineNo),
              verb: words.refillAll,
              run: () => refill.run({ machineId: machine.machineId }),
              success: (answer) => fill(words.refilled, answer),
            })
          }
        >
          {words.refillAll}
        </GuardedButton>
      </Tooltip>
      <PriceDialog machine={machine} chosen={picked} open={pricing} onClose={() => setPricing(false)} />
    </Space>
  );
}
