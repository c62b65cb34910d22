import type { Endpoint } from "@yunshou/contract";
import { checkTicket, type ProblemType, problemTypes, ticketLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { Choice, MachineField, useRules } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { PicturesField } from "./PicturesField.tsx";

/** What a report says beside its title. */
export interface ReportValues {
  readonly problemType: ProblemType;
  readonly ticketContent: string;
  readonly ticketImages: string[];
  readonly contactPhone: string;
  readonly machineNo?: string;
  readonly orderNo?: string;
}

/** An empty report. */
export const noReport = { ticketContent: "", ticketImages: [], contactPhone: "", orderNo: "" };

/** What of it goes to the server. */
export const reportOf = ({ machineNo = "", orderNo = "", ...values }: ReportValues) => ({
  ...values,
  machineNo,
  orderNo: orderNo.trim() === "" ? null : orderNo.trim(),
});

const right = { ticketTitle: "x", ticketContent: "x", contactPhone: "", ticketImages: [] };

/** The fields of a report that users and customers share (MSG-26, MSG-92). */
export function ReportFields({ pictures }: { readonly pictures: Endpoint }) {
  const t = usePhrases("support");
  const { fields, problem } = t.support;
  const { required, rule } = useRules();
  return (
    <>
      <Form.Item name="problemType" label={fields.problemType} rules={[required]}>
        <Choice values={problemTypes} words={problem} />
      </Form.Item>
      <Form.Item
        name="contactPhone"
        label={fields.contactPhone}
        rules={[rule((contactPhone) => checkTicket({ ...right, contactPhone }))]}
      >
        <Input inputMode="tel" maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="machineNo" label={fields.machine}>
        <MachineField by="number" />
      </Form.Item>
      <Form.Item name="orderNo" label={fields.orderNo} rules={[{ pattern: /^\s*\d{0,19}\s*$/ }]}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="ticketContent"
        label={fields.ticketContent}
        className="kit-wide"
        required
        rules={[rule((ticketContent) => checkTicket({ ...right, ticketContent }))]}
      >
        <Input.TextArea rows={5} maxLength={ticketLimits.contentLength} showCount />
      </Form.Item>
      <Form.Item name="ticketImages" label={fields.ticketImages} className="kit-wide">
        <PicturesField endpoint={pictures} limit={ticketLimits.pictures} />
      </Form.Item>
    </>
  );
}
