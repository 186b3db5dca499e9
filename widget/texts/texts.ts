import { createContext, useContext } from "react";
import { en, type Texts } from "./en.ts";

/** The texts in use. `locale` will choose among files; today there is English. */
export const TextsContext = createContext<Texts>(en);
export const useTexts = () => useContext(TextsContext);
