import { AlertOutlined, ApartmentOutlined, SafetyOutlined, ShopOutlined, UserOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { systemHome } from "@yunshou/contract/system/home";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { EmptyState, showNumber, StatCard, useCall } from "../platform/kit/index.ts";
import { titlesOf } from "../platform/phrases/names.ts";
import { LastAlarms, LastLogins } from "./HomeTables.tsx";
import { useEvery, useLanguage, usePhrases } from "../platform/phrases/usePhrases.ts";
import { isPage, type MenuNode, sessionUser } from "../platform/session/session.ts";
import { useCanOpen } from "../platform/usePages.ts";
import "./home.css";

type Overview = OutputOf<typeof systemHome.overview>;

const refreshMs = 30_000;

/** 系统首页: figures of what one administers, the last logins and alarms, and the pages of the system group (ROLE-05). */
export function SystemHomePage() {
  const t = usePhrases("systemHome");
  const { data, error, reload } = useCall(systemHome.overview, {}, { pollMs: refreshMs });
  if (error !== null && data === undefined)
    return (
      <section className="kit-card">
        <EmptyState error={error} onRetry={() => void reload()} />
      </section>
    );
  return (
    <div className="system-home">
      <Figures data={data} />
      <div className="system-home-lists">
        {data?.logins !== null && <LastLogins rows={data?.logins ?? []} loading={data === undefined} />}
        {data?.alarms !== null && <LastAlarms rows={data?.alarms ?? []} loading={data === undefined} />}
      </div>
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.systemHome.systemPages}</h2>
        </header>
        <SystemPages />
      </section>
    </div>
  );
}

/** A figure that the person may not read is not shown. */
function Figures({ data }: { readonly data: Overview | undefined }) {
  const t = usePhrases("systemHome");
  const words = t.systemHome;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const figure = (label: string, value: number | null | undefined, icon: ReactNode, path: string, note?: string) =>
    value === null ? null : (
      <StatCard
        key={label}
        label={label}
        value={showNumber(value ?? 0)}
        loading={data === undefined}
        icon={icon}
        {...(note === undefined ? {} : { note })}
        {...(canOpen(path.split("?")[0] ?? path) ? { onClick: () => void navigate(path) } : {})}
      />
    );
  return (
    <div className="system-home-figures">
      {figure(
        words.users,
        data?.users,
        <UserOutlined />,
        "/shgl/yggl",
        fill(words.blocked, { n: data?.blockedUsers ?? 0 }),
      )}
      {figure(t.common.fields.roles, data?.roles, <SafetyOutlined />, "/xtgl/jsgl")}
      {figure(words.merchants, data?.merchants, <ApartmentOutlined />, "/shgl/wdsh")}
      {figure(
        words.machinesOnline,
        data?.machinesOnline,
        <ShopOutlined />,
        "/shj/wdshj?machineStatus=online",
        fill(words.ofAll, { n: showNumber(data?.machines ?? 0) }),
      )}
      {figure(words.openAlarms, data?.openAlarms, <AlertOutlined />, "/shj/jqbj?recovery=open&fromDay=&toDay=")}
    </div>
  );
}

/** Pages of the system group in the person's own menu. */
function SystemPages() {
  const navigate = useNavigate();
  const nodes = sessionUser()?.menuJsonTree ?? [];
  const titleOf = titlesOf(nodes, useLanguage(), useEvery("pages"));
  const leaves = (list: readonly MenuNode[]): MenuNode[] =>
    list.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));
  const pages = leaves(nodes.filter(({ path }) => path === "/xtgl")).filter(
    ({ url, path }) => isPage(url) && path !== "/xtgl/index",
  );
  return (
    <div className="system-home-pages">
      {pages.map((node) => (
        <Button key={node.path} onClick={() => void navigate(node.url)}>
          {titleOf(node.path)}
        </Button>
      ))}
    </div>
  );
}
