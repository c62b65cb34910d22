import { layersOf } from "../suites/layers.ts";

layersOf("insight", "support");
