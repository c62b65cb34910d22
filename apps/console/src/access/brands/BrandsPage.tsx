import { PlusOutlined } from "@ant-design/icons";
import { brands } from "@yunshou/contract/access/brands";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Button, Empty, Skeleton } from "antd";
import { Suspense, useState } from "react";
import { lazily } from "../../platform/lazily.ts";
import { EmptyState, useCall, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Brand } from "./BrandForm.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import "./brands.css";

const BrandForm = lazily(async () => ({ default: (await import("./BrandForm.tsx")).BrandForm }));

/** 设置: name, logo and colours of the login pages by host and path (SYS-04, LOGIN-38). */
export function BrandsPage() {
  const t = usePhrases("brands");
  const words = t.brands;
  const { data, error, reload } = useCall(brands.list, {});
  const remove = useWrite(brands.remove);
  const { askDelete } = useConfirm();
  const [edited, edit] = useState<Brand | "new">();
  if (error !== null)
    return (
      <section className="kit-card">
        <EmptyState error={error} onRetry={() => void reload()} />
      </section>
    );
  return (
    <section className="kit-card brands">
      <header className="kit-toolbar">
        <h2>{words.title}</h2>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => edit("new")}>
          {words.add}
        </Button>
      </header>
      <p className="brands-hint">{words.hint}</p>
      {data === undefined ? (
        <Skeleton active />
      ) : data.rows.length === 0 ? (
        <Empty description={words.empty} />
      ) : (
        <ul className="brands-list">
          {data.rows.map((brand) => (
            <li key={brand.brandId}>
              <BrandPreview look={brand} />
              <b>{brand.host === "" ? words.everyHost : brand.host}</b>
              <span>
                {brand.path === "" ? words.everyPath : brand.path}
                {brand.startLanguage !== null && (
                  <>
                    {" "}
                    · <span lang={brand.startLanguage}>{languageNames[brand.startLanguage]}</span>
                  </>
                )}
                {brand.asksAgreement ? ` · ${words.fields.asksAgreement}` : ""}
              </span>
              <div>
                <Button type="link" size="small" onClick={() => edit(brand)}>
                  {t.common.action.edit}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  onClick={() =>
                    askDelete(
                      `${brand.host === "" ? words.everyHost : brand.host}${brand.path}`,
                      () => remove.run({ brandId: brand.brandId }),
                      words.removeAsk,
                    )
                  }
                >
                  {t.common.action.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <Suspense fallback={null}>
          <BrandForm edited={edited} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
