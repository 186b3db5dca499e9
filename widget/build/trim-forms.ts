import type { Plugin } from "vite";
import { type Trimming, trim } from "./trim.ts";

/**
 * What react-hook-form keeps for forms unlike ours: those of `useZodForm`, and the site's for a partner key. They are
 * checked by a zod schema at submit and from then on at each change, of texts, one-choice selects, radios and
 * checkboxes with plain names.
 */
const FORMS: Trimming = {
  leftOut: [
    "validateField",
    "executeBuiltInValidation",
    "validateForm",
    "_setFieldArray",
    "_getFieldArray",
    "_setErrors",
    "setFieldValues",
    "setValues",
    "resetField",
    "_reset",
    "resetDefaultValues",
    "getFieldState",
    "getErrors",
    "unregister",
    "clearErrors",
    "extractFormValues",
    "updateFieldArrayRootError",
  ],
  instead: {
    // Names without dots, and values without fields of their own.
    get: "(object, name, or) => (isObject(object) && object[name] !== undefined ? object[name] : or)",
    set: "(object, name, value) => { object[name] = value; }",
    unset: "(object, name) => { delete object[name]; }",
    deepEqual: "(one, other) => one === other",
    hasExplicitNullIntermediate: "() => false",
    schemaErrorLookup: "(errors, _fields, name) => ({ error: errors[name], name })",
    // No lists of fields.
    isNameInFieldArray: "() => false",
    isStaleArrayField: "() => false",
    isPastArrayEnd: "() => false",
    getFieldArrayItemNames: "() => []",
    // Nothing but errors, isSubmitted and isSubmitting is asked for.
    _isTracked: "() => false",
    _setValid: "() => {}",
    _updateIsValidating: "() => {}",
    updateTouchAndDirty: "() => ({})",
    _updateDirtyFields: "() => {}",
    getDirtyFields: "() => ({})",
    _hasValuesSubscriber: "() => false",
    shouldSubscribeByName: "() => true",
    // Validation at submit, then at change, without delay.
    getValidationModes: "() => {}",
    skipValidation: "(isBlurEvent, _isTouched, isSubmitted) => !isSubmitted || isBlurEvent",
    hasPromiseValidation: "() => false",
    cancelDelayedError: "() => {}",
    cancelDelayedErrorTree: "() => {}",
    // Inputs of text, selects, radios, checkboxes; values as they are.
    isFileInput: "() => false",
    isMultipleSelect: "() => false",
    // Without `reduce`, of which Prototype.js 1.6 has one of its own.
    getRadioValue:
      "(options) => ({ value: (options || []).find((one) => one.checked && !one.disabled)?.value ?? null })",
    getFieldValueAs: "(value) => value",
    isFunction: "() => false",
    // Fields that stay, in forms that stay.
    _setDisabledField: "() => {}",
    _disableForm: "() => {}",
    _removeUnmounted: "() => {}",
    useResyncOnReconnect: "() => ({ resyncIfNeeded: Boolean, snapshot: Boolean })",
  },
  always: {
    "_options.resolver": "true",
    "_options.shouldFocusError": "true",
    "_options.delayError": "undefined",
    "_options.disabled": "undefined",
    "_options.shouldUnregister": "undefined",
    "_options.validate": "undefined",
    "_options.progressive": "undefined",
    "_options.criteriaMode": "undefined",
    "_options.shouldUseNativeValidation": "undefined",
    "_options.context": "undefined",
    "_options.values": "undefined",
    "_options.errors": "undefined",
    "props.formControl": "undefined",
    "props.validate": "undefined",
    "props.disabled": "undefined",
    "props.errors": "undefined",
    "props.values": "undefined",
    "props.mode": "undefined",
    "props.reValidateMode": "undefined",
    "props.shouldUnregister": "undefined",
    "options.disabled": "undefined",
    "options.shouldUnregister": "undefined",
    "options.shouldDirty": "undefined",
    "options.shouldTouch": "undefined",
    "options.delayError": "undefined",
    "options.shouldSelect": "undefined",
    "field._f.deps": "undefined",
    "field._f.onBlur": "undefined",
    "fieldReference.disabled": "undefined",
    "_names.array.has(name)": "false",
    "_names.array.has(fieldName)": "false",
    "_names.disabled.size": "0",
  },
  // Nobody asks whether the form is ready: to say it would draw each form a second time.
  without: ["updateFormState((data) => ({\n", "control._subjects.state.next({ isReady"],
};

/** How the resolver tells a schema of zod 3, which needs code of its own: ours are all zod 4. */
const ZOD_3 = '"_def"in';

/** Leaves it out of the bundle. */
export function trimForms(): Plugin {
  return {
    name: "trim-forms",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("/@hookform/resolvers/zod/")) return { code: code.replace(ZOD_3, `!1&&${ZOD_3}`), map: null };
      if (!id.includes("/react-hook-form/dist/index.esm")) return null;
      return { code: trim("react-hook-form", code, FORMS), map: null };
    },
  };
}
