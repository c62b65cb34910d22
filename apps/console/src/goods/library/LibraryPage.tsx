import { library } from "@yunshou/contract/goods/library";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ListPage,
  TextFilter,
  useCan,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../goods.css";
import { useLibraryColumns } from "./libraryColumns.tsx";
import type { LibraryEditing } from "./LibraryForm.tsx";
import { LibraryValueSelect } from "./LibraryValueSelect.tsx";
import type { Taking } from "./TakeForm.tsx";

const LibraryForm = whenOpened(
  async () => (await import("./LibraryForm.tsx")).LibraryForm,
  ({ editing }) => editing !== undefined,
);
const LibraryDrawer = whenOpened(
  async () => (await import("./LibraryDrawer.tsx")).LibraryDrawer,
  ({ libraryId }) => libraryId !== null,
);
const TakeForm = whenOpened(
  async () => (await import("./TakeForm.tsx")).TakeForm,
  ({ taking }) => taking !== undefined,
);

/** 平台商品库: official products, which merchants take into their own and the platform maintains (PRODUCT-02, PRODUCT-03). The open one lives in the URL. */
export function LibraryPage() {
  const words = usePhrases("library").library;
  const list = useList(library.list, { initial: {} });
  const opened = useOpened();
  const { open } = opened;
  const maintains = useCan("goods.library.write");
  const notTaking = useRefusedWithout("goods.product.write");
  const [editing, edit] = useState<LibraryEditing | undefined>();
  const [taking, take] = useState<Taking | undefined>();
  const takeThese = (libraryIds: readonly string[], about: string) => take({ kind: "products", libraryIds, about });
  const columns = useLibraryColumns({ open, edit: (libraryId) => edit({ libraryId }), take: takeThese });
  return (
    <>
      <ListPage
        name="library"
        title={words.pages["/spgl/ptspk"]}
        list={list}
        rowKey="libraryId"
        columns={columns}
        detail={{
          by: "libraryId",
          opened,
          drawer: <LibraryDrawer libraryId={opened.key} onClose={() => open(null)} />,
        }}
        filters={[
          {
            name: "productName",
            label: words.fields.productName,
            control: <TextFilter placeholder={words.search} />,
          },
          { name: "brandId", label: words.fields.brand, control: <LibraryValueSelect kind="brand" /> },
          { name: "categoryId", label: words.fields.category, control: <LibraryValueSelect kind="category" /> },
          { name: "barcode", label: words.fields.barcode, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            {maintains && (
              <AddButton refused={undefined} onClick={() => edit({})}>
                {words.add}
              </AddButton>
            )}
            <Button disabled={notTaking !== undefined} title={notTaking} onClick={() => take({ kind: "brand" })}>
              {words.takeBrand}
            </Button>
          </>
        }
        {...(notTaking === undefined
          ? {
              batch: (keys: readonly React.Key[]) => (
                <Button
                  size="small"
                  type="primary"
                  onClick={() => takeThese(keys.map(String), fill(words.takeAsk, { n: keys.length }))}
                >
                  {words.takeSelected}
                </Button>
              ),
            }
          : {})}
      />
      <LibraryForm editing={editing} onClose={() => edit(undefined)} />
      <TakeForm taking={taking} onClose={() => take(undefined)} onTaken={() => list.select([])} />
    </>
  );
}
