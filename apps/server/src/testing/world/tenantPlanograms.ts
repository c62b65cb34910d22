import type { Rows } from "./rows.ts";
import { TenantBase } from "./tenantBase.ts";

/** Makes changes of lanes and templates of a merchant. */
export class TenantPlanograms extends TenantBase {
  /** A price that a person set on one lane of a machine, which the machine has refused. */
  changeSet({
    machineId,
    productId,
  }: Pick<Rows, "machineId" | "productId">): Promise<Pick<Rows, "changeSetId" | "syncId">> {
    const of = [this.topId, machineId, this.merchantId];
    const set = { productId, priceFen: "350", purchaseFen: "100", capacity: 20, warnThreshold: 0, batchNo: "" };
    const after = { ...set, cabinet: "main", laneNo: 11, mode: "medium", status: "normal", locked: false, stock: 10 };
    const facts = { productId, priceFen: "350", capacity: 20, stock: 10 };
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        "insert into change_set (top_id, merchant_id, kind, title, machines, lanes, asked_by) values ($1, $2, 'price', $3, 1, 1, $4) returning id",
        [this.topId, this.merchantId, this.canary, this.adminId],
      );
      await tx.query(
        "insert into lane_change (top_id, machine_id, merchant_id, cabinet, lane_no, action, before, after, change_set_id) values ($1, $2, $3, 'main', 11, 'price', $4, $5, $6)",
        [...of, JSON.stringify({ ...after, priceFen: "300" }), JSON.stringify(after), row!.id],
      );
      const [sync] = await tx.query<{ id: string }>(
        `insert into lane_sync (top_id, machine_id, merchant_id, cabinet, lane_no, version, state, reason, change_set_id, desired, actual, not_after)
         values ($1, $2, $3, 'main', 11, 1, 'refused', $4, $5, $6, $7, now() + interval '1 day') returning id`,
        [...of, this.canary, row!.id, JSON.stringify(facts), JSON.stringify({ ...facts, priceFen: "300" })],
      );
      return { changeSetId: row!.id, syncId: sync!.id };
    });
  }

  /** A template that others have got and these machines wait for. */
  waitingChange({
    templateId,
    machineIds,
  }: {
    readonly templateId: string;
    readonly machineIds: readonly string[];
  }): Promise<string> {
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `insert into change_set (top_id, merchant_id, kind, title, machines, lanes, asked_by, template_id, template_version, waiting)
         values ($1, $2, 'template', $3, 1, 1, $4, $5, 1, $6::bigint[]) returning id`,
        [this.topId, this.merchantId, this.canary, this.adminId, templateId, machineIds],
      );
      return row!.id;
    });
  }

  /** A template of two lanes, one with the product; applied to the machine unless there is none. */
  template({ machineId, productId }: { readonly machineId?: string; readonly productId: string }): Promise<string> {
    const of = [this.topId, this.merchantId];
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        "insert into template (top_id, merchant_id, name, machine_type, remark, layers, per_layer, created_by) values ($1, $2, $3, 'drink', $4, 1, 2, $5) returning id",
        [...of, this.name("L"), this.canary, this.adminId],
      );
      await tx.query(
        `insert into template_lane (top_id, merchant_id, template_id, lane_no, mode, product_id, price_fen, capacity, warn_threshold)
         values ($1, $2, $3, 11, 'medium', $4, 360, 20, 0), ($1, $2, $3, 12, 'medium', null, null, 6, 0)`,
        [...of, row!.id, productId],
      );
      if (machineId !== undefined)
        await tx.query(
          "insert into template_machine (top_id, merchant_id, machine_id, template_id, change_set_id) values ($1, $2, $3, $4, 0)",
          [...of, machineId, row!.id],
        );
      return row!.id;
    });
  }

  /** What is to be done at a machine today, because of an alarm when there is one. */
  maintenance({ machineId, alarmId }: { readonly machineId: string; readonly alarmId?: string }): Promise<string> {
    const parts = [{ partId: this.canary, partType: "", partName: this.canary, partQty: 1, priceFen: "100" }];
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `insert into maintenance (top_id, merchant_id, machine_id, kind, content, maintainer, due_day, parts, remark, alarm_id, created_by)
         values ($1, $2, $3, 'repair', $4, $4, current_date, $5, $4, $6, $7) returning id`,
        [this.topId, this.merchantId, machineId, this.canary, JSON.stringify(parts), alarmId ?? null, this.adminId],
      );
      return row!.id;
    });
  }

  /** Counters of the machine, read from a file of this name. */
  reading(state: "start" | "held", { machineId }: { readonly machineId: string }): Promise<string> {
    return this.id(
      `insert into counter_reading (top_id, merchant_id, machine_id, source, read_at, state, problem, serial, board, clock, currency, vends, products, file,
         file_hash, file_name)
       values ($1, $2, ${machineId}, 'upload', now(), '${state}', 'jump', $3, '', '', 'CNY', 10, '[]', '', sha256(convert_to($3::text, 'utf8')), $3)`,
      [this.topId, this.merchantId, this.name("CR")],
    );
  }

  /** A package that was never rolled out. */
  softwarePackage(): Promise<string> {
    return this.id(
      `insert into software_package (top_id, merchant_id, name, version, kind, file, size_bytes, sha256) values ($1, $2, $3, '1', 'upper', $3, 1, '\\x00')`,
      [this.topId, this.merchantId, this.name("SP")],
    );
  }

  /** A released software package with a rollout to a machine that somebody else than the administrator proposed. */
  rollout(
    state: "proposed" | "running" | "paused" | "finished",
    { machineId }: { readonly machineId: string },
  ): Promise<Pick<Rows, "softId" | "rolloutId">> {
    const of = [this.topId, this.merchantId];
    return this.write(async (tx) => {
      const [soft] = await tx.query<{ id: string }>(
        `insert into software_package (top_id, merchant_id, name, version, kind, file, size_bytes, sha256, enabled, remark, uploaded_by)
         values ($1, $2, $3, $4, 'upper', $3, 1, '\\x00', true, $4, $5) returning id`,
        [...of, this.name("SW"), this.canary, this.adminId],
      );
      const [row] = await tx.query<{ id: string }>(
        `insert into rollout (top_id, merchant_id, package_id, state, machines, groups, group_no, group_size, failure_percent, success_percent, step_minutes, wait_hours, sales_drop_percent, proposed_by)
         values ($1, $2, $3, $4, 1, 1, 1, 10, 5, 90, 30, 72, 15, 1) returning id`,
        [...of, soft!.id, state],
      );
      await tx.query(
        `insert into rollout_machine (top_id, merchant_id, rollout_id, machine_id, group_no, state, reason, from_version)
         values ($1, $2, $3, $4, 1, case when $5 = 'finished' then 'done' else 'waiting' end, $6, $6)`,
        [...of, row!.id, machineId, state, this.canary],
      );
      return { softId: soft!.id, rolloutId: row!.id };
    });
  }
}
