export { default } from '@pomp/tooling/vitest';
