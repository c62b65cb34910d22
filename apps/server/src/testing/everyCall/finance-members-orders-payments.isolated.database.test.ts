import { layersOf } from "../suites/layers.ts";

layersOf("finance", "members", "orders", "payments");
