const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Could this be one of our ids? What is not is never asked of the database, which would refuse it with an error. */
export const isId = (text: string) => UUID.test(text);
