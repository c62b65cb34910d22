import { parameterStates, paymentServiceKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/payments/services";
const one = { serviceId: id };
const known = { ...one, version: z.number().int() };

const serviceRow = z.object({
  ...one,
  providerName: z.string(),
  payMethod: z.enum(paymentServiceKinds),
  /** Percent, e.g. "0.60". */
  feeRate: z.string(),
  enabled: z.boolean(),
  /** Parameters that are in use. */
  ready: z.boolean(),
  updatedTime: instant,
  version: z.number().int(),
});

const form = { providerName: z.string().max(500), feeRate: z.string().max(20) };
const formRefusals = ["field.required", "field.tooLong", "merchants.feeRateOutOfRange"] as const;
const lost = ["payments.serviceUnknown", "payments.serviceChanged", "access.noPermission"] as const;

/** Payment services of the platform (FIN-16, FIN-17). */
export const paymentServices = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "payments.service.read",
    summary: "Payment services with their fee rates.",
    input: listInput({ providerName: contains, enabled: z.enum(["enabled", "disabled"]).optional() }, ["updatedTime"]),
    output: listOutput(serviceRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "payments.service.write",
    summary: "Adds a payment service; it takes payments once its parameters are active and it is enabled.",
    input: z.object({ ...form, payMethod: z.enum(paymentServiceKinds) }),
    output: z.object(one),
    refusals: ["access.noPermission", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:serviceId`,
    access: "payments.service.write",
    summary: "Changes name and fee rate of a payment service.",
    input: z.object({ ...known, ...form }),
    output: nothing,
    refusals: [...lost, ...formRefusals],
  }),
  enable: endpoint({
    method: "POST",
    path: `${base}/:serviceId/enable`,
    access: "payments.service.write",
    summary: "Lets machines take payments with it; one service a payment method.",
    input: z.object(known),
    output: nothing,
    refusals: [
      ...lost,
      "payments.serviceWithoutParameters",
      "payments.methodTaken",
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
    ],
  }),
  disable: endpoint({
    method: "POST",
    path: `${base}/:serviceId/disable`,
    access: "payments.service.write",
    summary: "No new payment is made with it; payments and refunds under way go on.",
    input: z.object(known),
    output: nothing,
    refusals: lost,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:serviceId`,
    access: "payments.service.write",
    summary: "Deletes a service that never took a payment.",
    input: z.object(known),
    output: nothing,
    refusals: [...lost, "payments.serviceUsed"],
  }),
};

const parametersRow = z.object({
  parametersId: id,
  ...one,
  providerName: z.string(),
  payMethod: z.enum(paymentServiceKinds),
  payAccountNo: z.string(),
  appId: z.string(),
  /** Masked (FIN-18). */
  payKey: z.string(),
  /** Serials of the provider's keys, which are public. */
  platformSerials: z.array(z.string()),
  interfaceUrl: z.string(),
  /** Alipay: buyers of a shop pay inside the app. */
  paysInApp: z.boolean(),
  parameterState: z.enum(parameterStates),
  enabled: z.boolean(),
  provenTime: instant.nullable(),
  updatedTime: instant,
  version: z.number().int(),
});
const text = z.string().max(120);
const keyText = (length: number) => z.string().max(length).default("");
const parameterForm = {
  payAccountNo: text,
  appId: text,
  interfaceUrl: text,
  certificateSerial: z.string().max(120).default(""),
  apiKey: z.string().max(120).default(""),
  appSecret: z.string().max(120).default(""),
  platformSerial: z.string().max(120).default(""),
  payKey: keyText(2_400),
  platformKey: keyText(3_000),
  certificates: keyText(4_400),
  paysInApp: z.boolean().default(false),
};
const parameterRefusals = [
  "field.required",
  "field.tooLong",
  "payments.merchantNoWrong",
  "payments.appIdWrong",
  "payments.serialWrong",
  "payments.apiKeyWrong",
  "payments.appSecretWrong",
  "payments.keyUnreadable",
  "payments.keyPrivate",
  "payments.keyExpired",
  "payments.keyNotOurs",
  "payments.addressNotAllowed",
  "payments.accountFixed",
] as const;
const version = { parametersId: id, version: z.number().int() };
const lostParameters = [
  "access.noPermission",
  "payments.parametersUnknown",
  "payments.serviceChanged",
  "payments.parametersFixed",
] as const;

/** Keys and addresses of payment services, a row a version; keys are sealed and never shown again (FIN-16 to FIN-18). */
export const paymentParameters = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/payments/parameters",
    access: "payments.parameters.read",
    summary: "Versions of the parameters of payment services, keys masked.",
    input: listInput({ providerName: contains, serviceId: id.optional() }, ["updatedTime"]),
    output: listOutput(parametersRow),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/payments/parameters",
    access: "payments.parameters.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds a version beside the one in use; it is proven and activated before it counts.",
    input: z.object({ ...one, ...parameterForm }),
    output: z.object({ parametersId: id }),
    refusals: ["access.noPermission", "payments.serviceUnknown", "payments.draftExists", ...parameterRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/payments/parameters/:parametersId",
    access: "payments.parameters.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a version that is not in use; empty keys stay as they are.",
    input: z.object({ ...version, ...parameterForm }),
    output: nothing,
    refusals: [...lostParameters, ...parameterRefusals],
  }),
  prove: endpoint({
    method: "POST",
    path: "/api/v1/payments/parameters/:parametersId/prove",
    access: "payments.parameters.write",
    summary: "Asks the provider a signed question with these keys and believes only a signed answer.",
    input: z.object(version),
    output: nothing,
    refusals: [...lostParameters, "payments.probeFailed"],
  }),
  activate: endpoint({
    method: "POST",
    path: "/api/v1/payments/parameters/:parametersId/activate",
    access: "payments.parameters.write",
    summary: "Uses these proven keys from now on; those before are retired.",
    input: z.object(version),
    output: nothing,
    refusals: [...lostParameters, "access.secondFactorShow", "access.secondFactorMustEnrol"],
  }),
};
