'use client';

import { FilePicker, type FilePickerProps } from '@pomp/design-system';

// The design system's picker, in a file of its own so that it can be fetched when a form has one.

export const FilePickerPart = (props: FilePickerProps) => <FilePicker {...props} />;
