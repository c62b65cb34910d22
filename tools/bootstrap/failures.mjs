/** Of a long run only the end may be kept, so that every failure is told again there, in few lines. */

// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/g;
const lineLength = 300;

const shortened = (lines, most) => lines.slice(0, most).map((line) => line.slice(0, lineLength));

/** The end of what a program printed. */
export function lastLines(output, most = 25) {
  return shortened(output.replace(colours, "").trimEnd().split("\n").slice(-most), most).join("\n");
}

/** What journeys and drills say of their failures: the part below their own heading, else the lines that begin with FAILED. */
export function failedPart(output, most = 120) {
  const lines = output.replace(colours, "").trimEnd().split("\n").slice(0, -1);
  const heading = lines.findLastIndex((line) => line.startsWith("── What failed"));
  const part = heading === -1 ? lines.filter((line) => line.startsWith("FAILED")) : lines.slice(heading + 1);
  return shortened(
    part.filter((line) => line.trim() !== ""),
    most,
  ).join("\n");
}

/** The failed tests of a report of vitest, each with its file and the beginning of its message. */
export function failuresOf(report, root, most = 20) {
  return report.testResults
    .flatMap(({ name, status, message, assertionResults }) => {
      const file = name.startsWith(root) ? name.slice(root.length + 1) : name;
      const failed = assertionResults.filter((one) => one.status === "failed");
      if (failed.length === 0) return status === "failed" ? [told(file, "failed outside its tests", message)] : [];
      return failed.map(({ fullName, failureMessages }) => told(file, fullName, failureMessages.join("\n")));
    })
    .slice(0, most);
}

function told(file, name, message) {
  const lines = (message ?? "")
    .replace(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/node_modules|node:internal/.test(line));
  return [`FAILED  ${file} > ${name}`, ...shortened(lines, 14).map((line) => `        ${line}`)].join("\n");
}
