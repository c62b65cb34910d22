import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { checkMovedAmount, fenFromYuan } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, MoneyField, namesOf, useConfirm, useRules, useWrite } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LaneRow, MachineOfLanes } from "./laneState.ts";

interface PriceDialogProps {
  readonly machine: MachineOfLanes;
  readonly chosen: readonly LaneRow[];
  readonly open: boolean;
  readonly onClose: () => void;
}

const priceOf = (text: string) => {
  const fen = fenFromYuan(text, "lanePriceFen");
  return fen.ok ? checkMovedAmount(fen.value, "lanePriceFen") : fen;
};

/** One price for several lanes; below a purchase price it warns first, and a main lane advises a restart (LANE-09, LANE-14). */
export function PriceDialog({ machine, chosen, open, onClose }: PriceDialogProps) {
  const t = usePhrases("lanes", "machines");
  const { rule } = useRules();
  const { ask, agree } = useConfirm();
  const setPrice = useWrite(lanes.setPrice);
  const command = useWrite(machines.command);
  const lanesText = `${t.lanes.fields.laneNo} ${listed(chosen.map(({ laneNo }) => laneNo))}`;
  const submit = async ({ price }: { price: string }) => {
    const fen = priceOf(price);
    if (!fen.ok) throw new Error(fen.code);
    const below = chosen.some((lane) => lane.purchaseFen !== null && fen.value < BigInt(lane.purchaseFen));
    if (
      below &&
      !(await agree({
        text: t.lanes.belowPurchase,
        about: lanesText,
        verb: t.lanes.setPrice,
        danger: true,
      }))
    )
      throw new Error("kept open");
    const places = chosen.map(({ cabinet, laneNo }) => ({ cabinet, laneNo }));
    const answer = await setPrice.run({ machineId: machine.machineId, lanes: places, lanePriceFen: String(fen.value) });
    if (answer.restartAdvised)
      ask({
        text: t.lanes.restartAdvised,
        about: namesOf(machine.machineName, machine.machineNo),
        verb: t.machines.command.restart,
        run: () => command.run({ machineIds: [machine.machineId], kind: "restart" }),
        success: t.machines.commandSent,
      });
  };
  return (
    <FormModal<{ price: string }>
      title={t.lanes.setPrice}
      about={lanesText}
      verb={t.lanes.setPrice}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={setPrice.running}
      success={t.common.result.modified}
      onSubmit={submit}
    >
      <Form.Item name="price" label={t.lanes.fields.lanePrice} rules={[rule(priceOf)]} required>
        <MoneyField />
      </Form.Item>
    </FormModal>
  );
}
