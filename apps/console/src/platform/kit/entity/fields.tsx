import { userSearch } from "@yunshou/contract/access/userSearch";
import { productSearch } from "@yunshou/contract/goods/productSearch";
import { machineSearch } from "@yunshou/contract/machines/machineSearch";
import { pickupPointSearch } from "@yunshou/contract/mall/pickupPointSearch";
import { cardSearch } from "@yunshou/contract/members/cardSearch";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import type { InputOf } from "@yunshou/contract";
import { EntityField, type EntityFieldProps } from "./EntityField.tsx";

type Narrowed<Call, Name extends keyof InputOf<Call>> = EntityFieldProps & {
  readonly narrowedTo?: Pick<InputOf<Call>, Name>;
};

/** Chooses machines of the person's scope. */
export const MachineField = (props: EntityFieldProps) => (
  <EntityField {...props} kind="machine" call={machineSearch.machines} />
);

/** Chooses points. */
export const PointField = (props: EntityFieldProps) => (
  <EntityField {...props} kind="point" call={machineSearch.points} />
);

/** Chooses pickup points of the mall. */
export const PickupPointField = (props: EntityFieldProps) => (
  <EntityField {...props} kind="pickupPoint" call={pickupPointSearch.points} />
);

/** Chooses merchants: the person's own and those below it. */
export const MerchantField = (
  props: Narrowed<(typeof merchantSearch)["merchants"], "medicine" | "feature" | "treeOf">,
) => <EntityField {...props} kind="merchant" call={merchantSearch.merchants} />;

/** Chooses products, of every merchant in scope or of the tree of one machine. */
export const ProductField = (props: Narrowed<(typeof productSearch)["products"], "machineId">) => (
  <EntityField {...props} kind="product" call={productSearch.products} />
);

/** Chooses people who log in. */
export const PersonField = (props: Narrowed<(typeof userSearch)["users"], "level">) => (
  <EntityField {...props} kind="person" call={userSearch.users} />
);

/** Chooses cards of members, by any of their numbers. */
export const CardField = (props: EntityFieldProps) => <EntityField {...props} kind="card" call={cardSearch.cards} />;
