import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "@yunshou/database";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** The event loop is looked at this often; a look that comes later is lag. */
const sampleMs = 20;

interface Series {
  readonly counts: number[];
  total: number;
  seconds: number;
}

/** Figures of one process in the text format of Prometheus. Routes are patterns, so the number of series is bounded. */
export class Metrics {
  readonly #requests = new Map<string, Series>();
  readonly #delay = monitorEventLoopDelay({ resolution: sampleMs });
  readonly #startedAt = Date.now() / 1000;
  readonly #more: () => readonly string[];

  /** `more` answers the lines of other parts of the process. */
  constructor(more: () => readonly string[] = () => []) {
    this.#more = more;
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  request(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route.replaceAll('"', "")}",status="${status}"`;
    let series = this.#requests.get(labels);
    if (series === undefined) {
      series = { counts: buckets.map(() => 0), total: 0, seconds: 0 };
      this.#requests.set(labels, series);
    }
    series.total += 1;
    series.seconds += seconds;
    for (const [index, limit] of buckets.entries())
      if (seconds <= limit) series.counts[index] = (series.counts[index] ?? 0) + 1;
  }

  text(database: Database): string {
    const lines = ["# TYPE http_request_duration_seconds histogram"];
    for (const [labels, series] of this.#requests) {
      for (const [index, limit] of buckets.entries())
        lines.push(`http_request_duration_seconds_bucket{${labels},le="${limit}"} ${series.counts[index]}`);
      lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${series.total}`);
      lines.push(
        `http_request_duration_seconds_sum{${labels}} ${series.seconds.toFixed(6)}`,
        `http_request_duration_seconds_count{${labels}} ${series.total}`,
      );
    }
    lines.push("# TYPE database_connections gauge");
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries({
      web: database.web,
      system: database.system,
    })) {
      lines.push(`database_connections{pool="${pool}",state="idle"} ${idleCount}`);
      lines.push(`database_connections{pool="${pool}",state="busy"} ${totalCount - idleCount}`);
      lines.push(`database_connections{pool="${pool}",state="waiting"} ${waitingCount}`);
    }
    const memory = process.memoryUsage();
    lines.push("# TYPE event_loop_lag_seconds gauge");
    for (const quantile of [50, 99])
      lines.push(
        `event_loop_lag_seconds{quantile="0.${quantile}"} ${Math.max(0, this.#delay.percentile(quantile) / 1e9 - sampleMs / 1e3).toFixed(6)}`,
      );
    lines.push("# TYPE process_resident_memory_bytes gauge", `process_resident_memory_bytes ${memory.rss}`);
    lines.push("# TYPE process_heap_used_bytes gauge", `process_heap_used_bytes ${memory.heapUsed}`);
    lines.push("# TYPE process_start_time_seconds gauge", `process_start_time_seconds ${this.#startedAt.toFixed(3)}`);
    lines.push(...this.#more());
    this.#delay.reset();
    return `${lines.join("\n")}\n`;
  }
}
