import type { CheckboxField } from './checkbox.js';
import type { ChoiceField, MultiChoiceField } from './choice.js';
import type { FilesField } from './files.js';
import type { InsulationField } from './insulation.js';
import type { DecimalField, WholeNumberField } from './number.js';
import type { PasswordField } from './password.js';
import type { TextField } from './text.js';
import type { YearField } from './year.js';

/** Every kind there is. Renderers are an exhaustive map over its `kind`. */
export type AnyField =
  | TextField
  | PasswordField
  | WholeNumberField
  | DecimalField
  | YearField
  | ChoiceField
  | MultiChoiceField
  | InsulationField
  | FilesField
  | CheckboxField;

/** What tells the kinds apart. */
export type FieldKind = AnyField['kind'];
/** The field of one kind. */
export type FieldOfKind<Kind extends FieldKind> = Extract<AnyField, { kind: Kind }>;
