export type LedgerRefusal = "ledger.unbalanced" | "ledger.overdraft" | "ledger.replayDiffers";
