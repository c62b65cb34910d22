import type { ExpiryState } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Tag } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./certificates.css";

interface ExpiryTextProps {
  readonly certExpiry: string | null;
  readonly expiry: ExpiryState;
  readonly daysLeft: number | null;
}

/** The last valid day with a warning once it comes near. */
export function ExpiryText({ certExpiry, expiry, daysLeft }: ExpiryTextProps) {
  const words = usePhrases("certificates").certificates;
  if (certExpiry === null || daysLeft === null) return <>{words.forever}</>;
  const warning =
    daysLeft < 0
      ? fill(words.expiredFor, { n: -daysLeft })
      : daysLeft === 0
        ? words.lastDay
        : fill(words.inDays, { n: daysLeft });
  return (
    <span className="certificate-expiry">
      {certExpiry}
      {expiry !== "valid" && <Tag color={expiry === "expired" || daysLeft <= 7 ? "error" : "warning"}>{warning}</Tag>}
    </span>
  );
}
