import type { RowOf } from "@yunshou/contract";
import { bannerPictures, banners } from "@yunshou/contract/mall/banners";
import { bannerLimits, type BannerLink, bannerLinks, checkBannerImage, checkSortNo } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  Choice,
  FormDrawer,
  ImageUpload,
  NumberField,
  ProductField,
  ruleOf,
  today,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Banner = RowOf<typeof banners.list>;

interface Values {
  readonly bannerTitle: string;
  readonly bannerImage: string | null;
  readonly bannerLink: BannerLink;
  readonly productId?: string | null;
  readonly category?: string;
  readonly sortNo: number | null;
  readonly days: readonly [Dayjs, Dayjs];
}

interface BannerFormProps {
  readonly editing: Banner | "new" | undefined;
  readonly onClose: () => void;
}

const dayOf = (at: Dayjs) => at.format("YYYY-MM-DD");

/** Adds a banner, or changes its picture, link, order and days (FORM-02, MSG-26, MSG-40). */
export function BannerForm({ editing, onClose }: BannerFormProps) {
  const t = usePhrases("banners");
  const words = t.banners;
  const { fields } = words;
  const { filled, required } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(banners.create);
  const update = useWrite(banners.update);
  const banner = editing === "new" ? undefined : editing;
  const save = ({ days: [from, to], productId, category, sortNo, ...values }: Values) => {
    const input = {
      ...values,
      productId: productId ?? null,
      category: category ?? "",
      sortNo: sortNo ?? -1,
      showFrom: dayOf(from),
      showTo: dayOf(to),
    };
    return banner === undefined ? create.run(input) : update.run({ ...input, bannerId: banner.bannerId });
  };
  const initial: Values =
    banner === undefined
      ? {
          bannerTitle: "",
          bannerImage: null,
          bannerLink: "none",
          sortNo: 10,
          days: [dayjs(today()), dayjs(today()).add(29, "day")],
        }
      : { ...banner, days: [dayjs(banner.showFrom), dayjs(banner.showTo)] };
  return (
    <FormDrawer<Values>
      key={banner?.bannerId ?? "new"}
      title={banner === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={banner === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="bannerTitle" label={fields.bannerTitle} rules={[filled]} className="kit-wide">
        <Input maxLength={bannerLimits.titleLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="bannerImage"
        label={fields.bannerImage}
        className="kit-wide"
        required
        rules={[ruleOf((name?: string | null) => refusal(checkBannerImage(name ?? null)))]}
      >
        <ImageUpload endpoint={bannerPictures.upload} />
      </Form.Item>
      <Form.Item name="days" label={fields.showFrom} rules={[required]}>
        <DatePicker.RangePicker style={{ width: "100%" }} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="sortNo"
        label={t.common.fields.sortNo}
        required
        rules={[ruleOf((sortNo: number | null) => refusal(checkSortNo(sortNo ?? -1)))]}
      >
        <NumberField precision={0} min={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="bannerLink" label={fields.bannerLink} rules={[required]}>
        <Choice values={bannerLinks} words={words.links} />
      </Form.Item>
      <Form.Item noStyle dependencies={["bannerLink"]}>
        {({ getFieldValue }) => {
          const link = getFieldValue("bannerLink") as BannerLink;
          if (link === "none") return null;
          return link === "product" ? (
            <Form.Item name="productId" label={fields.productId} rules={[required]}>
              <ProductField />
            </Form.Item>
          ) : (
            <Form.Item name="category" label={fields.category} rules={[filled]}>
              <Input maxLength={100} autoComplete="off" />
            </Form.Item>
          );
        }}
      </Form.Item>
    </FormDrawer>
  );
}
