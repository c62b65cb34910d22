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
    certificate: "Certificates",
    certificates: "Certificates",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} orders, sales {{amount}} yuan, refunds {{refund}} yuan; {{machines}} machines, {{offline}} offline; lanes {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} new alarms on {{machines}} machines",
    certificateExpiring: "{{merchantName}}: {{certName}} ({{certNo}}) is valid until {{certExpiry}}; days left: {{n}}",
    certificateExpired: "{{merchantName}}: {{certName}} ({{certNo}}) was valid until {{certExpiry}} and has expired; please renew it",
    certificates: "{{merchantName}}: certificates that expire soon: {{expiring}}, expired: {{expired}}",
    lane: ", lane {{lane}}",
    refill: "lanes {{figure}}",
  },
} satisfies Translation<typeof zh>;
