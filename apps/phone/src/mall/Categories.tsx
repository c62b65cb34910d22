import type { OutputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { Tabs } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";

interface CategoriesProps {
  readonly all: OutputOf<typeof shopFronts.products>["categories"];
  /** The name of the chosen one; empty for everything. */
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** By what the shelf is looked through: the categories of the top, and those below the chosen one. */
export function Categories({ all, value, onChange }: CategoriesProps) {
  const t = usePhrases("shopFront");
  const top = all.filter(({ parentName }) => parentName === null);
  if (all.length < 2) return null;
  const chosen = all.find(({ categoryName }) => categoryName === value);
  const head = chosen?.parentName ?? value;
  const below = all.filter(({ parentName }) => parentName === head && head !== "");
  const tabOf = ({ categoryName, icon }: (typeof all)[number]) => ({
    value: categoryName,
    text: categoryName,
    image: icon === null ? null : `/spImg/${icon}`,
  });
  const everything = (of: string) => ({ value: of, text: t.shopFront.everything });
  return (
    <>
      <Tabs
        label={t.shopFront.categories}
        value={head}
        tabs={[everything(""), ...top.map(tabOf)]}
        onChange={onChange}
      />
      {below.length === 0 ? null : (
        <Tabs label={head} value={value} tabs={[everything(head), ...below.map(tabOf)]} onChange={onChange} />
      )}
    </>
  );
}
