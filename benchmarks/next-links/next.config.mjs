/** @type {import('next').NextConfig} */
export default {
  trailingSlash: true,
  productionBrowserSourceMaps: false,
  // Whoever measures says where: in a folder that goes.
  distDir: '.next',
};
