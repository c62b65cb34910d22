import type { MessageDetail } from "@yunshou/contract/access/messages";
import { fill } from "@yunshou/phrases";
import type { Phrases } from "../phrases/loadedRooms.ts";
import { writeYuan } from "../phrases/numbers.ts";

/** A message in the language of the reader. */
export function sentenceOf(detail: MessageDetail, t: Phrases<"comments" | "machines" | "messages">): string {
  const words = t.messages.sentence;
  if (detail.kind === "dailySummary")
    return fill(words.dailySummary, {
      ...detail,
      amount: writeYuan(detail.amountFen),
      refund: writeYuan(detail.refundFen),
    });
  if (detail.kind === "alarms") return fill(words.alarms, detail);
  if (detail.kind === "certificate")
    return fill(detail.daysLeft < 0 ? words.certificateExpired : words.certificateExpiring, {
      ...detail,
      n: detail.daysLeft,
    });
  if (detail.kind === "certificates") return fill(words.certificates, detail);
  if (detail.kind === "guessing") return fill(words.guessing[detail.what], detail);
  if (detail.kind === "guessingSpread") return fill(words.guessingSpread, detail);
  if (detail.kind === "mention") {
    const { author, recordNo } = detail;
    return author === null
      ? fill(t.comments.mentionAbove, { recordNo })
      : fill(t.comments.mention, { author, recordNo });
  }
  if (detail.kind === "broadcast") return fill(words.broadcast, detail);
  const { merchantName, machineName, machineNo } = detail;
  const lane = detail.lane === null ? "" : fill(words.lane, { lane: detail.lane });
  const refill = detail.refill === null ? "" : ` ${fill(words.refill, { figure: detail.refill })}`;
  return fill(words.alarm, {
    merchantName,
    machineName,
    machineNo,
    lane,
    alarm: `${t.machines.alarm[detail.alarm]}${refill}`,
  });
}
