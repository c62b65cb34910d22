import { Descriptions, Space } from "antd";
import { CopyText, DetailDrawer, QrPicture, showMoney, showTime, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useAudienceTexts } from "./audience.tsx";
import { codeTones, orderLink, type VoucherRow } from "./state.tsx";

/** 查看: one voucher as text and QR code, to be handed on, with all that is known of it. */
export function VoucherDrawer({
  voucher,
  onClose,
}: {
  readonly voucher: VoucherRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("codes");
  return (
    <DetailDrawer
      title={t.codes.kind.voucher}
      open={voucher !== undefined}
      onClose={onClose}
      loading={false}
      error={null}
    >
      {voucher !== undefined && <Facts voucher={voucher} />}
    </DetailDrawer>
  );
}

function Facts({ voucher }: { readonly voucher: VoucherRow }) {
  const t = usePhrases("codes");
  const { fields, hint } = t.codes;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [fields.voucherName, voucher.voucherName],
    [
      fields.voucherStatus,
      <StatusDot key="state" tone={codeTones[voucher.voucherStatus]}>
        {t.codes.state[voucher.voucherStatus]}
      </StatusDot>,
    ],
    [fields.voucherAmount, showMoney(voucher.voucherAmountFen)],
    [fields.limitAmount, showMoney(voucher.limitAmountFen)],
    [fields.voucherType, t.codes.type[voucher.voucherType]],
    [fields.usageLimit, voucher.usageLimit || hint.allMachines],
    [fields.planProducts, voucher.planProducts || hint.allProducts],
    ...useAudienceTexts().map(({ label, text }) => [label, text(voucher)] as const),
    [fields.validFrom, voucher.validFrom],
    [fields.validTo, voucher.validTo],
    [fields.generatedQty, voucher.generatedQty],
    [t.common.fields.merchantName, voucher.merchantName],
    [t.common.fields.createdTime, showTime(voucher.createdTime)],
    [fields.useTime, showTime(voucher.useTime)],
    [fields.usedOrderNo, orderLink(voucher)],
  ];
  return (
    <>
      <Space orientation="vertical" align="center" style={{ width: "100%" }}>
        <QrPicture value={voucher.voucherCode.replaceAll(" ", "")} size={180} />
        <CopyText text={voucher.voucherCode} />
      </Space>
      <Descriptions column={2} items={facts.map(([label, children]) => ({ key: label, label, children }))} />
    </>
  );
}
