import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { entryPages } from "../../tools/vite/entryPages.ts";
import { phraseRooms } from "../../tools/vite/phraseRooms.ts";
import { precompress } from "../../tools/vite/precompress.ts";
import { roomsOf } from "./src/platform/phrases/roomsOf.ts";
import { slimContract } from "../../tools/vite/slimContract.ts";

const server = process.env["API_ADDRESS"] ?? "http://127.0.0.1:8080";

/** The rooms of words that phones read; every other word of the product stays away from them. */
const only = [...new Set(Object.values(roomsOf).flat())];

/** What each entry opens (`open.tsx`); the server knows them by these names (`statics.ts`). */
const entries = {
  shop: ["src/open.tsx", "src/mall/ShopApp.tsx"],
  buy: ["src/open.tsx", "src/mall/BuyApp.tsx"],
  round: ["src/open.tsx", "src/stock/RoundApp.tsx"],
};

/**
 * Few files, because many a network takes six at once. What asks the server is small and comes first; React and the kit, which
 * draw, are fetched meanwhile.
 */
const groups = [
  {
    name: "asking",
    test: /src\/(?:mall\/questions|platform\/(?:ahead|entry|stored|api\/|phrases\/language))|preload-helper|contract\/src\/languages/,
    priority: 3,
  },
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  {
    name: "kit",
    test: /src\/(?:open|platform\/(?:kit\/|NoPage|router|use|figures|images|phrases\/phrases)).*\.tsx?$|phrases\/src\/fill/,
    priority: 1,
  },
];

/** The pages for phones, which the server shows below `/m`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/m/",
  plugins: [react(), phraseRooms({ only }), slimContract(), entryPages({ entries }), precompress()],
  // As in the console: schemas run on the server.
  resolve: { alias: { zod: join(import.meta.dirname, "../../tools/vite/noSchemas.ts") } },
  server: { port: 5174, proxy: { "/api": { target: server }, "/spImg": { target: server } } },
  build: {
    target: "es2022",
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: "assets/[name]-[hash:7].js" } },
  },
});
