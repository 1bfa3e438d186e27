/** Paths of code that isn't the product's: presets and test tools may come in here. */
module.exports.workbench =
  '([.](test|test-d|stories|guide)[.]|[.]config[.]|/(e2e|bench|testing|test|visual|guides|[.]storybook)/|^apps/storybook/(built|stories)/|^apps/site/(texts-of-pages|build-pages))';
