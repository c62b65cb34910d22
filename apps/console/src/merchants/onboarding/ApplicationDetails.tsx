import { provinceName } from "@yunshou/phrases/insight/provinces";
import { Descriptions, Timeline } from "antd";
import { nothingShown, showTime, StatusDot } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ApplicationImage } from "./ApplicationImage.tsx";
import type { ApplicationClient, ApplicationView } from "./client.ts";
import "./onboarding.css";
import { stateTones } from "./state.ts";
import { SubmissionProgress } from "./SubmissionProgress.tsx";

interface ApplicationDetailsProps {
  readonly view: ApplicationView;
  readonly client: ApplicationClient;
  /** The numbers in full, after a reviewer asked for them. */
  readonly shown?: { readonly idCardNo: string | null; readonly bankAccount: string | null } | undefined;
}

const names = [
  "merchantName",
  "contactName",
  "contactPhone",
  "email",
  "idCardNo",
  "storeName",
  "address",
  "bankName",
  "bankAccount",
] as const;

/** Everything about one application, read-only: fields, pictures, review. The same for /cfgl/jjxx0 and the public /jjxx0. */
export function ApplicationDetails({ view, client, shown }: ApplicationDetailsProps) {
  const t = usePhrases("onboarding");
  const words = t.onboarding;
  const language = useLanguage();
  const text = (name: (typeof names)[number]) => {
    if (name === "address")
      return [provinceName(language, view.province), view.city, view.address].filter((part) => part !== "").join(" ");
    return name === "idCardNo" || name === "bankAccount" ? (shown?.[name] ?? view[name]) : view[name];
  };
  const items = [
    { key: "applyNo", label: words.fields.applyNo, children: view.applyNo },
    {
      key: "applyStatus",
      label: words.fields.applyStatus,
      children: <StatusDot tone={stateTones[view.applyStatus]}>{words.state[view.applyStatus]}</StatusDot>,
    },
    ...names.map((name) => ({ key: name, label: words.fields[name], children: text(name) || nothingShown })),
    { key: "submittedAt", label: words.fields.submittedAt, children: showTime(view.submittedAt) },
    ...(view.reviewRemark === ""
      ? []
      : [{ key: "reviewRemark", label: words.fields.reviewRemark, children: view.reviewRemark }]),
  ];
  return (
    <div className="onboarding-details">
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={items} />
      {view.submissions.length > 0 && <SubmissionProgress submissions={view.submissions} />}
      {view.images.length > 0 && (
        <>
          <h3>{words.pictures}</h3>
          <div className="onboarding-images">
            {view.images.map((kind) => (
              <figure key={kind}>
                <ApplicationImage client={client} kind={kind} />
                <figcaption>{words.image[kind]}</figcaption>
              </figure>
            ))}
          </div>
        </>
      )}
      {view.events.length > 0 && (
        <>
          <h3>{words.history}</h3>
          <Timeline
            items={view.events.map(({ at, event, actor, remark }) => ({
              key: `${at}${event}`,
              content: [
                showTime(at),
                actor ?? (event === "submit" || event === "withdraw" ? words.applicant : words.platform),
                words.event[event],
                remark,
              ]
                .filter((part) => part !== "")
                .join(" · "),
            }))}
          />
        </>
      )}
    </div>
  );
}
