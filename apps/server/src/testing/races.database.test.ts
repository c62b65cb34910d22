import { users } from "@yunshou/contract/access/users";
import { machines } from "@yunshou/contract/machines/machines";
import { teams } from "@yunshou/contract/machines/shares";
import { cards } from "@yunshou/contract/members/cards";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited } from "@yunshou/contract/merchants/onboarding/invited";
import { agreements } from "@yunshou/contract/system/agreements";
import { asSystem, type Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { count, lockSubject } from "../access/people/login.queries.ts";
import { deleteTeam, insertTeam } from "../machines/teams/teams.queries.ts";
import { createMerchant, type CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { setStatus } from "../merchants/tree/merchants.queries.ts";
import { pharmacistOf } from "../pharmacy/pharmacists.queries.ts";
import { storeImage } from "../platform/images/store.ts";
import { publishAgreement } from "../system/agreements/agreements.queries.ts";
import { filledApplication, person } from "./bench/applications.ts";
import { machineForm, rowsOf } from "./bench/machines.ts";
import { meetAtLock } from "./bench/meetAtLock.ts";
import { givenMerchant, givenUser } from "./bench/people.ts";
import { boss, bossId, close, codeOf, open, root, server, top } from "./bench/staff.ts";

// Two changes at the same moment: the first has written and not committed yet when the second begins. PostgreSQL looks at a
// row again when its lock is free, but at nothing else that the same statement reads.

beforeAll(open, 60_000);
afterAll(close);

const meet = <T>(first: (tx: Handle) => Promise<unknown>, second: () => Promise<T>) =>
  meetAtLock(server.database, first, second);
const below = (name: string, parent: CreatedMerchant) => givenMerchant(server, { name, parentId: parent.merchantId });
const idOf = async (text: string, values: readonly unknown[]) =>
  (await rowsOf<{ id: string }>(server, text, values))[0]!.id;

describe("M15 the tree of merchants", () => {
  it("MERCHANT-04 moves with a merchant also what is being added deep below it", async () => {
    const [from, to] = [await below("从", top), await below("到", top)];
    const deep = await below("深", await below("中", from));
    let added: CreatedMerchant | undefined;
    const first = async (tx: Handle) => {
      const created = await createMerchant(tx, { name: "新", kind: "ordinary", parentId: deep.merchantId });
      if (!("ok" in created)) added = created;
    };
    expect(
      await meet(first, () =>
        codeOf(root.try(merchants.move, { merchantId: from.merchantId, parentId: to.merchantId })),
      ),
    ).toBe("H0000");
    const torn =
      "select m.merchant_no as no from merchant m join merchant p on p.id = m.parent_id where m.path <> p.path || m.id or m.merchant_no not like p.merchant_no || '%'";
    expect(await rowsOf(server, torn)).toEqual([]);
    expect(
      await rowsOf(server, "select path @> array[$2::bigint] as below from merchant where id = $1", [
        added?.merchantId,
        to.merchantId,
      ]),
    ).toEqual([{ below: true }]);
  });

  it("MERCHANT-04 lets one of two crossing moves pass and no circle come about", async () => {
    const [one, other] = [await below("甲", top), await below("乙", top)];
    const codes = await Promise.all([
      codeOf(root.try(merchants.move, { merchantId: one.merchantId, parentId: other.merchantId })),
      codeOf(root.try(merchants.move, { merchantId: other.merchantId, parentId: one.merchantId })),
    ]);
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
  });

  it("MERCHANT-19 registers no machine at a merchant that is being removed", async () => {
    const leaving = await below("撤", top);
    const registered = () => codeOf(root.try(machines.register, machineForm(leaving, "RACE9")));
    expect(await meet((tx) => setStatus(tx, leaving.merchantId, "deleted"), registered)).toBe("merchants.unknown");
  });
});

describe("M15 names and what hangs on them", () => {
  const owner = () => ({ topId: top.topId, merchantId: top.merchantId });

  it("MERCHANT-14 answers that a name is taken that somebody else takes at this moment", async () => {
    const { teamId } = await boss.call(teams.add, { merchantId: top.merchantId, teamName: "一队" });
    expect(
      await meet(
        (tx) => insertTeam(tx, owner(), "二队", bossId),
        () => codeOf(boss.try(teams.rename, { teamId, teamName: "二队" })),
      ),
    ).toBe("teams.nameTaken");
  });

  it("MERCHANT-15 adds nobody to a team that is being dissolved", async () => {
    const { teamId } = await boss.call(teams.add, { merchantId: top.merchantId, teamName: "散队" });
    await givenUser(server, top, { account: "lonely", level: "2", roles: ["replenisher"] });
    expect(
      await meet(
        (tx) => deleteTeam(tx, teamId),
        () => codeOf(boss.try(teams.addMember, { teamId, loginName: "lonely" })),
      ),
    ).toBe("teams.unknown");
  });

  it("CARD-01 issues no card of one merchant to a member who is being handed to another", async () => {
    const target = await below("会员去处", top);
    const today = businessDay(new Date(), "Asia/Shanghai");
    const form = (cardNo: string, physicalNo: string) => ({
      merchantId: top.merchantId,
      cardNo,
      physicalNo,
      logicalNo: cardNo,
      cardType: "normal" as const,
      cardExpiry: addDays(today, 300),
      activate: true,
      dailyCountLimit: 0,
      dailyAmountLimitFen: "0",
      machineIds: [],
      holderName: "王会员",
      holderPhone: "13812345678",
    });
    await boss.call(cards.issue, form("RACE1", "000000a1"));
    const moved = (tx: Handle) =>
      tx.query(
        "with gone as (update member set merchant_id = $1 returning id) update card set merchant_id = $1 where member_id in (select id from gone)",
        [target.merchantId],
      );
    expect(await meet(moved, () => codeOf(boss.try(cards.issue, form("RACE2", "000000a2"))))).toBe("H0000");
    expect(
      await rowsOf(
        server,
        "select c.card_no from card c join member m on m.id = c.member_id where m.merchant_id <> c.merchant_id",
      ),
    ).toEqual([]);
  });
});

describe("M15 agreements", () => {
  const agreement = (state: string) =>
    idOf("insert into agreement (name, state, md5, sha256, content) values ('协议', $1, '', '', '') returning id", [
      state,
    ]);

  it("AGREE-12 deletes none that is being accepted", async () => {
    const agreementId = await agreement("stopped");
    const accepted = (tx: Handle) =>
      tx.query("insert into agreement_acceptance (agreement_id, user_id, address) values ($1, $2, '')", [
        agreementId,
        bossId,
      ]);
    expect(await meet(accepted, () => codeOf(root.try(agreements.remove, { agreementId })))).toBe(
      "system.agreementAccepted",
    );
  });

  it("AGREE-12 puts the later of two in force that are published at once", async () => {
    const [one, other] = [await agreement("draft"), await agreement("draft")];
    expect(
      await meet(
        (tx) => publishAgreement(tx, one),
        () => codeOf(root.try(agreements.publish, { agreementId: other })),
      ),
    ).toBe("H0000");
    expect(
      await rowsOf(server, "update agreement set state = 'stopped' where state = 'published' returning id"),
    ).toEqual([{ id: other }]);
  });
});

describe("M15 applications and pharmacists", () => {
  it("MERCHANT-12 changes no application that is being sent to a provider again", async () => {
    const applicationId = await filledApplication(boss, person());
    await rowsOf(
      server,
      "update merchant_application set status = 'approved', created_merchant_id = $2 where id = $1",
      [applicationId, top.merchantId],
    );
    await rowsOf(
      server,
      "insert into merchant_submission (top_id, merchant_id, application_id, channel, provider, provider_name, fee_rate, state, created_by) values ($1, $1, $2, 'wechat', 'p', 'p', 60, 'rejected', $3)",
      [top.merchantId, applicationId, bossId],
    );
    const again = async (tx: Handle) => {
      await tx.query("select 1 from merchant_application where id = $1 for update", [applicationId]);
      await tx.query("update merchant_submission set state = 'queued' where application_id = $1", [applicationId]);
    };
    const step = {
      applicationId,
      step: "store" as const,
      storeName: "别的店",
      province: "上海",
      city: "上海市",
      address: "样例路2号",
    };
    expect(await meet(again, () => codeOf(boss.try(applications.saveStep, step)))).toBe("state.notAllowed");
  });

  it("MERCHANT-07 looks at no more wrong links of one block of addresses at once than one after the other", async () => {
    await rowsOf(server, "insert into login_failure (subject) select 'link:127.0.0' from generate_series(1, 19)");
    const last = async (tx: Handle) => (await lockSubject(tx, "link:127.0.0"), count(tx, "link:127.0.0"));
    expect(
      await meet(last, () => codeOf(boss.try(invited.current, {}, { [applicationTokenHeader]: "x".repeat(43) }))),
    ).toBe("access.tooManyAttempts");
  });

  it("RX-07 looks at the certificate as it is when a pharmacist is locked", async () => {
    const certificate = await idOf(
      "insert into certificate (top_id, merchant_id, kind, cert_no, name, holder_name, status) values ($1, $1, 'pharmacist', 'RACE', '药师证', '王药师', 'approved') returning id",
      [top.merchantId],
    );
    const pharmacist = await idOf(
      "insert into pharmacist (top_id, merchant_id, certificate_id, phone_sealed, phone_index) values ($1, $1, $2, 'x', 'x') returning id",
      [top.merchantId, certificate],
    );
    const edited = async (tx: Handle) => {
      await tx.query("select 1 from pharmacist where id = $1 for update", [pharmacist]);
      await tx.query("update certificate set status = 'pending' where id = $1", [certificate]);
    };
    const locked = () =>
      asSystem(server.database, (tx) => pharmacistOf(tx, { merchants: "all" }, pharmacist, { lock: true }));
    expect((await meet(edited, locked))?.reviewStatus).toBe("pending");
  });
});

describe("M15 limits", () => {
  it("ORDER-17 starts one of two exports that are the same", async () => {
    const asked = () => codeOf(boss.try(users.export, { format: "csv" }));
    expect((await Promise.all([asked(), asked()])).sort((one, other) => one.localeCompare(other))).toEqual([
      "H0000",
      "system.exportRunning",
    ]);
  });

  it("S13 keeps one more unused picture of a merchant when there is room for one", async () => {
    const owner = { topId: top.topId, merchantId: top.merchantId };
    await rowsOf(
      server,
      "insert into image (top_id, merchant_id, name, size_bytes, width, height, uploaded_by) select $1, $1, lpad(to_hex(n), 32, '0') || '.png', 1, 1, 1, $2 from generate_series(1, 99) n",
      [top.merchantId, bossId],
    );
    const store = (tx: Handle) =>
      storeImage(tx, server.context.config.dataDir, owner, bossId, {
        content: Buffer.from("x"),
        extension: "png",
        mediaType: "image/png",
        width: 1,
        height: 1,
        thumbnails: [],
      });
    expect(await meet(store, () => asSystem(server.database, store))).toMatchObject({ code: "image.tooManyUnused" });
  });
});
