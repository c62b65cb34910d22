import { banners } from "@yunshou/contract/mall/banners";
import type { BannerStatus } from "@yunshou/domain";
import { Image } from "antd";
import { useState } from "react";
import { spImageUrl } from "../../platform/images.ts";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Banner } from "./BannerForm.tsx";

const BannerForm = whenOpened(
  async () => (await import("./BannerForm.tsx")).BannerForm,
  ({ editing }) => editing !== undefined,
);

const tones: Readonly<Record<BannerStatus, Tone>> = {
  shown: "good",
  scheduled: "running",
  expired: "quiet",
  disabled: "neutral",
};

/** 轮播图: pictures at the head of the mall, in their order, each from its first day to its last one (MALL-04, MSG-40). */
export function BannersPage() {
  const t = usePhrases("banners");
  const words = t.banners;
  const { fields } = words;
  const list = useList(banners.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.banner.write");
  const { ask, askDelete } = useConfirm();
  const setEnabled = useWrite(banners.setEnabled);
  const remove = useWrite(banners.remove);
  const [editing, edit] = useState<Banner | "new">();
  const turn = ({ bannerId, bannerTitle, enabled }: Banner) =>
    ask({
      text: enabled ? words.disableAsk : words.enableAsk,
      about: bannerTitle,
      verb: enabled ? words.disable : words.enable,
      run: () => setEnabled.run({ bannerId, enabled: !enabled }),
    });
  const column = columnsOf<Banner>();
  const columns: ListColumns<Banner> = [
    column.title("bannerTitle", "bannerTitle", null, fields.bannerTitle, {
      width: 150,
      onOpen: readOnly === undefined ? edit : undefined,
    }),
    column.custom(
      "bannerImage",
      fields.bannerImage,
      ({ bannerImage, bannerTitle }) => <Image src={spImageUrl(bannerImage)} height={36} alt={bannerTitle} />,
      { width: 80 },
    ),
    column.label("bannerLink", fields.bannerLink, words.links),
    column.text("productName", fields.productId, { width: 110 }),
    column.text("category", fields.category, { width: 100 }),
    column.number("sortNo", t.common.fields.sortNo, { width: 70, sortable: true }),
    column.text("showFrom", fields.showFrom, { width: 100, sortable: true }),
    column.text("showTo", fields.showTo, { width: 100, sortable: true }),
    column.status("bannerStatus", t.common.fields.state, words.status, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "turn",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly,
        onClick: () => turn(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.bannerTitle, () => remove.run({ bannerId: row.bannerId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="mallBanners"
        title={words.pages["/sc/lbt"]}
        list={list}
        rowKey="bannerId"
        columns={columns}
        filters={[{ name: "bannerTitle", label: fields.bannerTitle, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <BannerForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
