import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * A form whose rules are a schema's: checked at submit, and from then on at each change; the first wrong field gets the
 * focus. Every form of the widget is made here, since the build leaves out what of react-hook-form no such form needs.
 */
export const useZodForm = <Form extends Record<string, unknown>>(
  schema: z.ZodMiniType<Form, Form>,
  defaultValues: DefaultValues<Form>,
) => useForm<Form, unknown, Form>({ resolver: zodResolver(schema, undefined, { mode: "sync" }), defaultValues });
