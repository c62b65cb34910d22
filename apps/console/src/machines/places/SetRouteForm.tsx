import { points } from "@yunshou/contract/machines/points";
import { fill } from "@yunshou/phrases/fill";
import { Form } from "antd";
import { FormModal, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RouteChoice } from "./PlaceChoice.tsx";

interface SetRouteFormProps {
  readonly pointIds: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts points on a route, or takes them from theirs (POINT-05). */
export function SetRouteForm({ pointIds, onClose, onDone }: SetRouteFormProps) {
  const t = usePhrases("points");
  const words = t.points;
  const set = useWrite(points.setRoute);
  return (
    <FormModal<{ readonly routeId?: string }, readonly string[]>
      title={words.setRoute}
      about={pointIds === undefined ? undefined : fill(words.batchPoints, { n: pointIds.length })}
      verb={words.setRoute}
      of={pointIds}
      onClose={onClose}
      initial={{}}
      submitting={set.running}
      onSubmit={async ({ routeId }, chosen) => {
        await set.run({ pointIds: [...chosen], routeId: routeId ?? null });
        onDone();
      }}
    >
      <Form.Item name="routeId" label={words.fields.routeName} extra={words.setRouteHint}>
        <RouteChoice placeholder={words.noRoute} />
      </Form.Item>
    </FormModal>
  );
}
