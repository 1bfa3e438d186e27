/** Headers of every answer the site gives itself. */
export function responseHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Of the files that mails and pages of others show: pictures, a brochure. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** What the address of a page calls what opens it by itself. */
const secret = /[?&](?:token|code)=/;

/** Beside the usual ones: what opens a page by itself travels to nobody as the place where they came from. */
export const headersAt = (address = ''): Record<string, string> =>
  secret.test(address) ? { 'referrer-policy': 'no-referrer' } : {};
