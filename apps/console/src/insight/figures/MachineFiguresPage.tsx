import { machineFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 机器交易统计: sales of machines and their types (STAT-01, STAT-05, STAT-06). */
export const MachineFiguresPage = () => (
  <FiguresPage name="machines" calls={{ read: machineFigures.read, export: machineFigures.export }} />
);
