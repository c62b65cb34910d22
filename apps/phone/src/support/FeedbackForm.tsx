import { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import { type CustomerProblem, customerProblems, ticketLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call, CallFailure, newKey } from "../platform/api/call.ts";
import { Button, Field, Tabs, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { keepFeedback } from "./ownFeedback.ts";

/** An order from which somebody came here is named already. */
const orderOfAddress = () => new URLSearchParams(window.location.search).get("order") ?? "";

/** Keeps those of the reports whose answer was lost that reached the merchant all the same, so that his answers are read. */
async function keepArrived(machineNo: string, lost: readonly string[]): Promise<void> {
  for (const token of lost) {
    const answer = await call(machineFeedback.own, { machineNo, token }).catch((error: unknown) => error);
    if (!(answer instanceof CallFailure && answer.code === "support.ticketUnknown")) keepFeedback(machineNo, token);
  }
}

/** What went wrong at a machine, in the customer's words. Sent again it is the same report; one that was changed meanwhile is another. */
export function FeedbackForm({ machineNo }: { readonly machineNo: string }) {
  const { phone, machineFeedback: t } = usePhrases("phone", "machineFeedback");
  const [tokens] = useState(() => new Map<string, string>());
  const [problemType, setProblem] = useState<CustomerProblem>("itemJammed");
  const [ticketContent, setContent] = useState("");
  const [orderNo, setOrderNo] = useState(orderOfAddress);
  const [contactPhone, setPhone] = useState("");
  const [failure, setFailure] = useState<CallFailure>();
  const [busy, setBusy] = useState(false);
  const problemOf = (field: string) => (failure?.detail.field === field ? failure.message : undefined);

  async function send() {
    setBusy(true);
    setFailure(undefined);
    const said = { machineNo, problemType, ticketContent, orderNo, contactPhone };
    // The first may have reached the merchant though its answer was lost: what was changed since would not.
    const key = JSON.stringify(said);
    const token = tokens.get(key) ?? newKey();
    tokens.set(key, token);
    try {
      const { ticketNo } = await call(machineFeedback.create, { token, ...said });
      keepFeedback(machineNo, token);
      void keepArrived(
        machineNo,
        [...tokens.values()].filter((one) => one !== token),
      );
      tokens.clear();
      setContent("");
      setOrderNo("");
      toast(fill(t.sent, { n: ticketNo }));
      window.scrollTo(0, 0);
    } catch (error) {
      const known = error instanceof CallFailure ? error : new CallFailure("network");
      // What the server refused never reached the merchant.
      if (known.kind === "refused") tokens.delete(key);
      setFailure(known);
      toast(failureText(known, phone.offline));
    }
    setBusy(false);
  }

  return (
    <section className="card">
      <div className="feedback-problems">
        <Tabs
          label={t.fields.problemType}
          value={problemType}
          onChange={setProblem}
          tabs={customerProblems.map((value) => ({ value, text: t.problem[value] }))}
        />
      </div>
      <Field
        label={t.fields.ticketContent}
        kind="long"
        most={ticketLimits.contentLength}
        value={ticketContent}
        onChange={setContent}
        problem={problemOf("ticketContent")}
      />
      <Field
        label={t.fields.orderNo}
        most={64}
        value={orderNo}
        onChange={setOrderNo}
        hint={t.orderHint}
        problem={problemOf("orderNo")}
      />
      <Field
        label={t.fields.contactPhone}
        kind="tel"
        most={20}
        value={contactPhone}
        onChange={setPhone}
        hint={t.phoneHint}
        problem={problemOf("contactPhone")}
      />
      <Button kind="main" wide busy={busy} disabled={ticketContent.trim() === ""} onPress={() => void send()}>
        {t.send}
      </Button>
    </section>
  );
}
