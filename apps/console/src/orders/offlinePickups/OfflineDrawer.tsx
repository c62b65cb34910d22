import { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { Descriptions, Image } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import { DetailDrawer, nothingShown, Pair, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { offlineTones } from "./offlineColumns.tsx";

interface OfflineDrawerProps {
  readonly offlinePickupId: string | undefined;
  readonly onClose: () => void;
}

/** One application with its pictures and the phone in full; the server records who read it (ORDER-08). */
export function OfflineDrawer({ offlinePickupId, onClose }: OfflineDrawerProps) {
  const t = usePhrases("offlinePickups", "orders");
  const words = t.offlinePickups;
  const { fields } = words;
  const { data: of, error, reload } = useRecord(offlinePickups.detail, { offlinePickupId });
  return (
    <DetailDrawer
      title={of?.orderNo ?? words.view}
      open={offlinePickupId !== undefined}
      onClose={onClose}
      record={{ kind: "order", number: of?.orderNo }}
      loading={of === undefined}
      error={of === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {of !== undefined && (
        <>
          <Descriptions
            size="small"
            bordered
            column={1}
            items={[
              [fields.prizeName, of.prizeName],
              [t.orders.fields.machine, <Pair key="machine" main={of.machineName} second={of.machineNo} />],
              [t.orders.fields.orderStatus, t.orders.orderStatus[of.orderStatus]],
              [t.orders.fields.deliveryStatus, t.orders.deliveryStatus[of.deliveryStatus]],
              [fields.applicant, of.applicant],
              [fields.contactPhone, of.contactPhone],
              [fields.note, of.note || nothingShown],
              [fields.applyTime, showTime(of.applyTime)],
              [
                fields.reviewStatus,
                <StatusDot key="state" tone={offlineTones[of.reviewStatus]}>
                  {words.reviewStatus[of.reviewStatus]}
                </StatusDot>,
              ],
              [fields.reviewer, of.reviewer ?? nothingShown],
              [fields.reviewTime, of.reviewTime === null ? nothingShown : showTime(of.reviewTime)],
              [fields.reviewRemark, of.reviewRemark || nothingShown],
            ].map(([label, children], place) => ({ key: place, label, children }))}
          />
          <Image.PreviewGroup>
            {of.pictures.map((name) => (
              <Image key={name} src={spImageUrl(name)} width={160} alt={fields.pictures} />
            ))}
          </Image.PreviewGroup>
        </>
      )}
    </DetailDrawer>
  );
}
