import type { Handle } from "@yunshou/database";
import { checkMessageType } from "@yunshou/domain";
import { insertAnnouncement, setAnnouncementState } from "../support/announcements.queries.ts";
import { insertBroadcast, lockUnderway, writePortion } from "../support/broadcasts.queries.ts";
import { insertType, lockType, type TypeRecord } from "../support/messageTypes.queries.ts";
import { firstOfPlatform } from "./demo.queries.ts";

const types = {
  maintenance: ["系统维护", "{{userName}}，您好：\n\n系统将于 ____ 维护，期间请勿修改机器设置。"],
  release: ["功能更新", "{{merchantName}}，您好：\n\n本次更新：\n\n- "],
  service: ["运营通知", "{{userName}}，您好："],
} as const;
type Type = keyof typeof types;

const sent: readonly (readonly [type: Type, title: string, content: string])[] = [
  [
    "release",
    "消息与公告已上线",
    "{{merchantName}}，您好：\n\n- 右上角的铃铛显示最新消息；\n- **消息通知**中可按类型查找 30 天内的消息；\n- 公告无需登录即可查看。",
  ],
  [
    "service",
    "请核对会员卡与退款设置",
    "{{userName}}，您好：\n\n请在月底前核对本商户的退款审核金额和会员卡设置。如有疑问，请在**问题反馈**中提交。",
  ],
];

const announced: readonly (readonly [type: Type, title: string, content: string, daysAgo: number | null])[] = [
  [
    "service",
    "节假日补货安排建议",
    "节假日前后客流变化较大，建议：\n\n1. 提前两天查看**待补货**货道；\n2. 适当提高饮料类货道的补货线；\n3. 节后核对盘点差异。",
    12,
  ],
  ["maintenance", "系统维护已完成", "本次维护已按计划完成，机器在维护期间的成交均已记录，无需补单。", 6],
  ["release", "知识库支持拼音查找", "在**解决方案**和常见问题中，可输入文字、拼音或拼音首字母查找。", 1],
  ["maintenance", "下月维护计划（草稿）", "具体时间待定。", null],
];

const dayMs = 86_400_000;

/** Types, messages that everybody got and announcements that everybody reads, as the demo's platform wrote them. */
export async function seedMessages(tx: Handle, now: Date): Promise<void> {
  const userId = await firstOfPlatform(tx);
  if (userId === undefined) return;
  const known = new Map<Type, TypeRecord>();
  for (const [key, [msgType, msgTemplate]] of Object.entries(types) as [Type, readonly [string, string]][]) {
    const fields = checkMessageType({ msgType, msgTemplate, notifyWay: [] });
    const typeId = fields.ok ? await insertType(tx, fields.value) : undefined;
    const type = typeId === undefined ? undefined : await lockType(tx, typeId);
    if (type !== undefined) known.set(key, type);
  }
  for (const [key, msgTitle, msgContent] of sent) {
    const type = known.get(key);
    if (type === undefined) continue;
    const one = { typeId: type.typeId, type, msgTitle, msgContent, userId, merchants: null };
    const underway = await lockUnderway(tx, await insertBroadcast(tx, one));
    if (underway !== undefined) await writePortion(tx, underway, 100_000);
  }
  for (const [key, noticeTitle, noticeContent, daysAgo] of announced) {
    const type = known.get(key);
    if (type === undefined) continue;
    const noticeId = await insertAnnouncement(
      tx,
      { typeId: type.typeId, noticeTitle, noticeContent, fileIds: [] },
      userId,
    );
    if (daysAgo === null) continue;
    await setAnnouncementState(tx, noticeId, "published", userId, new Date(now.getTime() - daysAgo * dayMs));
  }
}
