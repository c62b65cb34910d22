import { machines } from "@yunshou/contract/machines/machines";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import {
  FormModal,
  PersonField,
  PointField,
  SearchChoice,
  showNumber,
  useCall,
  useConfirm,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Binding, MachineChoice } from "./batch.ts";

interface BindDialogProps {
  /** What is bound to the machines; undefined keeps the dialog closed. */
  readonly binding: Binding | undefined;
  readonly choice: MachineChoice;
  /** Which machines they are, or how many. */
  readonly about: string;
  readonly onClose: () => void;
}

interface Values {
  readonly chosen: string | string[];
}

/** Binds machines to a point or a route, or authorises them to users (MACHINE-15, MACHINE-29). */
export function BindDialog({ binding, choice, about, onClose }: BindDialogProps) {
  const t = usePhrases("machines");
  const { required } = useRules();
  const { agree } = useConfirm();
  const { message } = App.useApp();
  const options = useCall(machines.options, {}, { enabled: binding === "route" });
  const bindPoint = useWrite(machines.bindPoint);
  const bindRoute = useWrite(machines.bindRoute);
  const authorise = useWrite(machines.authorise);
  const titles = {
    point: t.machines.action.bindPoint,
    route: t.machines.action.bindRoute,
    users: t.machines.action.authorise,
    takeBack: t.machines.action.deauthorise,
  };
  const labels = {
    point: t.machines.fields.pointName,
    route: t.machines.fields.routeName,
    users: t.machines.users,
    takeBack: t.machines.users,
  };
  const kind = binding ?? "point";

  // Whoever waits for a message waits until it has gone.
  const say = (text: string) => void message.success(text);
  const reached = (count: number) => say(fill(t.machines.batchDone, { n: showNumber(count) }));
  const authoriseTo = async (userIds: string[], granted: boolean) =>
    reached((await authorise.run({ ...choice, userIds, granted })).machines);

  const save = async ({ chosen }: Values) => {
    if (kind === "takeBack") {
      const verb = titles.takeBack;
      if (!(await agree({ text: t.machines.confirm.deauthorise, about, verb, danger: true })))
        throw new Error("kept open");
      return authoriseTo(chosen as string[], false);
    }
    if (kind === "users") return authoriseTo(chosen as string[], true);
    if (kind === "point") {
      const machineIds = choice.machineIds ?? [];
      await bindPoint.run({ machineIds, pointId: chosen as string });
      return reached(machineIds.length);
    }
    const { machines: changed, withoutPoint } = await bindRoute.run({ ...choice, routeId: chosen as string });
    return say(fill(t.machines.routeBound, { n: showNumber(changed), withoutPoint: showNumber(withoutPoint) }));
  };

  return (
    <FormModal<Values, Binding>
      key={kind}
      title={titles[kind]}
      about={about}
      verb={titles[kind]}
      of={binding}
      onClose={onClose}
      initial={{}}
      loading={binding === "route" && options.data === undefined}
      error={options.error}
      submitting={bindPoint.running || bindRoute.running || authorise.running}
      onSubmit={save}
    >
      <Form.Item
        name="chosen"
        label={labels[kind]}
        rules={[required]}
        extra={kind === "route" ? t.machines.routeHint : undefined}
      >
        {kind === "users" || kind === "takeBack" ? (
          <PersonField multiple usable narrowedTo={{ level: "2" }} />
        ) : kind === "point" ? (
          <PointField />
        ) : (
          <SearchChoice
            placeholder={t.common.form.select}
            options={(options.data?.routes ?? []).map((route) => ({ value: route.id, label: route.name }))}
          />
        )}
      </Form.Item>
    </FormModal>
  );
}
