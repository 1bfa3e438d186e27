import { definePackage } from '@pomp/tooling/tsup';

export default definePackage({ styles: true });
