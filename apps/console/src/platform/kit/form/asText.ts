import { createContext } from "react";

/** A choice below it is no field: it says what its value is called, which it alone knows. */
export const AsText = createContext(false);
