import type { GatewayReport } from "./gatewayReport.ts";
import type { Board } from "./board.ts";
import type { OpeningFacts } from "./opened.ts";

/** Roles that get a process of their own, so that nothing of the one delays the other. */
export type ChildRole = "web" | "gateway";

/** What a process hears from the one that started it. */
export type ToChild =
  | { readonly kind: "begin"; readonly facts: OpeningFacts; readonly board: Board }
  | { readonly kind: "board"; readonly board: Board }
  | { readonly kind: "stop" };

/** What it says. `failed` comes before `ready`, or never. */
export type FromChild =
  | { readonly kind: "ready"; readonly address?: string | undefined; readonly mqttPort?: number | undefined }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "gateway"; readonly report: GatewayReport };
