import { fieldValue } from './field-value.js';
import type { Story } from './story-file.js';

interface Order {
  field: string;
  descending: boolean;
  numeric: boolean;
}

/** `content.price:desc:int,name:asc`. */
function parseOrder(sortBy: string): Order[] {
  return sortBy.split(',').map((part) => {
    const [field = '', direction, type] = part.trim().split(':');
    return { field, descending: direction === 'desc', numeric: type === 'int' || type === 'float' };
  });
}

export function sortStories(stories: Story[], sortBy: string): Story[] {
  const orders = parseOrder(sortBy);
  return stories.toSorted((left, right) => {
    for (const { field, descending, numeric } of orders) {
      const difference = compare(fieldValue(left, field), fieldValue(right, field), numeric);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

function compare(left: unknown, right: unknown, numeric: boolean): number {
  if (numeric || (typeof left === 'number' && typeof right === 'number')) return Number(left) - Number(right);
  const [a, b] = [left, right].map((value) => (value === undefined || value === null ? '' : String(value)));
  return (a ?? '').localeCompare(b ?? '', 'en');
}
