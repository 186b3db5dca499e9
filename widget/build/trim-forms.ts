import type { Plugin } from "vite";

/**
 * What react-hook-form keeps for forms unlike ours: its own rules (ours are zod schemas), lists of fields, and
 * resetting. They are parts of one function, where no bundler can leave them out by itself.
 */
const UNUSED = [
  "validateField",
  "executeBuiltInValidation",
  "validateForm",
  "_setFieldArray",
  "setValues",
  "resetField",
  "_reset",
];

/** How the resolver tells a schema of zod 3, which needs code of its own: ours are all zod 4. */
const ZOD_3 = '"_def"in';

/** Leaves them out of the bundle: 4 KB less to load. One that were needed after all would throw its name. */
export function trimForms(): Plugin {
  return {
    name: "trim-forms",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/@hookform/resolvers/zod/")) return { code: code.replace(ZOD_3, `!1&&${ZOD_3}`), map: null };
      if (!id.includes("/react-hook-form/dist/index.esm")) return null;
      return { code: UNUSED.reduce(trim, code), map: null };
    },
  };
}

function trim(code: string, name: string): string {
  const whole = new RegExp(`^( *)(const|var) ${name} = [^\\n]*\\{\\n[^]*?\\n\\1\\};\\n`, "m");
  if (!whole.test(code))
    throw new Error(`react-hook-form has no ${name} as it had: look at widget/build/trim-forms.ts`);
  const left = `function ${name}() { throw new Error("react-hook-form: ${name} is left out"); }\n`;
  return code.replace(whole, left);
}
