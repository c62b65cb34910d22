/**
 * Tables that every node of a spread database holds whole; each other table with a `top_id` is spread by it. A table stands
 * here because it belongs to no merchant tree, because something in it is unique in the whole installation, because a
 * table that stands here refers to it, or because its rows are claimed without knowing their tree. None grows with sales.
 */
export const wholeTables: ReadonlySet<string> = new Set([
  // Registers that are searched across all trees, and what they refer to.
  "merchant",
  "merchant_application",
  "notification_setting",
  "organisation",
  "role",
  "app_user",
  "machine",
  "machine_state",
  "map_cell",
  "map_change",
  "map_spot",
  "point",
  "region",
  "route",
  "zone",
  // Rows of a user, who has one account in the whole installation.
  "agreement_acceptance",
  "device_token",
  "idempotency",
  "login_ticket",
  "recovery_code",
  "second_factor",
  "second_step",
  "session",
  "sso_identity",
  "user_preference",
  "user_role",
  // Before anybody is known.
  "guessing_episode",
  "login_challenge",
  "login_failure",
  "portal_nonce",
  "reset_code",
  "screen_client",
  "sso_login",
  // Of the platform.
  "article",
  "article_version",
  "article_vote",
  "announcement",
  "broadcast",
  "broadcast_delivery",
  "message_type",
  "project",
  "provider_bill",
  "project_progress",
  "requirement",
  "library_attribute",
  "library_product",
  "agreement",
  "audit_seal",
  "brand",
  "dictionary_type",
  "function_permission",
  "menu_function",
  "menu_node",
  "payment_parameters",
  "payment_service",
  "phrase_text",
  "schema_version",
  "setting",
  "system_alarm",
  // Messages and deadlines, which whoever is free claims for all trees (`for update skip locked`).
  "inbox",
  "outbox",
  "provider_notice",
  "quarantine",
  "timer",
]);

/** Stays on the first node alone: Citus admits triggers on spread tables only as unsafe, and does not plan `ledger.post`. */
export const firstNodeTables: ReadonlySet<string> = new Set(["ledger.account", "ledger.txn", "ledger.entry"]);
