import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shadowCss } from "../widget/build/shadow-css.ts";

/** Storybook runs the components on React itself, with their styles adopted by the document, see `preview.tsx`. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin(), shadowCss()] });
