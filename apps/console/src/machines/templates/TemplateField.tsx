import { templates } from "@yunshou/contract/machines/templates";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";

interface TemplateFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (templateId: string) => void;
}

/** Chooses a template, each with the number of machines that got it last. */
export function TemplateField(field: TemplateFieldProps) {
  const { data, loading } = useCall(templates.options, {}, { silent: true });
  const options = (data?.rows ?? []).map(({ templateId, templateName, machineCount }) => ({
    value: templateId,
    label: `${templateName} (${machineCount})`,
  }));
  return <SearchChoice<string> {...field} loading={loading} options={options} />;
}
