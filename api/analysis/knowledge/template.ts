/** A sentence with places to be filled in: "Replace what cannot be repaired: {parts}." */
export type Template<Place extends string> = string & { readonly places?: Place };

const PLACE = /\{(\w+)\}/g;

/** The names of the places, in order. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, place]) => place!);

/** The sentence with every place filled in. */
export const fill = <Place extends string>(
  template: Template<Place>,
  values: Readonly<Record<NoInfer<Place>, string | number>>,
): string => template.replace(PLACE, (_, place: Place) => String(values[place]));
