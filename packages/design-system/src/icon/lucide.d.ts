// Each drawing by itself: the list of all of them names 2,000 files, which every bundler would read for the few that are used here.
declare module 'lucide/dist/esm/icons/*.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- what declares a module of others can't import a file beside it
  const drawing: import('./icon-node.js').IconNode;
  export default drawing;
}
