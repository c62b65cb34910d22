import { layersOf } from "../suites/layers.ts";

layersOf("goods", "machines");
