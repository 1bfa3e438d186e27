export { SiteBanner, type SiteBannerProps } from './banner/site-banner.js';
export { bannerMayShow } from './banner/banner-paths.js';
export { StorefrontProvider, type StorefrontProviderProps } from './storefront/storefront-provider.js';
export { storefrontBlocks } from './storefront-blocks.js';
