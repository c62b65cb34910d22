/** Lines that are seen on light and on dark paper, so that charts which are drawn already suit a skin that is changed. */
const line = { lineStyle: { color: "rgba(138, 148, 164, 0.28)" } };

/** What a chart looks like unless its option says otherwise: quiet lines, and notes in the colours of the current skin. */
export function chartLook(): object {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const axis = { axisLine: line, axisTick: line, splitLine: line };
  return {
    categoryAxis: { axisLine: line, axisTick: line },
    timeAxis: axis,
    valueAxis: { splitLine: line },
    tooltip: {
      backgroundColor: read("--ys-paper", "#ffffff"),
      borderColor: read("--ys-line", "#e6e9ef"),
      textStyle: { color: read("--ys-ink", "#1d2430"), fontSize: 13 },
    },
  };
}
