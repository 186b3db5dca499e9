/** Path of a request without its query: "/api/issues/1". */
export const pathOf = (request: Request) => new URL(request.url).pathname;

/** Is this a call of the API, and not a page or file of the site? */
export const isApi = (request: Request) => pathOf(request).startsWith("/api/");
