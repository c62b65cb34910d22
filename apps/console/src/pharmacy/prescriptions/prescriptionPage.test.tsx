import { act } from "react";
import { useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { PrescriptionPage } from "./PrescriptionPage.tsx";
// The page fetches it when it is first opened, which takes its time on a slow processor.
import "./DecisionForm.tsx";

const prescription = (rxNo: string) => ({
  rxNo,
  rxStatus: "unreviewed",
  rxMark: null,
  patientName: "王芳",
  patientPhone: "13800000000",
  diagnosis: "感冒",
  doctorName: "李医生",
  doctorTitle: "",
  hospital: "一院",
  rxTime: "2026-11-29",
  validTo: "2026-12-01",
  uploadTime: "2026-11-29T01:00:00Z",
  machineNo: "M1",
  machineName: "M1",
  pharmacistName: "",
  reviewTime: null,
  reviewRemark: "",
  orderNo: null,
  medicineName: "阿莫西林",
  productCode: "P1",
  quantity: 1,
  imageIds: [],
  conflicts: [],
  reviewRefused: null,
});

function Ways() {
  const navigate = useNavigate();
  return ["7", "8"].map((rxNo) => (
    <button key={rxNo} id={`to${rxNo}`} type="button" onClick={() => void navigate(`?rxNo=${rxNo}`)} />
  ));
}

const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click());
  await settled();
};
const way = (rxNo: string) => document.querySelector<HTMLElement>(`#to${rxNo}`);
const asked = () =>
  document.querySelector(".ant-modal-wrap:not([style*='display: none']) .kit-about")?.textContent ?? "";

afterEach(closePage);

it("RX-03 asks for no decision over the prescription that a link brings", async () => {
  await showPart(
    <>
      <Ways />
      <PrescriptionPage />
    </>,
    ["prescriptions", "medicineConflicts", "pharmacists"],
    { answers: { "prescriptions/7": prescription("7"), "prescriptions/8": prescription("8") } },
  );
  await press(way("7"));
  await press(document.querySelector<HTMLElement>(".kit-document-actions .ant-btn-primary"));
  expect(asked()).toBe("7");
  await press(way("8"));
  expect(document.querySelector("h2")?.textContent).toContain("8");
  expect(asked()).toBe("");
});
