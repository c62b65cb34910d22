import type { InputOf } from "@yunshou/contract";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { Chart } from "../../platform/charts/Chart.tsx";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./diagnoses.css";
import { faultLine, faultPie, faultRanks } from "./faultCharts.ts";

interface DiagnosisChartsProps {
  readonly filters: InputOf<typeof diagnoses.summary>;
  readonly title: string;
}

/** Faults of the filtered machines by day, by kind and by what lay in the lane. */
export function DiagnosisCharts({ filters, title }: DiagnosisChartsProps) {
  const t = usePhrases("diagnoses", "machines");
  const words = t.diagnoses;
  const { data } = useCall(diagnoses.summary, filters);
  const days = data?.days ?? [];
  const kinds = data?.kinds ?? [];
  const products = data?.products ?? [];
  return (
    <div className="diagnoses-strip">
      <h2 aria-hidden="true">{title}</h2>
      <div className="diagnoses-charts">
        <figure>
          <figcaption>{words.byDay}</figcaption>
          <div className="diagnoses-chart">
            <Chart
              label={`${words.fields.faultCount} · ${words.byDay}`}
              option={faultLine(
                days.map(({ day, faultCount }) => ({ name: day.slice(5), count: faultCount })),
                words.fields.faultCount,
              )}
              replace
            />
          </div>
        </figure>
        <figure className="diagnoses-kinds">
          <figcaption>{words.byKind}</figcaption>
          <div className="diagnoses-chart">
            {data !== undefined && kinds.length === 0 ? (
              words.none
            ) : (
              <Chart
                label={`${words.fields.faultCount} · ${words.byKind}`}
                option={faultPie(
                  kinds.map(({ faultType, faultCount }) => ({ name: t.machines.alarm[faultType], count: faultCount })),
                  words.fields.faultCount,
                )}
                replace
              />
            )}
          </div>
        </figure>
        <figure>
          <figcaption>{words.byProduct}</figcaption>
          <div className="diagnoses-chart">
            {data !== undefined && products.length === 0 ? (
              words.none
            ) : (
              <Chart
                label={`${words.fields.faultCount} · ${words.byProduct}`}
                option={faultRanks(
                  products.slice(0, 6).map(({ productName, faultCount }) => ({ name: productName, count: faultCount })),
                  words.fields.faultCount,
                )}
                replace
              />
            )}
          </div>
        </figure>
      </div>
    </div>
  );
}
