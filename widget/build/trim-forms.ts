import type { Plugin } from "vite";

/**
 * What react-hook-form keeps for forms unlike ours: its own rules (ours are zod schemas), lists of fields, fields that
 * come and go, resetting. They are parts of one function, where no bundler can leave them out by itself. One that were
 * called after all would throw its name.
 */
const UNUSED = [
  "validateField",
  "executeBuiltInValidation",
  "validateForm",
  "_setFieldArray",
  "setValues",
  "resetField",
  "_reset",
  "resetDefaultValues",
  "getFieldState",
  "unregister",
  "clearErrors",
];

/** What it works out again and again and none of our forms asks for, with what it shall answer instead. */
const UNASKED: Record<string, string> = {
  updateTouchAndDirty: "{}",
  _updateDirtyFields: "undefined",
  getDirtyFields: "{}",
  // Only decides whether to render again.
  deepEqual: "false",
  isStaleArrayField: "false",
  isPastArrayEnd: "false",
  hasPromiseValidation: "false",
  _disableForm: "undefined",
};

/** How the resolver tells a schema of zod 3, which needs code of its own: ours are all zod 4. */
const ZOD_3 = '"_def"in';

/** Leaves them out of the bundle: 5 KB less to load. */
export function trimForms(): Plugin {
  return {
    name: "trim-forms",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/@hookform/resolvers/zod/")) return { code: code.replace(ZOD_3, `!1&&${ZOD_3}`), map: null };
      if (!id.includes("/react-hook-form/dist/index.esm")) return null;
      const used = UNUSED.reduce(
        (rest, name) => replace(rest, name, `{ throw new Error("react-hook-form: ${name} is left out"); }`),
        code,
      );
      const asked = Object.entries(UNASKED).reduce(
        (rest, [name, answer]) => replace(rest, name, `{ return ${answer}; }`),
        used,
      );
      return { code: asked, map: null };
    },
  };
}

function replace(code: string, name: string, body: string): string {
  const head = `(?:const|var) ${name} = [^\\n]*\\{|function ${name}\\([^\\n]*\\{`;
  const whole = new RegExp(`^( *)(?:${head})\\n[^]*?\\n\\1\\};?\\n`, "m");
  if (!whole.test(code))
    throw new Error(`react-hook-form has no ${name} as it had: look at widget/build/trim-forms.ts`);
  return code.replace(whole, `function ${name}() ${body}\n`);
}
