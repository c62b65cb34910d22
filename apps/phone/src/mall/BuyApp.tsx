import { Failed, Frame, Toasts, Waiting } from "../platform/kit/index.ts";
import { NoPage } from "../platform/NoPage.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useRoute } from "../platform/router.ts";
import { useQuestion } from "../platform/useAnswer.ts";
import { MachineShelf } from "./MachineShelf.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { OrdersPage } from "./OrdersPage.tsx";
import { machineQuestion } from "./questions.ts";
import { useAccountBasket } from "./useAccountBasket.ts";
import "./shop.css";

/** Somebody else stands in front of the machine too, and its stock and its network change. */
const everyMs = 10_000;

/** A machine whose code somebody scanned: what is in it, to be paid on the phone. */
export function BuyApp({ machineNo }: { readonly machineNo: string }) {
  const t = usePhrases("phone");
  const { data, failure, reload } = useQuestion(machineQuestion(machineNo), everyMs);
  const base = `/m/buy/${encodeURIComponent(machineNo)}`;
  const { path } = useRoute(base);
  if (data === undefined)
    return (
      <Frame title={t.phone.brand}>
        {failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />}
      </Frame>
    );
  const [page = "", orderNo] = path.split("/");
  return (
    <>
      <KnownLogin shopNo={data.shopNo} />
      {page === "order" && orderNo !== undefined ? (
        <OrderPage shop={data} base={base} orderNo={orderNo} machineNo={data.machineNo} />
      ) : path === "orders" ? (
        <OrdersPage shop={data} base={base} />
      ) : path === "" ? (
        <MachineShelf machine={data} base={base} reload={reload} />
      ) : (
        <NoPage />
      )}
      <Toasts />
    </>
  );
}

/** Forgets a login that is over: the server would refuse every order under it. */
function KnownLogin({ shopNo }: { readonly shopNo: string }) {
  useAccountBasket(shopNo);
  return null;
}
