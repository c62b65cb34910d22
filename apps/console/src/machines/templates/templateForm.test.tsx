import { act } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { TemplateFormPage } from "./TemplateFormPage.tsx";

const template = (templateId: string, templateName: string) => ({
  templateId,
  templateName,
  machineType: "drink",
  machineModel: "",
  cabinet: "main",
  remark: "",
  layers: 1,
  perLayer: 2,
  lanes: [],
  version: 1,
});
let go: NavigateFunction;

/** The page in its tab, whose address turns. */
function Tab() {
  go = useNavigate();
  return <TemplateFormPage />;
}
const turnTo = async (address: string) => {
  await act(async () => void go(address));
  await settled();
};
const filled = () => [...document.querySelectorAll("input")].map(({ value }) => value);

afterEach(closePage);

describe("the form of a template", () => {
  it("TEMPLATE-03 holds the template that its address names, also when that turns to another one", async () => {
    await showPart(<Tab />, ["templates", "lanes", "laneChanges", "machines"], {
      answers: { "templates/1": template("1", "一号"), "templates/2": template("2", "二号") },
    });
    await turnTo("/?id=1");
    expect(filled()).toContain("一号");
    await turnTo("/?id=2");
    expect(filled()).toContain("二号");
    expect(filled()).not.toContain("一号");
  });
});
