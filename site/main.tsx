import { createRoot } from "react-dom/client";
import { defineRepairAssist } from "../widget/element.ts";
import { App } from "./App.tsx";
import "./theme/fonts.css";
import "./theme/tokens.css.ts";
import "./theme/global.css.ts";

defineRepairAssist();
createRoot(document.getElementById("site")!).render(<App />);
