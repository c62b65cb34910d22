import { ads } from "@yunshou/contract/marketing/ads";
import { type AdStatus, checkAdEnable } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  OpenText,
  showNumber,
  today,
  type Tone,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { slotsText } from "../offers.ts";
import type { Ad } from "./AdForm.tsx";

const tones: Readonly<Record<AdStatus, Tone>> = { on: "good", off: "neutral" };

interface Opening {
  readonly edit: (ad: Ad) => void;
  readonly preview: (ad: Ad) => void;
  readonly openMachines: (ad: Ad) => void;
  readonly openPlays: (ad: Ad) => void;
}

/** The columns of ads; the figures open the machines and plays that they count. */
export function useAdColumns({ edit, preview, openMachines, openPlays }: Opening): ListColumns<Ad> {
  const t = usePhrases("ads");
  const words = t.ads;
  const { fields } = words;
  const readOnly = useRefusedWithout("marketing.ad.write");
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const [setEnabled, remove] = [useWrite(ads.setEnabled), useWrite(ads.remove)];
  const turn = (row: Ad, enabled: boolean) =>
    ask({
      text: enabled ? words.enableAsk : words.disableAsk,
      about: row.adName,
      verb: enabled ? words.enable : words.disable,
      run: () => setEnabled.run({ adId: row.adId, enabled }),
    });
  const column = columnsOf<Ad>();
  return [
    column.title("adName", "adName", null, fields.adName, { width: 180 }),
    column.text("adSlot", fields.adSlot, { width: 110 }),
    column.label("adType", fields.adType, words.adTypes, { width: 90 }),
    column.custom("adFile", fields.adFile, (row) => <OpenText text={words.preview} onOpen={() => preview(row)} />, {
      width: 90,
      hidden: true,
    }),
    column.text("planMachines", fields.planMachines, { width: 150, hidden: true }),
    column.text("startDate", fields.startDate, { width: 110, sortable: true }),
    column.text("endDate", fields.endDate, { width: 110, sortable: true }),
    column.custom("slots", fields.slots, (row) => slotsText(row.slots), { width: 130, hidden: true }),
    column.number("sortNo", fields.sortNo, { width: 100, sortable: true, hidden: true }),
    column.custom(
      "confirmedCount",
      fields.confirmedCount,
      (row) => (
        <OpenText
          text={`${showNumber(row.confirmedCount)} / ${showNumber(row.machineCount)}`}
          onOpen={() => openMachines(row)}
        />
      ),
      { width: 100, align: "right" },
    ),
    column.custom(
      "playCount",
      fields.playCount,
      (row) => <OpenText text={showNumber(row.playCount)} onOpen={() => openPlays(row)} />,
      { width: 100, align: "right" },
    ),
    column.status("adStatus", fields.adStatus, words.status, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      row.adStatus === "on"
        ? { key: "disable", label: words.disable, refused: readOnly, onClick: () => turn(row, false) }
        : {
            key: "enable",
            label: words.enable,
            refused: readOnly ?? refusal(checkAdEnable(row.endDate, today())),
            onClick: () => turn(row, true),
          },
      { key: "preview", label: words.preview, onClick: () => preview(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.adName, () => remove.run({ adId: row.adId })),
      },
    ]),
  ];
}
