import { screenTabs, type ScreenName, type ScreenTab } from "@yunshou/contract/insight/screens";
import { useEffect, useState } from "react";
import { clockTime, screenZone } from "./clock.ts";
import { weekdayOf } from "./weekday.ts";
import { useScreenText } from "./words.ts";

interface HeaderProps {
  readonly screen: ScreenName;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly logo: string | null;
  readonly tab: ScreenTab;
  readonly onTab: (tab: ScreenTab) => void;
}

/** Six tabs, the title, and a clock with weekday (BIGSALES-01 to BIGSALES-03). */
export function Header({ screen, title, subtitle, logo, tab, onTab }: HeaderProps) {
  const { words } = useScreenText();
  return (
    <header className="bs-header">
      <nav className="bs-tabs" aria-label={words.header.tabs}>
        {screenTabs.map((name) => (
          <button key={name} type="button" aria-current={name === tab ? "page" : undefined} onClick={() => onTab(name)}>
            {words.tab[name]}
          </button>
        ))}
      </nav>
      <div className="bs-brand">
        <h1>
          {logo !== null && <img src={`/sysFile/${logo}`} alt="" />}
          {title ?? words.brand[screen]}
        </h1>
        <p>{subtitle ?? words.brand.subtitle}</p>
      </div>
      <div className="bs-header-end">
        <Clock />
        <FullscreenButton />
        {screen === "database" && (
          <a className="bs-enter" href="/dashboard">
            {words.header.enter}
          </a>
        )}
      </div>
    </header>
  );
}

function Clock() {
  const { language, tags } = useScreenText();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  const parts = new Intl.DateTimeFormat([...tags], {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    weekday: "long",
    timeZone: screenZone(),
  }).formatToParts(now);
  const [year, month, day] = (["year", "month", "day"] as const).map(
    (type) => parts.find((one) => one.type === type)?.value,
  );
  const weekday = weekdayOf(language, (new Date(`${year}-${month}-${day}T00:00Z`).getUTCDay() + 6) % 7, "long");
  const date = parts.map(({ type, value }) => (type === "weekday" ? weekday : value)).join("");
  const time = clockTime(now);
  return (
    <time className="bs-clock" dateTime={now.toISOString()}>
      <b>{time}</b>
      <span>{date}</span>
    </time>
  );
}

function FullscreenButton() {
  const { words } = useScreenText();
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  const text = isFull ? words.header.exitFullscreen : words.header.fullscreen;
  return (
    <button type="button" className="bs-icon" title={`${text} (F11)`} aria-label={text} onClick={toggle}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={isFull ? "M8 3v5H3M12 3v5h5M8 17v-5H3M12 17v-5h5" : "M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5"} />
      </svg>
    </button>
  );
}
