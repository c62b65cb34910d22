import { prescriptionFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 处方销售统计: sales against prescriptions by day, medicine, machine and merchant (RX-06, STAT-07). */
export const PrescriptionFiguresPage = () => (
  <FiguresPage name="prescriptions" calls={{ read: prescriptionFigures.read, export: prescriptionFigures.export }} />
);
