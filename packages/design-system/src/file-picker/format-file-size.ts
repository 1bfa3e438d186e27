import type { Language } from '@pomp/language';

const units = ['B', 'kB', 'MB', 'GB'] as const;
const step = 1024;

/** '812 kB', '3,4 MB', '1,2 GB'. In steps of 1024, as the limits are counted: a file of 500 MB reads as just that. */
export function formatFileSize(bytes: number, { locale }: Pick<Language, 'locale'>): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(step)), units.length - 1);
  const rounded = roundTo(bytes / step ** power, power < 2 ? 0 : 1);
  // 1023,6 kB rounds to 1.024 kB, which is a megabyte.
  const [amount, unit] = rounded >= step && power < units.length - 1 ? [1, units[power + 1]] : [rounded, units[power]];
  return `${amount.toLocaleString(locale)} ${unit}`;
}

const roundTo = (amount: number, decimals: number): number => Number(amount.toFixed(amount >= 100 ? 0 : decimals));
