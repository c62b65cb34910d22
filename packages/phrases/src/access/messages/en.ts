import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
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
    guessing: "Login attack",
    guessingSpread: "Login attack",
    broadcast: "Platform message",
    mention: "Mention",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} orders, sales {{amount}} yuan, refunds {{refund}} yuan; {{machines}} machines, {{offline}} offline; lanes {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} new alarms on {{machines}} machines",
    certificateExpiring: "{{merchantName}}: {{certName}} ({{certNo}}) is valid until {{certExpiry}}; days left: {{n}}",
    certificateExpired:
      "{{merchantName}}: {{certName}} ({{certNo}}) was valid until {{certExpiry}} and has expired; please renew it",
    certificates: "{{merchantName}}: certificates that expire soon: {{expiring}}, expired: {{expired}}",
    guessing: {
      password: "Account {{account}}: {{failures}} failed logins within an hour; somebody may be guessing its password",
      code: "Account {{account}}: {{failures}} wrong second-factor codes within an hour; its password may be known to somebody",
    },
    guessingSpread:
      "{{failures}} failed logins of {{accounts}} accounts from {{blocks}} networks within an hour; somebody may be trying passwords on many accounts",
    lane: ", lane {{lane}}",
    refill: "lanes {{figure}}",
  },
};
