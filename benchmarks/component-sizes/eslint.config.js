export { default } from '@pomp/tooling/eslint';
