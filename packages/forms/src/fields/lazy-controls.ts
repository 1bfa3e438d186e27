'use client';

import type { SelectFieldProps } from '@pomp/design-system';
import type { FieldOfKind } from '@pomp/domain';
import type { ControlOf, ControlProps } from './control.js';
import { frameOf } from './frame-of.js';
import { lazyPart } from './lazy-part.js';

const oneOf = (props: ControlProps) => {
  const { label, help, required } = frameOf(props);
  return { label, help, required };
};
const asManyAsOptions = (props: ControlProps<FieldOfKind<'multiChoice' | 'insulation'>>) => ({
  ...oneOf(props),
  controls: props.field.options.length,
});

export const ListControl: ControlOf<'choice'> = lazyPart(async () => (await import('./list-controls.js')).ListControl, oneOf);
export const YearControl: ControlOf<'year'> = lazyPart(async () => (await import('./list-controls.js')).YearControl, oneOf);
export const DateControl: ControlOf<'text'> = lazyPart(async () => (await import('./date-control.js')).DateControl, oneOf);
export const MultiChoiceControl: ControlOf<'multiChoice'> = lazyPart(
  async () => (await import('./multi-choice-control.js')).MultiChoiceControl,
  asManyAsOptions,
);
export const InsulationControl: ControlOf<'insulation'> = lazyPart(
  async () => (await import('./insulation-control.js')).InsulationControl,
  asManyAsOptions,
);
export const FilesControl: ControlOf<'files'> = lazyPart(
  async () => (await import('./files-control.js')).FilesControl,
  (props) => ({ ...oneOf(props), controls: 2 }),
);

/** The design system's list, for what isn't a field of the section. */
export const LazySelect = lazyPart<SelectFieldProps>(
  async () => (await import('./list-controls.js')).List,
  ({ label, help, required, labelSize }) => ({ label, help, required, labelSize }),
);
