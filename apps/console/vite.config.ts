import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { phraseRooms } from "./build/phraseRooms.ts";
import { precompress } from "./build/precompress.ts";
import { slimContract } from "./build/slimContract.ts";
import { unusedWidgets } from "./build/unusedWidgets.ts";

const server = process.env["API_ADDRESS"] ?? "http://127.0.0.1:8080";

/** Paths that belong to the server; everything else is a page of the console. */
const serverPaths = [
  "/api",
  "/sram",
  "/user",
  "/service-job",
  "/service-order",
  "/service-machine",
  "/ws",
  "/spImg",
  "/sysFile",
  "/softFile",
  "/health",
];

/** Modules that only define things, though no package says so: what a page does not use of them must not come along. */
const definitions = /node_modules\/@rc-component\/|src\/platform\/kit\/index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), phraseRooms(), unusedWidgets(), slimContract(), precompress()],
  // 60 kB of schemas that only the server runs; see noSchemas.ts.
  resolve: { alias: { zod: join(import.meta.dirname, "src/platform/api/noSchemas.ts") } },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: path === "/ws" }])) },
  build: {
    target: "es2022",
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: definitions, sideEffects: false }] } },
  },
});
