import { layersOf } from "../suites/layers.ts";

layersOf("merchants", "pharmacy", "system");
