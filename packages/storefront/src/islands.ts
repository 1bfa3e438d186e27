export { islands, type IslandName } from './islands/registry.js';
export { IslandHostProvider, type IslandHostProps } from './islands/island.js';
export { StorefrontSettingsContext, type StorefrontSettings } from './storefront/storefront-settings.js';
export { storefrontRoutes } from './storefront/storefront-routes.js';
