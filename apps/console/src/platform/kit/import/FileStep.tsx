import { DownloadOutlined, InboxOutlined } from "@ant-design/icons";
import { importExtensions, importLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Spin, Table, Tag, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../api/files.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { showNumber, showTime } from "../show/show.ts";
import { type Importing, saveTable } from "./importing.ts";

const tones = { imported: "green", failed: "red" } as const;

/** A file is dropped or chosen; below, what was imported before. */
export function FileStep({
  importing,
  onOpen,
}: {
  readonly importing: Importing;
  readonly onOpen: (id: string) => void;
}) {
  const t = usePhrases("imports");
  const words = t.imports;
  const [isReading, read] = useState(false);
  const { data } = useCall(importing.calls.list, { pageSize: 10 }, { silent: true });
  const send = async (file: File) => {
    read(true);
    try {
      onOpen((await sendFile(importing.files.upload, { fileName: file.name.slice(-120) }, file)).importId);
    } catch {
      // What was refused is shown already; another file can be chosen.
    } finally {
      read(false);
    }
  };
  const labels = Object.keys(importing.cells).map((field) => importing.labels[field] ?? field);

  return (
    <>
      <Spin spinning={isReading} description={words.reading}>
        <Upload.Dragger
          accept={importExtensions.map((one) => `.${one}`).join(",")}
          showUploadList={false}
          disabled={isReading}
          beforeUpload={(file) => (void send(file), false)}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p className="ant-upload-text">{words.drop}</p>
          <p className="ant-upload-hint">
            {fill(words.dropHint, { rows: showNumber(importLimits.rows), size: importLimits.fileBytes / 1_048_576 })}
          </p>
        </Upload.Dragger>
      </Spin>
      <p>
        <Button type="link" icon={<DownloadOutlined />} onClick={() => saveTable([labels], `${words.template}.csv`)}>
          {words.template}
        </Button>
      </p>
      {(data?.rows.length ?? 0) > 0 && (
        <>
          <h3>{words.history}</h3>
          <Table
            size="small"
            rowKey="importId"
            pagination={false}
            dataSource={data?.rows ?? []}
            scroll={{ x: true }}
            columns={[
              {
                title: words.fields.fileName,
                render: (_, row) => (
                  <Button type="link" size="small" onClick={() => onOpen(row.importId)}>
                    {row.fileName}
                  </Button>
                ),
              },
              {
                title: words.fields.state,
                render: (_, { state }) => (
                  <Tag color={state in tones ? tones[state as keyof typeof tones] : "default"}>
                    {words.state[state]}
                  </Tag>
                ),
              },
              { title: words.fields.rows, align: "right", render: (_, row) => showNumber(row.rows) },
              { title: words.verdict.create, align: "right", render: (_, row) => showNumber(row.figures.create) },
              { title: words.verdict.change, align: "right", render: (_, row) => showNumber(row.figures.change) },
              { title: words.fields.operatorName, dataIndex: "operatorName" },
              { title: words.fields.uploadTime, render: (_, row) => showTime(row.uploadTime) },
            ]}
          />
        </>
      )}
    </>
  );
}
