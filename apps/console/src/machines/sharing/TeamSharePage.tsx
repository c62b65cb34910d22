import { shares, teams } from "@yunshou/contract/machines/shares";
import { Empty, Input, Menu } from "antd";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyState, useCall, useList, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import "../../merchants/merchants.css";
import { ShareList } from "./ShareList.tsx";

const teamsPath = "/shgl/wdtd";

/** 团队机器授权: a team on the left, machines of its merchant on the right (MERCHANT-05, MACHINE-29). */
export function TeamSharePage() {
  const t = usePhrases("shares", "teams");
  const [params, setParams] = useSearchParams();
  const teamId = params.get("team") ?? "";
  const canOpen = useCanOpen();
  const [text, setText] = useState("");
  const { data, error } = useCall(
    teams.list,
    { teamName: text, pageSize: 200, sort: "teamName", direction: "asc" },
    { silent: true },
  );
  // A link may name a team beyond those that are listed or searched for.
  const linked = useCall(teams.list, { teamId }, { silent: true, enabled: teamId !== "" });
  const chosen = [...(data?.rows ?? []), ...(linked.data?.rows ?? [])].find((team) => team.teamId === teamId);
  return (
    <div className="share-page">
      <aside className="kit-card share-side">
        <Input.Search
          allowClear
          placeholder={t.teams.fields.teamName}
          aria-label={t.teams.fields.teamName}
          onSearch={setText}
          className="share-search"
        />
        <Menu
          selectedKeys={[teamId]}
          items={(data?.rows ?? []).map((team) => ({
            key: team.teamId,
            label: `${team.teamName} · ${team.merchantName}`,
          }))}
          onClick={({ key }) => setParams({ team: key })}
        />
      </aside>
      <main className="share-main">
        {chosen === undefined ? (
          <section className="kit-card share-none">
            {error !== null ? (
              <EmptyState error={error} />
            ) : text.trim() === "" && data?.rows.length === 0 ? (
              <Empty description={t.shares.noTeams}>
                {canOpen(teamsPath) && <Link to={teamsPath}>{t.teams.pages[teamsPath]}</Link>}
              </Empty>
            ) : (
              <Empty description={t.shares.chooseTeam} />
            )}
          </section>
        ) : (
          <MachinesOf key={teamId} teamId={teamId} name={chosen.teamName} />
        )}
      </main>
    </div>
  );
}

function MachinesOf({ teamId, name }: { readonly teamId: string; readonly name: string }) {
  const t = usePhrases("shares");
  const list = useList(shares.teamMachines, { initial: { teamId } });
  const { run } = useWrite(shares.shareWithTeam);
  return (
    <ShareList
      name="teamShares"
      title={`${t.shares.teamTitle} · ${name}`}
      list={list as never}
      onChange={(machineIds, granted) => run({ teamId, machineIds, granted })}
    />
  );
}
