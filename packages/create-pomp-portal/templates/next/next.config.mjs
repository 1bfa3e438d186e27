/** @type {import('next').NextConfig} */
export default {
  // Addresses end in a slash as the screens write them; those of the API don't.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: ['account', 'auth', 'download', 'getTerms'].map((part) => ({
      source: `/api/${part}/:path*`,
      destination: `${process.env.API_URL}/api/${part}/:path*`,
    })),
  }),
};
