interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly text: string; readonly image?: string | null }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, side by side; more than fit are pushed with a finger. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <div className="tabs" role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab.value} type="button" aria-pressed={tab.value === value} onClick={() => onChange(tab.value)}>
          {tab.image == null ? null : <img src={tab.image} alt="" width={20} height={20} loading="lazy" />}
          {tab.text}
        </button>
      ))}
    </div>
  );
}
