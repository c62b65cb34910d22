import { provinceName } from "@yunshou/phrases/insight/provinces";
import { useMemo } from "react";
import { Chart } from "../../../platform/charts/Chart.tsx";
import { mapColors, mapOption } from "../mapOption.ts";
import { Note } from "../parts.tsx";
import { Approval } from "../sales/SalesMap.tsx";
import { useScale } from "../Stage.tsx";
import { useMapFile } from "../useMapFile.ts";
import { useScreenText } from "../words.ts";

interface DeviceMapProps {
  readonly mapFile: string;
  readonly approvalNo: string | null;
  readonly provinces: readonly { readonly province: string; readonly num: number }[] | undefined;
}

/** Machines in service by province (BIGDEV-01). */
export function DeviceMap({ mapFile, approvalNo, provinces }: DeviceMapProps) {
  const { words, language, number } = useScreenText();
  const state = useMapFile(mapFile);
  const scale = useScale();
  const option = useMemo(() => {
    const counts = (provinces ?? []).map((row) => ({ province: row.province, count: row.num }));
    return mapOption({ provinces: counts, older: [], newest: undefined, language, words, animated: false });
  }, [provinces, language, words]);
  const most = provinces?.[0];
  if (state === "failed") return <Note>{words.state.mapFailed}</Note>;
  if (state === "loading") return <div className="bs-waiting" aria-busy="true" />;
  return (
    <div className="bs-map bs-map-device">
      <Chart option={option} label={words.device.distribution} scale={scale} />
      <div className="bs-legend" aria-hidden="true">
        <span>{words.map.inService}</span>
        <span>{words.map.less}</span>
        <i style={{ background: `linear-gradient(90deg, ${mapColors.join(",")})` }} />
        <span>
          {most === undefined
            ? words.map.more
            : `${number.format(most.num)} · ${provinceName(language, most.province)}`}
        </span>
      </div>
      <Approval number={approvalNo} />
    </div>
  );
}
