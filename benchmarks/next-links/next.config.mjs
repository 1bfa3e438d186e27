/** What pages load besides themselves: from whoever serves ours, so that both load the same bytes. */
const loaded = ['_assets', 'beeld', 'film'];

/** @type {import('next').NextConfig} */
export default {
  trailingSlash: true,
  productionBrowserSourceMaps: false,
  // Whoever measures says where: in a folder that goes.
  distDir: '.next',
  rewrites: async () => ({
    beforeFiles: loaded.map((folder) => ({
      source: `/${folder}/:path*`,
      destination: `${process.env.PAGES_SITE}/${folder}/:path*`,
    })),
    afterFiles: [],
    fallback: [],
  }),
};
