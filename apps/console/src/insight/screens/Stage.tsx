import { createContext, type ReactNode, use, useEffect, useState } from "react";

/** The screens are drawn for this size and enlarged or reduced as one block, never stretched. */
export const stageSize = { width: 1920, height: 1080 } as const;

const ScaleContext = createContext(1);

/** How much the stage is enlarged; canvases are drawn that much finer. */
export const useScale = (): number => use(ScaleContext);

const fitting = () => Math.min(window.innerWidth / stageSize.width, window.innerHeight / stageSize.height);

/** Letterboxes its content into the window. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const [scale, setScale] = useState(fitting);
  useEffect(() => {
    const fit = () => setScale(fitting());
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, []);
  const left = (window.innerWidth - stageSize.width * scale) / 2;
  const top = (window.innerHeight - stageSize.height * scale) / 2;
  return (
    <div className="bs-window">
      <main className="bs-stage" style={{ transform: `translate(${left}px, ${top}px) scale(${scale})` }}>
        <ScaleContext value={scale}>{children}</ScaleContext>
      </main>
    </div>
  );
}
