import { EyeOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { Button, Descriptions, Modal, Tooltip } from "antd";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { nothingShown, useRefusedWithout } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { MerchantRow } from "./state.ts";

/** The masked name of a contact with a button that shows everything about it; the server records who looked (PERM-15). */
export function MaskedContact({
  row,
}: {
  readonly row: Pick<MerchantRow, "merchantId" | "merchantName" | "contactName">;
}) {
  const t = usePhrases("merchants");
  const words = t.merchants.fields;
  const refused = useRefusedWithout("merchants.merchant.write");
  const [shown, show] = useState<OutputOf<typeof merchants.contact> | undefined>();
  const reveal = async () => show(await call(merchants.contact, { merchantId: row.merchantId }, { fresh: true }));
  const items =
    shown === undefined
      ? []
      : (["contactName", "contactPhone", "email", "address"] as const).map((name) => ({
          key: name,
          label: words[name],
          children: shown[name] || nothingShown,
        }));

  return (
    <>
      {row.contactName || nothingShown}
      <Tooltip title={refused ?? t.merchants.contact.show}>
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined />}
          aria-label={t.merchants.contact.show}
          disabled={refused !== undefined}
          onClick={() => void reveal().catch(() => undefined)}
        />
      </Tooltip>
      <Modal
        title={row.merchantName}
        open={shown !== undefined}
        footer={null}
        mask={{ closable: false }}
        onCancel={() => show(undefined)}
      >
        <Descriptions column={1} size="small" items={items} />
        <p className="merchant-contact-note">{t.merchants.contact.recorded}</p>
      </Modal>
    </>
  );
}
