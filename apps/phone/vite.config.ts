import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { phraseRooms } from "../../tools/vite/phraseRooms.ts";
import { precompress } from "../../tools/vite/precompress.ts";
import { roomsOf } from "./src/platform/phrases/roomsOf.ts";
import { slimContract } from "../../tools/vite/slimContract.ts";

const server = process.env["API_ADDRESS"] ?? "http://127.0.0.1:8080";

/** The rooms of words that phones read; every other word of the product stays away from them. */
const only = [...new Set(Object.values(roomsOf).flat())];

/** The pages for phones, which the server shows below `/m`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/m/",
  plugins: [react(), phraseRooms({ only }), slimContract(), precompress()],
  // As in the console: schemas run on the server.
  resolve: { alias: { zod: join(import.meta.dirname, "../../tools/vite/noSchemas.ts") } },
  server: { port: 5174, proxy: { "/api": { target: server }, "/spImg": { target: server } } },
  build: {
    target: "es2022",
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: "assets/[name]-[hash:7].js" } },
  },
});
