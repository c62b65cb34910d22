import type { Fleet } from "./fleet.ts";

const seconds = (ms: number) => (ms >= 1_000 ? `${(ms / 1_000).toFixed(1)} s` : `${Math.round(ms)} ms`);

/** One line of what happens now; `sinceAcked` and `spanMs` make the rate. */
export function progressLine(fleet: Fleet, elapsedMs: number, sinceAcked: number, spanMs: number): string {
  const { stats } = fleet;
  const rate = ((stats.acked - sinceAcked) * 1_000) / Math.max(1, spanMs);
  return [
    `${Math.round(elapsedMs / 1_000)} s`.padStart(6),
    `${fleet.connected}/${fleet.machines.length} connected`,
    `${stats.sales} sales, ${stats.codesPaid} paid codes`,
    `${stats.acked}/${stats.stored} acknowledged (${rate.toFixed(1)}/s)`,
    `${fleet.outboxSize} in outboxes`,
    `p50 ${seconds(stats.ackLatency.percentile(50))}, p99 ${seconds(stats.ackLatency.percentile(99))}`,
  ].join("  ");
}

/** The figures at the end, one a line. */
export function summary(fleet: Fleet, elapsedMs: number): string {
  const { stats } = fleet;
  const rows: readonly (readonly [string, string | number])[] = [
    ["seed", fleet.seed],
    ["duration", seconds(elapsedMs)],
    ["machines", fleet.machines.length],
    ["sales at the machine", stats.sales],
    ["codes asked / paid / left", `${stats.payRequests} / ${stats.codesPaid} / ${stats.codesAbandoned}`],
    ["lucky purchases won / lost", `${stats.luckyWon} / ${stats.luckyLost}`],
    ["orders granted / denied", `${stats.ordersGranted} / ${stats.ordersDenied}`],
    ["pieces dispensed", stats.pieces],
    ["jams, silences, late results", `${stats.jams}, ${stats.silences}, ${stats.lateResults}`],
    ["refills, restarts, offline phases", `${stats.refills}, ${stats.restarts}, ${stats.offlinePhases}`],
    ["commands done / refused", `${stats.commandsDone} / ${stats.commandsRefused}`],
    ["price lists taken over / sales at their prices", `${stats.pricesTakenOver} / ${stats.offersTaken}`],
    [
      "allowance lists taken over / cards that paid by them / refused",
      `${stats.allowancesTakenOver} / ${stats.cardsAllowed} / ${stats.cardsRefused}`,
    ],
    ["changed lanes taken over / refused", `${stats.lanesTakenOver} / ${stats.lanesRefused}`],
    ["heartbeats", stats.heartbeats],
    ["messages said", stats.stored],
    ["messages sent, repeats included", stats.sent],
    ["acknowledged", stats.acked],
    ["refused for ever", stats.refused],
    ["still in outboxes", fleet.outboxSize],
    [
      "acknowledged within p50 / p99 / longest",
      [50, 99]
        .map((rank) => seconds(stats.ackLatency.percentile(rank)))
        .concat(seconds(stats.ackLatency.longestMs))
        .join(" / "),
    ],
    ["connections made / lost", `${stats.connects} / ${stats.disconnects}`],
    ["problems", stats.problems === 0 ? 0 : `${stats.problems}, the last: ${stats.lastProblem}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}
