import { useEffect } from "react";
import { Empty, Failed, Frame, Toasts, Waiting } from "../platform/kit/index.ts";
import { NoPage } from "../platform/NoPage.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useRoute } from "../platform/router.ts";
import { DayPage } from "./DayPage.tsx";
import { useDay } from "./day.ts";
import { install } from "./install.ts";
import { LoginPage } from "./LoginPage.tsx";
import { MachinePage } from "./MachinePage.tsx";
import { type Person, usePerson } from "./person.ts";
import { RecordsPage } from "./RecordsPage.tsx";
import "./round.css";

/** The round of a replenisher: today's machines, lane by lane, also without a network (STOCK-08, patterns §7.11). */
export function RoundApp() {
  const person = usePerson();
  useEffect(install, []);
  return (
    <>
      {person === null ? <LoginPage /> : <Round person={person} />}
      <Toasts />
    </>
  );
}

const base = "/m";

function Round({ person }: { readonly person: Person }) {
  const t = usePhrases("round");
  const { path } = useRoute(base);
  const { kept, failure, reload, choose } = useDay(person.account, path === "");
  if (path === "login") return <LoginPage />;
  if (path === "records") return <RecordsPage />;
  if (kept === null)
    return person.token === null ? (
      <LoginPage />
    ) : (
      <Frame title={t.round.title}>
        {failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />}
      </Frame>
    );
  if (path === "") return <DayPage kept={kept} isStale={failure !== undefined} person={person} onRoute={choose} />;
  const [, machineNo = ""] = /^machine\/([^/]+)$/.exec(path) ?? [];
  const stop = kept.pack.rows.find((one) => one.machineNo === decodeURIComponent(machineNo));
  if (stop !== undefined) return <MachinePage stop={stop} packTime={kept.time} />;
  return machineNo === "" ? (
    <NoPage />
  ) : (
    <Frame title={t.round.title}>
      <Empty text={t.round.noStops} />
    </Frame>
  );
}
