import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { phraseRooms } from "../../tools/vite/phraseRooms.ts";
import { precompress } from "../../tools/vite/precompress.ts";
import { slimContract } from "../../tools/vite/slimContract.ts";
import { leanPreload } from "./build/leanPreload.ts";
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

/** Libraries of every page; widgets that only some pages need are left where they are. */
const widgets =
  /node_modules\/(?:@ant-design|@tanstack|react-router|@rc-component|antd)\/(?!.*(?:table|select|pagination|picker|tree|form|virtual-list|locale))/;

/**
 * What nearly every page needs comes in one file. The bundler would cut it wherever one page needs a part of it alone, into
 * dozens of files that are always fetched together and compress by a tenth worse. React has a file of its own, because the
 * login page and the big screens need nothing else of it. What fewer than most of the pages share, such as the field for
 * numbers, is not among the first that is loaded.
 */
const groups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: "console", test: widgets, minShareCount: 130 },
];

const lean = leanPreload();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), phraseRooms(), unusedWidgets(), slimContract(), lean.plugin, precompress()],
  // 60 kB of schemas that only the server runs; see noSchemas.ts.
  resolve: { alias: { zod: join(import.meta.dirname, "../../tools/vite/noSchemas.ts") } },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: path === "/ws" }])) },
  build: {
    target: "es2022",
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    modulePreload: lean.modulePreload,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: definitions, sideEffects: false }] },
      output: {
        codeSplitting: { groups },
        // The first script names every other file, and hashes do not compress: this is the shortest that the bundler takes.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
});
