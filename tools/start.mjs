import { main, Refusal } from "./bootstrap/say.mjs";
import { serve } from "./bootstrap/server.mjs";

/** A visitor's laptop is asked for memory before speed: the sales of 300 machines fill no heap. */
const flags = ["--max-semi-space-size=4", "--optimize-for-size"];

/** What the C library was asked for while the programs were read goes back to the system, not into its own reserve. */
const givesBack = { MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The stand-ins of `--pay wechat-stand-in`, said once or several times; the program itself knows which there are. */
function standIns(words) {
  const names = [];
  for (let place = 0; place < words.length; place += 2) {
    if (words[place] !== "--pay" || words[place + 1] === undefined)
      throw new Refusal(`npm start takes --pay and the name of a stand-in, not ${words.slice(place).join(" ")}.`);
    names.push(words[place + 1]);
  }
  return names.length === 0 ? {} : { DEMO_PAY: names.join(",") };
}

/** `npm start`: everything, with a demo company whose simulated machines sell. */
await main(() => serve({ DEMO: "1", ...standIns(process.argv.slice(2)), ...givesBack }, flags));
