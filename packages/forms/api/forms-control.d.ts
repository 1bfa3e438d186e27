import { Control } from '@pomp/design-system/controls';
type Enhance = (form: HTMLFormElement) => void;
declare const formsControl: (scripts: Readonly<Record<string, () => Promise<Enhance>>>) => Control;
export { formsControl };
export type { Enhance };
