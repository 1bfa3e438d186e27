const { API_URL: api = '' } = process.env;
if (!/^https?:/.test(api)) throw new Error('API_URL in .env has the address of the API, such as https://api.seller.nl.');

/** @type {import('next').NextConfig} */
export default {
  // Addresses end in a slash as the screens write them; those of the API don't.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: ['account', 'auth', 'download', 'getTerms'].map((part) => ({
      source: `/api/${part}/:path*`,
      destination: `${api}/api/${part}/:path*`,
    })),
  }),
};
