/** A phone number as people here write it: "+16025550134" → "(602) 555-0134". A foreign one stays as it is. */
export const nationalPhone = (e164: string) => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
