import { parseArgs, type ParseArgsConfig } from "node:util";

/** Ends a command with one sentence for the person who gave it, and code 2. */
export function refuseWords(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** The words after a command, as `parseArgs` reads them; a word that it does not know ends the command. */
export function readWords<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code?.startsWith("ERR_PARSE_ARGS_") !== true) throw error;
    return refuseWords(`${message.split(". ", 1)[0]?.replace(/\.$/, "")}.`);
  }
}
