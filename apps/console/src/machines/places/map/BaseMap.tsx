import type { MapBase } from "@yunshou/domain";
import { useEffect, useState } from "react";
import { basePictures } from "./baseMap.ts";
import type { View } from "./view.ts";

/** A map that is being moved fetches nothing until it rests; what is there stays where it lies. */
const restMs = 250;

/** Streets of a provider over the provinces and under the marks; where none arrive, the provinces stay. */
export function BaseMap({
  view,
  base,
  pixels,
}: {
  readonly view: View;
  readonly base: MapBase;
  readonly pixels: number;
}) {
  const [rested, rest] = useState(view);
  useEffect(() => {
    const timer = setTimeout(() => rest(view), restMs);
    return () => clearTimeout(timer);
  }, [view]);
  return (
    <g aria-hidden="true" className="place-map-base">
      {basePictures(rested, pixels, base).map(({ href, ...place }) => (
        <image key={href} href={href} {...place} preserveAspectRatio="none" />
      ))}
    </g>
  );
}
