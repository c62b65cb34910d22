import { cardAreas } from "@yunshou/contract/members/areas";
import { checkCardAreaDelete, checkCardAreaLevel } from "@yunshou/domain";
import { Space, Tag } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { namesOf, useCall, useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { TreeDetail } from "../../platform/kit/tree/TreeDetail.tsx";
import type { TreeDetailProps } from "../../platform/kit/tree/TreePage.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Area } from "./AreaForm.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** One area: its cards, its staff, and what hinders its deletion (CARD-24). */
export function AreaDetail({ node, refused, onAddBelow, onRename, onDeleted }: TreeDetailProps<Area>) {
  const t = usePhrases("cardAreas");
  const words = t.cardAreas;
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const remove = useWrite(cardAreas.remove);
  const removeStaff = useWrite(cardAreas.removeStaff);
  const [assigning, assign] = useState(false);
  const { areaId, areaName, level, children, cardCount, merchantName } = node;
  const staff = useCall(cardAreas.staff, { areaId }, { silent: true });
  const buttons = [
    { label: words.addChild, reason: refused ?? refusal(checkCardAreaLevel(level)), act: onAddBelow },
    { label: words.rename, reason: refused, act: onRename },
    { label: words.assign, reason: refused, act: () => assign(true) },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? refusal(checkCardAreaDelete(children, cardCount)),
      act: () =>
        askDelete(areaName, async () => {
          await remove.run({ areaId });
          onDeleted();
        }),
    },
  ];
  const people = staff.data?.rows ?? [];
  return (
    <>
      <TreeDetail
        name={areaName}
        actions={buttons}
        items={[
          { key: "merchant", label: words.fields.merchantName, children: merchantName },
          { key: "level", label: words.fields.level, children: level },
          { key: "children", label: words.fields.children, children },
          {
            key: "cards",
            label: words.fields.cardCount,
            children: <Link to={`/hygl/wdhyk?areaId=${areaId}`}>{cardCount}</Link>,
          },
          {
            key: "staff",
            label: words.fields.staff,
            children:
              people.length === 0 ? (
                <span className="kit-soft">{words.noStaff}</span>
              ) : (
                <Space wrap>
                  {people.map(({ userId, userName, account }) => (
                    <Tag
                      key={userId}
                      closable={refused === undefined}
                      onClose={(event) => {
                        event.preventDefault();
                        ask({
                          text: words.removeStaffAsk,
                          about: namesOf(userName, account),
                          verb: words.removeStaff,
                          run: async () => {
                            await removeStaff.run({ areaId, userId });
                            await staff.reload();
                          },
                        });
                      }}
                    >
                      {namesOf(userName, account)}
                    </Tag>
                  ))}
                </Space>
              ),
          },
        ]}
      />
      <StaffForm
        area={assigning ? node : undefined}
        onClose={() => assign(false)}
        onAdded={() => void staff.reload()}
      />
    </>
  );
}
