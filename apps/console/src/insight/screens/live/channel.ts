import { livePath } from "@yunshou/contract/insight/screensLive";
import { reconnectDelayMs } from "./reconnect.ts";

export interface ChannelOptions {
  readonly userId: string;
  /** Registers the identifier before each opening, because a registration serves one opening. */
  readonly register: () => Promise<void>;
  /** Asks for the first push (BIGSALES-29). */
  readonly askForPush: () => Promise<void>;
  readonly onText: (text: string) => void;
}

/** States are logged and never shown (BIGSALES-26). */
function log(state: string): void {
  console.debug(`live channel: ${state}`);
}

function address(userId: string): string {
  const url = new URL(livePath(userId), window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * Keeps the live channel open for as long as the screen hangs on its wall (BIGSALES-24, BIGSALES-27).
 *
 * @returns how to end it.
 */
export function openChannel({ userId, register, askForPush, onText }: ChannelOptions): () => void {
  let socket: WebSocket | undefined;
  let retry: number | undefined;
  let failures = 0;
  let ended = false;

  const again = () => {
    if (ended) return;
    failures += 1;
    retry = window.setTimeout(connect, reconnectDelayMs(failures));
  };

  const connect = () => {
    register()
      .then(() => {
        if (ended) return;
        const opened = new WebSocket(address(userId));
        socket = opened;
        opened.addEventListener("open", () => {
          log("open");
          askForPush().catch(() => {});
        });
        opened.addEventListener("message", (event) => {
          failures = 0;
          if (typeof event.data === "string") onText(event.data);
        });
        opened.addEventListener("error", () => log("error"));
        opened.addEventListener("close", (event) => {
          log(`closed ${event.code}`);
          again();
        });
      })
      .catch(() => {
        log("not registered");
        again();
      });
  };

  connect();
  return () => {
    ended = true;
    window.clearTimeout(retry);
    socket?.close();
  };
}
