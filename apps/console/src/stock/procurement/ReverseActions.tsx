import { CommentOutlined } from "@ant-design/icons";
import { type ReceiptState, receiptTable, step } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import type { RowAction } from "../../platform/kit/index.ts";

interface ReverseActionsProps {
  readonly status: ReceiptState;
  readonly label: string;
  /** Why the reader may not reverse it. */
  readonly refused: string | undefined;
  readonly onReverse: () => void;
  /** What is said about the document. */
  readonly talk: RowAction;
}

/** What may be done with a booked document that stands in a drawer among its kind. */
export function ReverseActions({ status, label, refused, onReverse, talk }: ReverseActionsProps) {
  return (
    <>
      {step(receiptTable, status, "reverse").ok && (
        <Button type="link" size="small" danger disabled={refused !== undefined} title={refused} onClick={onReverse}>
          {label}
        </Button>
      )}
      <Tooltip title={talk.label}>
        <Button type="text" size="small" icon={<CommentOutlined />} aria-label={talk.label} onClick={talk.onClick} />
      </Tooltip>
    </>
  );
}
