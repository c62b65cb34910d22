import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../languages.ts";
import { id, imageRefusals, nothing } from "../shapes.ts";

const image = z.string().regex(/^\/spImg\/[\w./-]{1,200}$/, "image");

/** The title by language; where one is missing, `title` stands. */
const titles = z.partialRecord(z.enum(languages), z.string().trim().min(1).max(60));

/** How a login page looks: what it is called, its pictures, its footer and its first language (LOGIN-38). */
export const brandLook = z.object({
  title: z.string().trim().min(1).max(60),
  titles,
  subtitle: z.string().trim().max(120),
  logo: image.nullable(),
  /** A colour such as #0a2247, or a picture. */
  background: z.union([z.string().regex(/^#[0-9a-f]{6}$/, "colour"), image]).nullable(),
  footer: z.string().trim().max(200),
  startLanguage: z.enum(languages).nullable(),
});

/** The look of one login path of the host that was asked; an empty path stands for every path. */
export const shownBrand = brandLook.extend({ path: z.string() });

const brand = brandLook.extend({
  /** Empty for every host. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[a-z0-9.:-]*$/, "host"),
  /** Empty for every login page of the host. */
  path: z
    .string()
    .trim()
    .max(31)
    .regex(/^(?:\/\w+)?$/, "path"),
  /** After a login here the agreements of the platform are asked for (AGREE-01). */
  asksAgreement: z.boolean(),
});

/** Brand records of the login pages, which the platform alone changes (SYS-04, LOGIN-38). */
export const brands = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/access/brands",
    access: "access.brand.write",
    summary: "Every brand record.",
    input: z.object({}),
    output: z.object({ rows: z.array(brand.extend({ brandId: id })) }),
  }),
  save: endpoint({
    method: "PUT",
    path: "/api/v1/access/brands",
    access: "access.brand.write",
    summary: "Sets the look of one host and path, replacing what was there.",
    input: brand.extend({ titles: titles.default({}) }),
    output: z.object({ brandId: id }),
    refusals: ["access.noPermission", "record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/brands/:brandId",
    access: "access.brand.write",
    summary: "Returns one host and path to the look of the product.",
    input: z.object({ brandId: id }),
    output: nothing,
    refusals: ["record.unknown", "access.noPermission"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const brandLogos = {
  upload: endpoint({
    method: "POST",
    path: "/api/v1/access/brands/logos",
    access: "access.brand.write",
    // A picture that no record shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a picture for a brand: PNG or JPEG, at most 2 MB (SYS-10, SYS-11).",
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
