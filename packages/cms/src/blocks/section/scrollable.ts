/** For what scrolls sideways: by keyboard too, with a name that tells screen readers there is more. */
export const scrollable = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label }) as const;
