import { ads } from "@yunshou/contract/marketing/ads";
import { adStatuses } from "@yunshou/domain";
import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  ListPage,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useAdColumns } from "./adColumns.tsx";
import type { Part } from "./AdDrawer.tsx";
import type { Ad } from "./AdForm.tsx";

const AdForm = whenOpened(
  async () => (await import("./AdForm.tsx")).AdForm,
  ({ editing }) => editing !== undefined,
);
const AdDrawer = whenOpened(
  async () => (await import("./AdDrawer.tsx")).AdDrawer,
  ({ ad }) => ad !== undefined,
);
const MaterialView = whenOpened(
  async () => (await import("./MaterialField.tsx")).MaterialView,
  ({ adFile }) => adFile !== "",
);

/** Ads with their space, days, machines and state; what machines confirm shows without a reload (AD-01, AD-02). */
export function AdList({ switcher }: { readonly switcher: ReactNode }) {
  const words = usePhrases("ads").ads;
  const { fields } = words;
  const list = useList(ads.list, { initial: {}, pollMs: 10_000 });
  const readOnly = useRefusedWithout("marketing.ad.write");
  const [editing, edit] = useState<Ad | "new">();
  const [shown, preview] = useState<Ad>();
  const [opened, open] = useState<{ readonly ad: Ad; readonly part: Part }>();
  const columns = useAdColumns({
    edit,
    preview,
    openMachines: (ad) => open({ ad, part: "machines" }),
    openPlays: (ad) => open({ ad, part: "plays" }),
  });
  return (
    <>
      <ListPage
        name="ads"
        title={words.pages["/gggl/cgggl"]}
        list={list}
        rowKey="adId"
        columns={columns}
        filters={[
          { name: "adName", label: fields.adName, control: <TextFilter /> },
          { name: "adSlot", label: fields.adSlot, control: <TextFilter /> },
          {
            name: "adStatus",
            label: fields.adStatus,
            control: <ChoiceFilter values={adStatuses} words={words.status} />,
          },
        ]}
        toolbar={
          <>
            {switcher}
            <AddButton refused={readOnly} onClick={() => edit("new")}>
              {words.addAd}
            </AddButton>
          </>
        }
      />
      <AdForm editing={editing} onClose={() => edit(undefined)} />
      <AdDrawer ad={opened?.ad} part={opened?.part ?? "machines"} onClose={() => open(undefined)} />
      <Modal
        title={shown?.adName}
        open={shown !== undefined}
        onCancel={() => preview(undefined)}
        mask={{ closable: false }}
        footer={null}
        destroyOnHidden
      >
        {shown !== undefined && <MaterialView adType={shown.adType} adFile={shown.adFile} />}
      </Modal>
    </>
  );
}
