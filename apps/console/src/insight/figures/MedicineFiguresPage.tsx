import { medicineFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 药品销售统计: sales of medicines by batch, manufacturer, merchant, machine and day (STAT-07, MED-06). */
export const MedicineFiguresPage = () => (
  <FiguresPage name="medicines" calls={{ read: medicineFigures.read, export: medicineFigures.export }} />
);
