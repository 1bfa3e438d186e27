/** `Marieke de Wit` → `M.D.W.`: enough to recognise your own name by, and too little to find someone else with. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/[\s-]+/)
    .filter((part) => part !== '')
    .map((part) => `${(Array.from(part)[0] ?? '').toLocaleUpperCase('nl')}.`)
    .join('');
