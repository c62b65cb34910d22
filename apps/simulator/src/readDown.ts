import { downBodies, type DownMessage } from "@yunshou/contract/machines/downMessages";

/** What the cloud said; undefined for anything that the protocol does not have. */
export function readDown(payload: string): DownMessage | undefined {
  try {
    const value = JSON.parse(payload) as { type?: unknown; sentAt?: unknown; body?: unknown };
    const shape =
      typeof value.type === "string" && Object.hasOwn(downBodies, value.type)
        ? downBodies[value.type as keyof typeof downBodies]
        : undefined;
    const body = shape?.safeParse(value.body);
    return body?.success ? ({ type: value.type, sentAt: value.sentAt, body: body.data } as DownMessage) : undefined;
  } catch {
    return undefined;
  }
}
