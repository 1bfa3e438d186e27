/** Where editors see drafts: below it, every page has its own path. */
export const previewRoot = '/voorvertoning';
