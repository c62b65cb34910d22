import { parentPort } from "node:worker_threads";
import { drawPaper } from "./drawPaper.ts";
import type { Paper } from "./paper.ts";

parentPort?.on("message", (paper: Paper) => {
  void drawPaper(paper).then((content) => parentPort?.postMessage(content));
});
