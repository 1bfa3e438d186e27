'use client';

import { SelectField, type SelectFieldProps } from '@pomp/design-system';

/** The design system's select, in a file of its own so that it can be fetched when a form has one. */
export const SelectList = (props: SelectFieldProps) => <SelectField {...props} />;
