import { entitiesShown, type EntityCall, type EntityRow, type EntityState } from "@yunshou/contract/entities";
import { fill } from "@yunshou/phrases/fill";
import { type RefSelectProps, Select, type SelectProps } from "antd";
import { type Ref, useContext, useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { AsText } from "../form/asText.ts";
import { useCall } from "../queries.ts";
import type { Tone } from "../show/StatusDot.tsx";
import { usePreference } from "../usePreference.ts";
import { pastedNumbers } from "./pasted.ts";
import { type Named, useNamed } from "./useNamed.ts";
import "./entity.css";

interface Shared {
  /** Given by the field of a form. */
  readonly id?: string;
  /** Without it a form takes the field for one that is not shown, and tells a refusal beside it nowhere. */
  readonly ref?: Ref<RefSelectProps>;
  /** What the value is: the id, or the number for lists that filter by numbers. */
  readonly by?: Named;
  /** Leaves out what is out of use, for forms that give it something to do. */
  readonly usable?: boolean;
  /** Ids that are not offered, e.g. because they were chosen before. */
  readonly except?: readonly string[];
  readonly disabled?: boolean;
  readonly allowClear?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly "aria-label"?: string;
  /** More values than this cannot be chosen. */
  readonly maxCount?: number;
}
interface Single extends Shared {
  readonly multiple?: false;
  readonly value?: string | null;
  readonly onChange?: (value: string | undefined, row: EntityRow | undefined) => void;
}
interface Multiple extends Shared {
  readonly multiple: true;
  readonly value?: readonly string[] | null;
  readonly onChange?: (value: string[]) => void;
}
export type EntityFieldProps = Single | Multiple;

interface KindProps {
  /** Under this name the person's recent choices are kept. */
  readonly kind: string;
  readonly call: EntityCall;
  /** What narrows the kind, e.g. to one level of users. */
  readonly narrowedTo?: Readonly<Record<string, unknown>>;
}

const tones: Readonly<Record<EntityState, Tone>> = {
  inUse: "good",
  offline: "warning",
  notActivated: "neutral",
  outOfUse: "bad",
};
const recentKept = 8;

/**
 * A choice among many records, by number, name, pinyin or initials (M9). What the person chose lately comes first, and a paste of
 * many numbers chooses them all and names those that nobody has.
 */
export function EntityField(props: EntityFieldProps & KindProps) {
  const { kind, call, narrowedTo = {}, by = "id", usable = false, except = [], multiple = false } = props;
  const t = usePhrases("entities");
  const [opened, open] = useState(false);
  const [text, type] = useState("");
  const [unknown, miss] = useState<readonly string[]>([]);
  const [recent, remember] = usePreference<readonly string[]>(`recent/${kind}`, [], { enabled: opened });
  const values = typeof props.value === "string" ? [props.value] : (props.value ?? []);
  const question = { ...narrowedTo, usable };
  const named = useNamed(call, by, values);
  const lately = useCall(
    call,
    { ...question, ids: [...recent] },
    { enabled: opened && recent.length > 0, silent: true },
  );
  const found = useCall(call, { ...question, text }, { enabled: opened, silent: true });

  const change = (rows: readonly EntityRow[], kept: readonly string[]) => {
    named.see(rows);
    const chosen = [...new Set([...kept, ...rows.map((row) => row[by])])];
    if (rows.length > 0) remember((kept) => [...new Set([...rows.map(({ id }) => id), ...kept])].slice(0, recentKept));
    if (props.multiple === true) props.onChange?.(chosen.slice(0, props.maxCount));
    else props.onChange?.(chosen.at(-1), rows.at(-1));
  };
  const paste = async (numbers: readonly string[]) => {
    const { rows, missing } = await named.find(numbers, question);
    miss(missing);
    if (rows.length > 0) change(rows, values);
  };

  const shown = (rows: readonly EntityRow[] | undefined) => (rows ?? []).filter(({ id }) => !except.includes(id));
  const first = text === "" && recent.length > 0 ? shown(lately.data?.rows) : [];
  const rest = shown(found.data?.rows).filter(({ id }) => !first.some((row) => row.id === id));
  const optionOf = (row: EntityRow) => ({ value: row[by], label: row.name, row });
  const options: SelectProps["options"] =
    first.length === 0
      ? rest.map(optionOf)
      : [
          { label: t.entities.recent, options: first.map(optionOf) },
          { label: t.entities.others, options: rest.map(optionOf) },
        ];
  const labelled = values.map((value) => ({ value, label: named.labelOf(value) }));
  if (useContext(AsText)) return labelled.map(({ label }) => label).join(", ");

  return (
    <div
      className="kit-entity"
      onPasteCapture={(event) => {
        const numbers = multiple ? pastedNumbers(event.clipboardData.getData("text")) : [];
        if (numbers.length < 2) return;
        event.preventDefault();
        void paste(numbers).catch(() => undefined);
      }}
    >
      <Select
        {...(props.id === undefined ? {} : { id: props.id })}
        {...(props.ref === undefined ? {} : { ref: props.ref })}
        {...(multiple ? { mode: "multiple" as const, maxTagCount: 40 } : {})}
        {...(props.maxCount === undefined || !multiple ? {} : { maxCount: props.maxCount })}
        aria-label={props["aria-label"]}
        autoFocus={props.autoFocus ?? false}
        disabled={props.disabled ?? false}
        allowClear={props.allowClear ?? multiple}
        placeholder={props.placeholder ?? (multiple ? t.entities.hintMany : t.entities.hint)}
        labelInValue
        value={multiple ? labelled : (labelled[0] ?? null)}
        options={options}
        optionRender={({ data }) => <EntityOption row={(data as { row: EntityRow }).row} />}
        showSearch={{ filterOption: false, onSearch: type }}
        onOpenChange={open}
        loading={found.loading}
        popupMatchSelectWidth={320}
        popupRender={(menu) => (
          <>
            {menu}
            {found.data?.rows.length === entitiesShown && (
              <div className="kit-soft kit-entity-more">{fill(t.entities.more, { n: entitiesShown })}</div>
            )}
          </>
        )}
        notFoundContent={
          found.error !== null
            ? t.common.list.loadFailed
            : found.data === undefined || found.isPrevious
              ? null
              : text === ""
                ? t.common.list.empty
                : fill(t.entities.noMatch, { text })
        }
        onChange={(chosen, picked) => {
          miss([]);
          type("");
          const rows = [picked]
            .flat()
            .flatMap((one) => (one !== undefined && "row" in one ? [one.row as EntityRow] : []));
          const given = [chosen].flat().flatMap((one) => (one ? [String(one.value)] : []));
          change(
            rows.filter((row) => !values.includes(row[by])),
            multiple ? given.filter((value) => values.includes(value)) : [],
          );
        }}
      />
      {unknown.length > 0 && (
        <div className="kit-entity-unknown" role="status">
          {fill(t.entities.unknown, { numbers: unknown.join(", ") })}
        </div>
      )}
    </div>
  );
}

/** A record in the list of a choice: what it is called, and its state where that is not the ordinary one. */
function EntityOption({ row }: { readonly row: EntityRow }) {
  const t = usePhrases("entities");
  const state = t.entities.state[row.state];
  return (
    <span className="kit-entity-option">
      <i className={`kit-dot kit-dot-${tones[row.state]}`} title={state} aria-hidden="true" />
      <span className="kit-entity-name">{row.name}</span>
      <span className="kit-soft">
        {[row.number === row.name ? "" : row.number, row.detail, row.state === "inUse" ? "" : state]
          .filter((part) => part !== "")
          .join(" · ")}
      </span>
    </span>
  );
}
