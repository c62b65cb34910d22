import { layersOf } from "../suites/layers.ts";

layersOf("access", "stock");
