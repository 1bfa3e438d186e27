export { SiteBanner, type SiteBannerProps } from './banner/site-banner.js';
export { bannerMayShow } from './banner/banner-paths.js';
export { storefrontBlocks } from './storefront-blocks.js';
