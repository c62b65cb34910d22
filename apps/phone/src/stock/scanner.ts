/** What browsers that read codes offer; others have none of it. */
interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options?: { readonly formats: readonly string[] }) => Detector;

const formats = ["ean_13", "ean_8", "upc_a", "code_128", "qr_code"];
const pauseMs = 200;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes through a camera; on pages without TLS it has none. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/**
 * Shows the camera and tells every code that comes into sight, until the function that it answers is called.
 *
 * @throws where the person allows no camera or there is none.
 */
export async function scan(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const end = () => camera.getTracks().forEach((track) => track.stop());
  try {
    const Class = detectorClass();
    if (Class === undefined) throw new Error("no detector");
    const detector = new Class({ formats });
    video.srcObject = camera;
    await video.play();
    let asking = false;
    const timer = setInterval(async () => {
      if (asking) return;
      asking = true;
      try {
        const [first] = await detector.detect(video);
        if (first !== undefined && first.rawValue !== "") onCode(first.rawValue);
      } catch {
        // A frame that cannot be read is followed by the next.
      } finally {
        asking = false;
      }
    }, pauseMs);
    return () => {
      clearInterval(timer);
      end();
    };
  } catch (error) {
    end();
    throw error;
  }
}
