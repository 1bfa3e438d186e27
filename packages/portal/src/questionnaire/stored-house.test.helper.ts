import { askedSections } from '../house-info/house-info-progress.js';

/** The section about the house, as it is stored with these answers. */
export function storedHouse(answers: object) {
  const body = { houseInfo: { completed: false, house: { ...answers, completed: false } }, revision: '2' };
  const saved = askedSections({ houseId: '1', body, today: '2026-11-26' }).find(({ name }) => name === 'house');
  if (!saved) throw new Error('The house info has no section about the house.');
  return saved;
}
