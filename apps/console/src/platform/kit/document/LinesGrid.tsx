import { DeleteOutlined } from "@ant-design/icons";
import type { EntityRow } from "@yunshou/contract/entities";
import { Button, Form, Table } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { ProductField } from "../entity/fields.tsx";
import { Pair } from "../show/Pair.tsx";

/** What every line of a document says. */
export interface LineBase {
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
}

/** A column of lines; it shows the fields of the line at an index, or what the line says. */
export interface LineColumn<Line> {
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly align?: "right";
  readonly render: (index: number, line: Line) => ReactNode;
}

interface LinesGridProps<Line extends LineBase> {
  readonly name: string;
  readonly productTitle: string;
  readonly columns: readonly LineColumn<Line>[];
  readonly editable: boolean;
  /** Products stand once, unless their batches tell them apart. */
  readonly once?: boolean;
  /** The line of a product that was chosen or scanned. Without it no line is added. */
  readonly lineOf?: ((product: LineBase) => Line) | undefined;
  readonly addLabel: string;
  readonly summary: (lines: readonly Line[]) => ReactNode;
}

const productOf = ({ id, number, name }: EntityRow): LineBase => ({
  productId: id,
  productCode: number,
  productName: name,
});

/** The lines of a document: choosing or scanning a product adds one, totals follow what is typed. */
export function LinesGrid<Line extends LineBase>(props: LinesGridProps<Line>) {
  const { name, columns, editable, lineOf, once = false } = props;
  const t = usePhrases();
  const form = Form.useFormInstance();
  const lines = (Form.useWatch(name, { form, preserve: true }) as readonly Line[] | undefined) ?? [];
  const lineAt = (index: number) => (lines[index] ?? {}) as Line;
  return (
    <div className="kit-lines">
      <Form.List name={name}>
        {(fields, { add, remove }) => (
          <>
            <Table
              size="small"
              rowKey="key"
              pagination={false}
              dataSource={fields}
              columns={[
                { title: "#", width: 44, render: (_, field) => field.name + 1 },
                {
                  title: props.productTitle,
                  render: (_, field) => (
                    <Pair main={lineAt(field.name).productName} second={lineAt(field.name).productCode} />
                  ),
                },
                ...columns.map(({ key, title, width, align, render }) => ({
                  key,
                  title,
                  // A width alone gives way to long words of another column, and the figure in a field would be cut.
                  ...(width === undefined ? {} : { width, onCell: () => ({ style: { minWidth: width } }) }),
                  ...(align === undefined ? {} : { align }),
                  render: (_: unknown, field: { name: number }) => render(field.name, lineAt(field.name)),
                })),
                ...(editable && lineOf !== undefined
                  ? [
                      {
                        key: "$remove",
                        width: 48,
                        render: (_: unknown, field: { name: number }) => (
                          <Button
                            type="text"
                            size="small"
                            icon={<DeleteOutlined />}
                            aria-label={t.common.action.delete}
                            onClick={() => remove(field.name)}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            <div className="kit-lines-add">
              {editable && lineOf !== undefined && (
                <ProductField
                  key={fields.length}
                  usable
                  placeholder={props.addLabel}
                  aria-label={props.addLabel}
                  except={once ? lines.map(({ productId }) => productId) : []}
                  onChange={(_, row) => (row === undefined ? undefined : add(lineOf(productOf(row))))}
                />
              )}
              <span className="kit-soft">{props.summary(lines)}</span>
            </div>
          </>
        )}
      </Form.List>
    </div>
  );
}
