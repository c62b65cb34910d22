import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Messages",
  unread: "{{n}} unread",
  markAll: "Mark all as read",
  empty: "No messages yet",
  heading: {
    dailySummary: "Daily summary",
    alarm: "Alarm",
    alarms: "Alarms",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} orders, sales {{amount}} yuan, refunds {{refund}} yuan; {{machines}} machines, {{offline}} offline; lanes {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} new alarms on {{machines}} machines",
    lane: ", lane {{lane}}",
    refill: "lanes {{figure}}",
  },
} satisfies Translation<typeof zh>;
