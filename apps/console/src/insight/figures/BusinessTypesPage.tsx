import { businessTypeFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 业务类型统计: sales of business types (STAT-07, ORDER-15). */
export const BusinessTypesPage = () => (
  <FiguresPage name="businessTypes" calls={{ read: businessTypeFigures.read, export: businessTypeFigures.export }} />
);
