'use client';

import { SelectField, YearSelect, type SelectFieldProps, type YearSelectProps } from '@pomp/design-system';

// The design system's lists, in a file of their own so that they can be fetched when a form has one.

export const SelectList = (props: SelectFieldProps) => <SelectField {...props} />;

export const YearList = (props: YearSelectProps) => <YearSelect {...props} />;
