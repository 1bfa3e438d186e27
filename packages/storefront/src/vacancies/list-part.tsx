'use client';

import type { ComponentProps } from 'react';
import { PostingAge } from './posting-age.js';
import { VacancyList } from './vacancy-list.js';

export interface ListParts {
  list: typeof VacancyList;
  age: typeof PostingAge;
}

type PartProps = { [Name in keyof ListParts]: { readonly part: Name } & ComponentProps<ListParts[Name]> }[keyof ListParts];

/** What the list of vacancies does by script, as one thing to fetch: they share their words and dates. */
export function ListPart(props: PartProps) {
  switch (props.part) {
    case 'list':
      return <VacancyList {...props} />;
    case 'age':
      return <PostingAge {...props} />;
  }
}
