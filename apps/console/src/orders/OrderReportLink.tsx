import { Link } from "react-router";
import { useRefusedWithout } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../platform/usePages.ts";

const customersPath = "/shkf/khfk";

/** Leads to the form for what a customer says of this order, so that nobody types its number again (TICKET-01). */
export function OrderReportLink({ orderNo }: { readonly orderNo: string }) {
  const t = usePhrases("support");
  const opens = useCanOpen()(customersPath);
  const refused = useRefusedWithout("support.customer.write");
  if (!opens || refused !== undefined) return null;
  return <Link to={`${customersPath}?record=${orderNo}`}>{t.support.action.recordCustomer}</Link>;
}
