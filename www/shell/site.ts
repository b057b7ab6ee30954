// Where the site's files lie. Scripts are bundled into one folder below the site's top, so only files of
// this folder may say where they are.

/** @param path a file's address below the site's top */
export const siteUrl = (path: string) => new URL(`../${path}`, import.meta.url);
