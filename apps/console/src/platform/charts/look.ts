/** Colours of the current skin, read from the page so that charts follow it. */
export function ink() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const [paper, line] = [read("--ys-paper", "#ffffff"), read("--ys-line", "#e6e9ef")];
  return {
    paper,
    line,
    soft: read("--ys-soft", "#5f6570"),
    primary: read("--ys-primary", "#1668dc"),
    /** What a chart says where the pointer rests. */
    tip: { backgroundColor: paper, borderColor: line, textStyle: { color: read("--ys-ink", "#1d2430"), fontSize: 13 } },
  };
}

/** Lines that are seen on light and on dark paper, so that charts which are drawn already suit a skin that is changed. */
const line = { lineStyle: { color: "rgba(138, 148, 164, 0.28)" } };

/** What a chart looks like unless its option says otherwise: quiet lines, and notes in the colours of the current skin. */
export function chartLook(): object {
  const axis = { axisLine: line, axisTick: line, splitLine: line };
  return {
    categoryAxis: { axisLine: line, axisTick: line },
    timeAxis: axis,
    valueAxis: { splitLine: line },
    tooltip: ink().tip,
  };
}
