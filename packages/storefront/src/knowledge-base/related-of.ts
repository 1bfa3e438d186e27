import type { Article } from './article.js';

const shown = 3;

/** Which articles of a category stand under one of them: the last three of the others, reversed (spec 2 §4). */
export const relatedOf = (articles: readonly Article[], id: number): Article[] =>
  articles
    .filter((article) => article.id !== id)
    .slice(-shown)
    .reverse();
