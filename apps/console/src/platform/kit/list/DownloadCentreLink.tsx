import { Button } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";

const downloadCentrePath = "/xtgl/xzzx";

/** Leads to the download centre; notices stand outside the pages, so they bring how an address is opened. */
export function DownloadCentreLink({ go }: { readonly go: (address: string) => void }) {
  return (
    <Button type="link" size="small" onClick={() => go(downloadCentrePath)}>
      {usePhrases().common.export.open}
    </Button>
  );
}
