/** Numbers in names count as numbers: `step-9` comes before `step-10`, and `2026-99999` before `2026-100000`. */
export const compareNumbered = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
