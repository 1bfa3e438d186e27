import type { AnyField, FieldKind, FieldOfKind, SectionContext } from '@pomp/domain';
import type { ReactElement } from 'react';

/** Kinds without a control yet; a section that has one can't be made into a form. */
type Unrendered = 'files';
export type RenderableKind = Exclude<FieldKind, Unrendered>;
export type RenderableField = Exclude<AnyField, { kind: Unrendered }>;

/** What a control gets: the definition of its field, what it holds, and what can happen to it. */
export interface ControlProps<F extends RenderableField = RenderableField> {
  readonly field: F;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly required: boolean;
  readonly message: string | undefined;
  readonly context: SectionContext;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
  readonly onToggleUnknown: () => void;
}

export type Control<F extends RenderableField = RenderableField> = (props: ControlProps<F>) => ReactElement;
export type ControlOf<Kind extends RenderableKind> = Control<Extract<FieldOfKind<Kind>, RenderableField>>;
