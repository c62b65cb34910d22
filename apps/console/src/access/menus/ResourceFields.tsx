import { functions } from "@yunshou/contract/access/functions";
import {
  checkCode,
  checkMenuPlace,
  checkTarget,
  fieldLimits,
  menuIcons,
  menuKinds,
  type MenuKind,
} from "@yunshou/domain";
import { Button, Form, Input, Radio, Tag } from "antd";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { iconOf } from "../../menuIcons.tsx";
import { choicesOf, NumberField, SearchChoice, useCall, useRefusalText, useRules } from "../../platform/kit/index.ts";
import { useEntryName } from "../../platform/phrases/names.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MenuEntry, rootChoice } from "./entry.ts";
import { NameFields } from "./NameFields.tsx";

/** How every address of a link begins. */
const addressStart = "https://";

/** Fields of a resource. What came with the program keeps its kind, code and page. */
export function ResourceFields({ nodes, entry }: { readonly nodes: readonly MenuEntry[]; readonly entry?: MenuEntry }) {
  const t = usePhrases("dashboard", "menus");
  const { required, rule } = useRules();
  const words = t.menus.fields;
  const refusal = useRefusalText();
  const nameOf = useEntryName();
  const kind = Form.useWatch("kind") as MenuKind | undefined;
  const page = Form.useWatch("page") as string | undefined;
  const isBase = entry?.isBase ?? false;
  const pages = nodes.filter((node) => node.isBase && node.kind === "page" && node.exists);
  const parents = nodes
    .filter((node) => node.kind === "folder")
    .map((node) => ({
      value: node.nodeId,
      label: node.path === "/" ? t.dashboard.pages["/dashboard"] : nameOf(node),
      place: checkMenuPlace(nodes, entry?.nodeId ?? null, node.nodeId),
    }));
  return (
    <>
      <NameFields
        label={words.resourceName}
        required={!isBase}
        placeholder={isBase && entry !== undefined ? nameOf({ path: entry.path, names: {} }) : undefined}
      />
      <Form.Item name="kind" label={words.resourceType}>
        <Radio.Group disabled={entry !== undefined} options={choicesOf(menuKinds, t.menus.kind)} />
      </Form.Item>
      <Form.Item
        name="code"
        label={words.resourceCode}
        required
        rules={isBase ? [] : [rule((text) => checkCode(text, "code"))]}
      >
        <Input disabled={entry !== undefined} maxLength={isBase ? 200 : fieldLimits.codeLength} />
      </Form.Item>
      <Form.Item name="parent" label={words.parent} rules={[required]}>
        <SearchChoice
          options={[
            { value: rootChoice, label: t.menus.topLevel },
            ...parents.map(({ place, ...option }) => ({ ...option, disabled: !place.ok, title: refusal(place) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="sortNo" label={words.sortNo} rules={[required]}>
        <NumberField min={0} max={9_999} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      {kind === "page" && (
        <>
          <Form.Item
            name="page"
            label={words.menuPath}
            rules={[required]}
            extra={isBase ? undefined : t.menus.hint.page}
          >
            <SearchChoice
              disabled={isBase}
              options={pages.map((node) => ({ value: node.path, label: `${nameOf(node)} ${node.path}` }))}
            />
          </Form.Item>
          {!isBase && (
            <Form.Item
              name="query"
              label={words.query}
              extra={t.menus.hint.query}
              rules={[
                rule((text) =>
                  checkTarget(
                    "page",
                    `/x${text.trim() === "" ? "" : `?${text.trim().replace(/^\?/, "")}`}`,
                    new Set(["/x"]),
                  ),
                ),
              ]}
            >
              <Input maxLength={300} />
            </Form.Item>
          )}
        </>
      )}
      {kind === "link" && (
        <Form.Item
          name="address"
          label={words.menuUrl}
          required
          extra={t.menus.hint.link}
          rules={[rule((text) => checkTarget("link", text, new Set()))]}
        >
          <Input maxLength={500} placeholder={addressStart} inputMode="url" />
        </Form.Item>
      )}
      <Form.Item name="icon" label={words.menuIcon} className="kit-wide">
        <Radio.Group
          className="menu-icons"
          optionType="button"
          options={[
            { value: null, label: "–" },
            ...menuIcons.map((icon) => ({
              value: icon,
              label: (
                <span role="img" aria-label={icon}>
                  {iconOf("", icon)}
                </span>
              ),
            })),
          ]}
        />
      </Form.Item>
      <Form.Item name="remark" label={words.remark} className="kit-wide">
        <Input.TextArea rows={2} showCount maxLength={fieldLimits.remarkLength} />
      </Form.Item>
      {kind === "page" && page !== undefined && (
        // Words of its own come late; the fields above must not vanish under somebody's hands for them.
        <Suspense>
          <PageFunctions path={page} />
        </Suspense>
      )}
    </>
  );
}

/** The functions of the page, with those that are switched off. */
function PageFunctions({ path }: { readonly path: string }) {
  const t = usePhrases("functions", "menus");
  const navigate = useNavigate();
  const { data } = useCall(functions.list, { menuPath: path, pageSize: 200 });
  return (
    <Form.Item label={t.menus.functions} className="kit-wide">
      <span className="page-functions">
        {data?.rows.map((row) => (
          <Tag key={row.functionId} variant="filled" color={row.enabled ? "blue" : "default"}>
            {row.enabled ? row.name : `${row.name} · ${t.functions.state.off}`}
          </Tag>
        ))}
        {data?.rows.length === 0 && <span className="menu-hidden">{t.menus.noFunctions}</span>}
        <Button
          type="link"
          size="small"
          onClick={() => void navigate(`/xtgl/zygl/gngl?menuPath=${encodeURIComponent(path)}`)}
        >
          {t.functions.pages["/xtgl/zygl/gngl"]}
        </Button>
      </span>
    </Form.Item>
  );
}
