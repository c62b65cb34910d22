import { layersOf } from "../suites/layers.ts";

layersOf("mall", "marketing");
