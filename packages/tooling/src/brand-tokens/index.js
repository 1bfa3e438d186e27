// What is made of a brand's design tokens. Runs in a browser as well: Storybook makes a brand of a file there.
export { brandModule } from './brand-module.js';
export { figmaVariables } from './figma-variables.js';
export { NoBrand, readBrand } from './read-brand.js';
